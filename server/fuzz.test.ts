/**
 * Requests that are wrong in every way, at every address, over a real socket: none makes the server fail. A thousand on
 * both databases together here; `npm run fuzz` sends as many as it is told.
 */
import { expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/databases.ts'
import { openStage } from './testing/fuzz/stage.ts'
import { storm } from './testing/fuzz/run.ts'

const { FUZZ_SEED = '1', FUZZ_FROM = '0', FUZZ_COUNT = '500' } = process.env
const asked = { seed: Number(FUZZ_SEED), from: Number(FUZZ_FROM), count: Number(FUZZ_COUNT) }
const hourMs = 60 * 60 * 1000

describeEachDatabase('whatever is sent', (open, kind) => {
  test(
    'no answer is a failure of ours, late, cut off, or says what is inside',
    async () => {
      const stage = await openStage(await open())
      const { statuses, failures, slowestMs } = await storm(stage, asked)
      await stage.close()
      if (process.env.FUZZ_COUNT) console.log(kind, JSON.stringify(statuses), `slowest ${Math.round(slowestMs)} ms`)
      expect(failures.join('\n\n')).toBe('')
    },
    hourMs,
  )
})
