/** Waiting for an answer that may never come. */
import { DatabaseUnavailable } from './unavailable.ts'

type Options = {
  /** After this long it is given up with DatabaseUnavailable, in milliseconds. */
  limitMs: number
  /** After this long without an answer `onDoubt` is called, once. */
  doubtMs?: number
  onDoubt?: () => void
  /** Gives up before the limit when it calls; answers how to take that back. */
  onceHopeless?: (giveUp: () => void) => () => void
}

const tickMs = 250

/**
 * The answer, or DatabaseUnavailable when there is none in time. Time is counted in turns of the event loop: while
 * this process was too busy to read what had come, nobody was kept waiting but by ourselves.
 */
export function patiently<Answer>(
  asked: Promise<Answer>,
  { limitMs, doubtMs = limitMs, onDoubt, onceHopeless }: Options,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let waited = 0
    const giveUp = (reason: string) => {
      end()
      reject(new DatabaseUnavailable(reason))
    }
    const tick = () => {
      waited += tickMs
      if (waited === doubtMs) onDoubt?.()
      if (waited >= limitMs) giveUp('it does not answer')
    }
    const timer = setInterval(tick, tickMs)
    const hopeAgain = onceHopeless?.(() => giveUp('it went away'))
    const end = () => {
      clearInterval(timer)
      hopeAgain?.()
    }
    asked.then(resolve, reject).finally(end)
  })
}
