import { availableParallelism } from 'node:os'
import { median } from '../timing.ts'
import { load, type Load, type Target } from './load.ts'

/** As many as keep one process busy, and in halves two. */
const connections = 64

/**
 * Prints how many answers two processes give beside one of them with as many connections in all: by the time that
 * passed, which tells something where there are cores for both and for whoever asks, and by what they reckoned.
 */
export async function reportTwo(
  what: string,
  [one, other]: readonly [Target, Target],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<void> {
  const together = () =>
    Promise.all([one, other].map((target) => load(target, connections / 2, seconds))).then(summedUp)
  await together()
  const ratios: number[] = []
  const reckoned: number[] = []
  for (let round = 0; round < rounds; round++) {
    const alone = await load(one, connections, seconds)
    const both = await together()
    ratios.push(both.rate / alone.rate)
    reckoned.push((2 * (alone.cpu ?? Number.NaN)) / (both.cpu ?? Number.NaN))
  }
  const figures = [median(ratios), median(reckoned)].map((ratio) => ratio.toFixed(2)).join(', CPU ')
  console.log(what.padEnd(44), `${figures} on ${availableParallelism()} cores`)
}

/** Their rates together, and what one of their answers costs. */
function summedUp(loads: readonly Load[]): Load {
  const rate = loads.reduce((sum, load) => sum + load.rate, 0)
  const spent = loads.reduce((sum, load) => sum + load.rate * (load.cpu ?? Number.NaN), 0)
  return { rate, cpu: spent / rate }
}
