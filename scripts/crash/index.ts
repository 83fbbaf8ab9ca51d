/**
 * npm run crash -- [--rounds=1000] [--from=1] [--seed=1] [--on=SQLite]: kills processes while they write accounts,
 * purchases, events and invitations, on both databases or one, and prints what was lost or made twice: nothing. What was
 * left off after round 450 goes on with `--from=451 --rounds=550`.
 */
import { parseArgs } from 'node:util'
import { play } from '../test/play.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    on: { type: 'string', default: '' },
  },
})
process.env.CRASH_ROUNDS = values.rounds
process.env.CRASH_FROM = values.from
process.env.CRASH_SEED = values.seed

process.exit((await play(['server/crash.test.ts'], { project: 'server', named: values.on })) ? 0 : 1)
