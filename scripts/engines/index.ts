/**
 * npm run engines [-- part of a path]: plays new and changed components in every flavour in Gecko and in WebKit, holds
 * each to React in the same engine, and writes down what passed; with part of a path, all that have it, and with
 * --sample those that `npm test` plays.
 */
import { startVitest } from 'vitest/node'
import { engineNames } from '#toolchain/engines/engine.ts'
import { findEngine, howToGet, installEngines } from '#toolchain/engines/find.ts'

installEngines(engineNames)
const missing = engineNames.filter((name) => !findEngine(name))
for (const name of missing) console.error(`Not run: ${howToGet(name)}`)
if (missing.length === engineNames.length) process.exit(1)

process.env.MILLWORK_ENGINES = process.argv[2] ?? ''
const vitest = await startVitest('test', ['tests/engines.spec.ts'], { run: true, watch: false })
const failed = vitest.state.getTestModules().some((module) => !module.ok())
await vitest.close()
process.exit(failed ? 1 : 0)
