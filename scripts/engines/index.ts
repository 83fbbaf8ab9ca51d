/**
 * npm run engines [-- part of a path]: plays new and changed components in every flavour in Gecko and in WebKit, holds
 * each to React in the same engine, and writes down what passed; with part of a path, all that have it, and with
 * --sample those that `npm test` plays.
 */
import { engineNames } from '#toolchain/engines/engine.ts'
import { findEngine, howToGet, installEngines } from '#toolchain/engines/find.ts'
import { play } from '../test/play.ts'

installEngines(engineNames)
const missing = engineNames.filter((name) => !findEngine(name))
for (const name of missing) console.error(`Not run: ${howToGet(name)}`)
if (missing.length === engineNames.length) process.exit(1)

process.env.MILLWORK_ENGINES = process.argv[2] ?? ''
process.exit((await play(['tests/engines.spec.ts'])) ? 0 : 1)
