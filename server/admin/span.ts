import { AdminError } from './command.ts'

const dayMs = 24 * 60 * 60 * 1000

/** From the beginning of a day until before that of another (UTC). */
export type Span = { from: Date; until: Date }

/** The last thirty days, or from a day on, until today or another day. Throws AdminError for what is no day. */
export function spanOf(from: string | undefined, until: string | undefined, now: Date): Span {
  const last = until === undefined ? startOf(now.toISOString().slice(0, 10)) : startOf(until)
  const first = from === undefined ? new Date(last.getTime() - 29 * dayMs) : startOf(from)
  if (first > last) throw new AdminError('The first day comes after the last.')
  return { from: first, until: new Date(last.getTime() + dayMs) }
}

function startOf(day: string): Date {
  const date = new Date(`${day}T00:00:00Z`)
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day
  if (!isDay) throw new AdminError(`"${day}" is no day. Write it as 2026-11-21.`)
  return date
}
