/** Tells the operator of a database that is there and refuses what it is asked: full, read-only, locked, or too busy. */
import type { OutageLog } from './outage.ts'

/** Tells of one refusal, by its reason. */
export type Refusals = (reason: string) => void

/** Requests that fail for the same reason are one line in this time, in milliseconds. */
const quietMs = 30_000

export function tellRefusals(log: OutageLog | undefined): Refusals {
  const toldAt = new Map<string, number>()
  return (reason) => {
    const now = performance.now()
    if (now - (toldAt.get(reason) ?? -Infinity) < quietMs) return
    toldAt.set(reason, now)
    log?.error({ reason }, 'the database refuses what is asked')
  }
}
