/**
 * npm run fuzz -- [--count=10000] [--seed=1] [--from=0] [--on=SQLite]: requests that are wrong in every way, at every
 * address, on both databases or one. What goes wrong is printed with the words that send that one request again. With
 * --sources it hands odd sources of components to the compiler instead.
 */
import { parseArgs } from 'node:util'
import { play } from '../test/play.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    on: { type: 'string', default: '' },
    sources: { type: 'boolean', default: false },
  },
})
process.env.FUZZ_COUNT = values.count
process.env.FUZZ_SEED = values.seed
process.env.FUZZ_FROM = values.from

const [file, project] = values.sources ? ['compiler/fuzz.test.ts', 'unit'] : ['server/fuzz.test.ts', 'server']
process.exit((await play([file], { project, named: values.on })) ? 0 : 1)
