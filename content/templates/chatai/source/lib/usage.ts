/** What was used of what a plan holds. Days and months begin where the account lives; money is in minor units. */
import type { UsageRecord } from './types.ts'

/** Free begins anew at midnight in Eastern Time, and so does every day here. */
export const accountZone = 'America/New_York'

/** "2026-09-24" for a moment, in a time zone. */
export function dayOf(at: string | Date, timeZone = accountZone): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return parts.format(new Date(at))
}

/** How many answers there were on each day of a month, from its first day to `until`. `month` is "2026-09". */
export function byDay(records: readonly UsageRecord[], month: string, until = `${month}-31`, timeZone = accountZone) {
  const counts = new Map<string, number>()
  const [year = 0, number = 1] = month.split('-').map(Number)
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate()
  for (let day = 1; day <= days; day++) {
    const name = `${month}-${String(day).padStart(2, '0')}`
    if (name <= until) counts.set(name, 0)
  }
  for (const record of records) {
    const day = dayOf(record.at, timeZone)
    if (counts.has(day)) counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return [...counts].map(([day, count]) => ({ day, count }))
}

export interface Allowance {
  used: number
  limit: number
  left: number
  /** Of the limit, from 0 to 1. */
  share: number
  /** From the last tenth on it is time to say so. */
  state: 'fine' | 'near' | 'reached'
}

export function allowance(used: number, limit: number): Allowance {
  const left = Math.max(0, limit - used)
  const share = limit > 0 ? Math.min(1, used / limit) : 1
  return { used, limit, left, share, state: left === 0 ? 'reached' : share >= 0.9 ? 'near' : 'fine' }
}

/** Answers of the day a moment lies in. */
export function usedOn(records: readonly UsageRecord[], now: Date, timeZone = accountZone): number {
  const today = dayOf(now, timeZone)
  return records.filter(({ at }) => dayOf(at, timeZone) === today).length
}

/**
 * Answers since the plan's month began.
 * @param startDay the day of the month on which the plan began, 1 to 31; in a shorter month it is the last day
 */
export function usedInPeriod(records: readonly UsageRecord[], now: Date, startDay = 1, timeZone = accountZone): number {
  const from = periodStart(dayOf(now, timeZone), startDay)
  const today = dayOf(now, timeZone)
  return records.filter(({ at }) => dayOf(at, timeZone) >= from && dayOf(at, timeZone) <= today).length
}

/** The first day of the period that a day lies in. */
export function periodStart(today: string, startDay: number): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const start = (ofMonth: number) => {
    const last = new Date(Date.UTC(year, ofMonth, 0)).getUTCDate()
    return new Date(Date.UTC(year, ofMonth - 1, Math.min(startDay, last))).toISOString().slice(0, 10)
  }
  return Number(start(month).slice(8)) <= day ? start(month) : start(month - 1)
}

/** Prices of a model for a million tokens, in minor units: 300 is $3.00. */
export interface TokenPrice {
  input: number
  output: number
}

/** What records cost, in minor units. It is rounded once, up, over all of them: single answers cost parts of a cent. */
export function costOf(
  records: readonly Pick<UsageRecord, 'inputTokens' | 'outputTokens'>[],
  price: TokenPrice,
): number {
  const millionths = records.reduce(
    (sum, { inputTokens, outputTokens }) => sum + inputTokens * price.input + outputTokens * price.output,
    0,
  )
  return Math.ceil(millionths / 1_000_000)
}

/** "$12" or "$12.50": cents only where there are any. */
export function money(minorUnits: number, currency = 'USD', locale = 'en-US'): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  const amount = minorUnits / 10 ** digits
  if (!Number.isInteger(amount)) return format.format(amount)
  return new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount)
}

/** What a plan costs in a year, paid by the month or at once, and what is saved. Ten months are paid of twelve. */
export function yearOf(monthly: number, people = 1): { byMonth: number; atOnce: number; saved: number } {
  const byMonth = monthly * 12 * people
  const atOnce = monthly * 10 * people
  return { byMonth, atOnce, saved: byMonth - atOnce }
}
