/** Throws so many requests at a stage and tells what was wrong with the answers. */
import { longestMs, objections } from './judge.ts'
import { draw } from './requests.ts'
import type { Stage } from './stage.ts'
import { ask } from './wire.ts'

/** `from` and `count` are numbers of requests: each is drawn by the seed and its own number. */
export type Storm = { seed: number; from: number; count: number }

export type Tally = {
  statuses: Record<number, number>
  /** A line for each answer that was wrong, with what makes its request again. */
  failures: string[]
  slowestMs: number
}

/** Sessions are begun anew after so many requests. */
const renewEvery = 50
/** So many wrong answers are enough to know. */
const mostFailures = 25

export async function storm(stage: Stage, { seed, from, count }: Storm): Promise<Tally> {
  const tally: Tally = { statuses: {}, failures: [], slowestMs: 0 }
  for (let place = from; place < from + count; place++) {
    if ((place - from) % renewEvery === 0) await stage.renew()
    const drawn = draw(seed, place, stage)
    const answer = await ask(stage.port, drawn.bytes, { limitMs: longestMs, ends: drawn.isCut })
    const status = answer?.status ?? 0
    tally.statuses[status] = (tally.statuses[status] ?? 0) + 1
    tally.slowestMs = Math.max(tally.slowestMs, answer?.ms ?? 0)
    const wrong = objections(drawn, answer)
    if (wrong.length > 0) {
      const again = `npm run fuzz -- --seed=${seed} --from=${place} --count=1`
      const sent = JSON.stringify(drawn.bytes.toString('latin1').slice(0, 1500))
      tally.failures.push(`${wrong.join('; ')}\n  ${drawn.person}, ${drawn.route}\n  ${sent}\n  again: ${again}`)
      if (tally.failures.length >= mostFailures) break
    }
  }
  return tally
}
