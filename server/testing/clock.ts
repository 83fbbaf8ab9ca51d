/** Clocks for tests. Sessions do not go by them (server/process/clock.ts); who tests how they end moves the process's `Date`. */
import type { Clock } from '../process/clock.ts'

export type TestClock = Clock & { pass(ms: number): void }

/** Stands at a moment of ISO 8601, as "2026-01-05T12:00:00Z", until it is moved. */
export const testClock = (at: string): TestClock => clockFrom(at, 0)

/** Begins at a moment, and a millisecond passes at every look, so that no two things happen at once. */
export const passingClock = (at: string): TestClock => clockFrom(at, 1)

function clockFrom(at: string, step: number): TestClock {
  let now = new Date(at).getTime()
  const pass = (ms: number) => void (now += ms)
  return Object.assign(
    () => {
      pass(step)
      return new Date(now)
    },
    { pass },
  )
}
