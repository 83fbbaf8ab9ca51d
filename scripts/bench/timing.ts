import type { CDPSession, Page } from 'playwright-core'
import { present } from '#toolchain/present.ts'

/** What one round cost, in milliseconds: until it was painted, and how much of that was script. */
export type Cost = { painted: number; script: number; frames: number }

/** Puts a stopwatch into the page: it starts with an action and stops in the task after the frame that shows it. */
export const stopwatch = `
  window.stopwatch = (act, isDone, since) => new Promise((resolve, reject) => {
    let frames = 0, start = since ?? performance.now()
    const look = () => {
      frames++
      let done = false
      try { done = isDone() } catch (error) { return reject(error) }
      if (done) {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => resolve({ painted: performance.now() - start, frames })
        channel.port2.postMessage(0)
      } else if (performance.now() - start > 5000) reject(new Error('Nothing was painted within five seconds.'))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    act()
  })`

/** Runs an expression that answers a stopwatch's promise, and adds the script time that the browser counted. */
export async function timed(page: Page, session: CDPSession, expression: string): Promise<Cost> {
  const before = await scriptTime(session)
  const { painted, frames } = (await page.evaluate(expression)) as Omit<Cost, 'script'>
  return { painted, frames, script: (await scriptTime(session)) - before }
}

async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
}

/** Runs rounds and keeps the middle of each figure. */
export async function medianOf(rounds: number, run: (round: number) => Promise<Cost>): Promise<Cost> {
  const costs: Cost[] = []
  for (let round = 0; round < rounds; round++) costs.push(await run(round))
  const middle = (key: keyof Cost) => median(costs.map((cost) => cost[key]))
  return { painted: middle('painted'), script: middle('script'), frames: middle('frames') }
}

/** The middle of some figures, the upper one of two. @throws when there are none */
export const median = (figures: readonly number[]): number =>
  present(figures.toSorted((a, z) => a - z)[Math.floor(figures.length / 2)], 'a figure of at least one round')

/** One of a list after the other, from the beginning again after the last. @throws when the list is empty */
export const inTurn = <T>(list: readonly T[], round: number): T =>
  present(list[round % list.length], 'something to take in turn')
