/**
 * npm run fuzz -- [--count=10000] [--seed=1] [--from=0] [--on=SQLite]: requests that are wrong in every way, at every
 * address, on both databases or one. What goes wrong is printed with the words that send that one request again.
 */
import { parseArgs } from 'node:util'
import { play } from '../test/play.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    on: { type: 'string', default: '' },
  },
})
process.env.FUZZ_COUNT = values.count
process.env.FUZZ_SEED = values.seed
process.env.FUZZ_FROM = values.from

process.exit((await play('server/fuzz.test.ts', { project: 'unit', named: values.on })) ? 0 : 1)
