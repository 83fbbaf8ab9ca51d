/**
 * npm run touch [-- part of a path]: plays new and changed components in every flavour on a phone of 390 pixels, by
 * touch, holds each to React there, and writes down what passed; with part of a path, all that have it.
 */
import { play } from '../test/play.ts'

process.env.MILLWORK_TOUCH = process.argv[2] ?? ''
process.exit((await play(['tests/touch.spec.ts'])) ? 0 : 1)
