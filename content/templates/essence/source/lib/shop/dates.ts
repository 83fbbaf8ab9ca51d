/** Calendar days as `2026-03-09`, and which of them are working days. No time of day, so no clock changes either. */

import { once } from './once.ts'

const clocks = new Map<string, Intl.DateTimeFormat>()

/** What a clock in a time zone shows at a moment. */
function clock(moment: Date, timeZone: string): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' } as const
  const format = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...options })
  clocks.set(timeZone, format)
  return Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
}

/** The day it is at a moment, in a time zone. */
export function dayOf(moment: Date, timeZone: string): string {
  const { year, month, day } = clock(moment, timeZone)
  return `${year}-${month}-${day}`
}

/** The hour it is at a moment, from 0 to 23, in a time zone. */
export function hourOf(moment: Date, timeZone: string): number {
  return Number(clock(moment, timeZone).hour)
}

/** The day of the week, from Sunday, 0. */
export function weekdayOf(day: string): number {
  return at(day).getUTCDay()
}

const inWords = { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' } as const
const withYear = once(() => new Intl.DateTimeFormat('en-US', { ...inWords, year: 'numeric' }))
const withoutYear = once(() => new Intl.DateTimeFormat('en-US', inWords))

/** A day as it is read: `Monday, March 9`, with the year where asked. */
export function formatDay(day: string, { year = false } = {}): string {
  return (year ? withYear() : withoutYear()).format(at(day))
}

/** The day a number of days later. */
export function addDays(day: string, count: number): string {
  return new Date(at(day).getTime() + count * 86_400_000).toISOString().slice(0, 10)
}

/** The working day a number of working days later; with 0, the day itself. */
export function addBusinessDays(day: string, count: number): string {
  let current = day
  for (let left = count; left > 0;) {
    current = addDays(current, 1)
    if (isBusinessDay(current)) left -= 1
  }
  return current
}

/** Neither a Saturday, nor a Sunday, nor a federal holiday where it is observed. */
export function isBusinessDay(day: string): boolean {
  const weekday = weekdayOf(day)
  return weekday !== 0 && weekday !== 6 && !isHoliday(day)
}

/** Whether a federal holiday is observed on that day: on Friday if it is a Saturday's, on Monday if it is a Sunday's. */
export function isHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4))
  // New Year's Day of the next year may be observed on the last day of this one.
  return [...holidays(year), `${year + 1}-01-01`].some((holiday) => observed(holiday) === day)
}

function observed(day: string): string {
  const weekday = weekdayOf(day)
  return weekday === 6 ? addDays(day, -1) : weekday === 0 ? addDays(day, 1) : day
}

function holidays(year: number): string[] {
  return [
    `${year}-01-01`,
    nth(year, 1, 1, 3),
    nth(year, 2, 1, 3),
    lastMonday(year, 5),
    `${year}-06-19`,
    `${year}-07-04`,
    nth(year, 9, 1, 1),
    nth(year, 10, 1, 2),
    `${year}-11-11`,
    nth(year, 11, 4, 4),
    `${year}-12-25`,
  ]
}

/** The nth weekday of a month, from Sunday, 0. */
function nth(year: number, month: number, weekday: number, count: number): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  const ahead = (weekday - weekdayOf(first) + 7) % 7
  return addDays(first, ahead + (count - 1) * 7)
}

function lastMonday(year: number, month: number): string {
  const fifth = nth(year, month, 1, 5)
  return Number(fifth.slice(5, 7)) === month ? fifth : addDays(fifth, -7)
}

function at(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}
