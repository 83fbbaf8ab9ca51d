/**
 * npm run fuzz -- [--count=10000] [--seed=1] [--from=0] [--on=SQLite]: requests that are wrong in every way, at every
 * address, on both databases or one. What goes wrong is printed with the words that send that one request again.
 */
import { parseArgs } from 'node:util'
import { startVitest } from 'vitest/node'

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

const vitest = await startVitest('test', ['server/fuzz.test.ts'], {
  run: true,
  watch: false,
  project: 'unit',
  ...(values.on && { testNamePattern: values.on }),
})
const passed = vitest.state.getTestModules().every((module) => module.ok())
await vitest.close()
process.exit(passed ? 0 : 1)
