/**
 * npm run crash -- [--rounds=1000] [--seed=1] [--on=SQLite]: kills processes while they write accounts, purchases, events
 * and invitations, on both databases or one, and prints what was lost or made twice: nothing.
 */
import { parseArgs } from 'node:util'
import { startVitest } from 'vitest/node'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    on: { type: 'string', default: '' },
  },
})
process.env.CRASH_ROUNDS = values.rounds
process.env.CRASH_SEED = values.seed

const vitest = await startVitest('test', ['server/crash.test.ts'], {
  run: true,
  watch: false,
  project: 'unit',
  ...(values.on && { testNamePattern: values.on }),
})
const passed = vitest.state.getTestModules().every((module) => module.ok())
await vitest.close()
process.exit(passed ? 0 : 1)
