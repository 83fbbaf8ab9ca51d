/**
 * npm run touch [-- part of a path]: plays new and changed components in every flavour on a phone of 390 pixels, by
 * touch, holds each to React there, and writes down what passed; with part of a path, all that have it.
 */
import { startVitest } from 'vitest/node'

process.env.MILLWORK_TOUCH = process.argv[2] ?? ''
const vitest = await startVitest('test', ['tests/touch.spec.ts'], { run: true, watch: false })
const failed = vitest.state.getTestModules().some((module) => !module.ok())
await vitest.close()
process.exit(failed ? 1 : 0)
