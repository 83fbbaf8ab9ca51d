/** A written day exists, and falls on the weekday that is written beside it. A day without a year is one of 2026. */
import type { Rule } from '../rule.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'] // prettier-ignore
const usual = 2026

/** A name, or how it is shortened. */
const anyOf = (names: readonly string[]) =>
  [...names, ...names.map((name) => name.slice(0, 3)), 'Sept', 'Tues', 'Thur', 'Thurs']
    .filter((name) => names.some((whole) => whole.startsWith(name)))
    .sort((a, b) => b.length - a.length)
    .join('|')
const indexIn = (names: readonly string[], written: string) => names.findIndex((name) => name.startsWith(written))
const day = '(\\d{1,2})(?:st|nd|rd|th)?'
const spoken = new RegExp(
  `(?:\\b(${anyOf(weekdays)})\\.?,? (?:the )?)?\\b(?:(${anyOf(months)})\\.? ${day}|${day} (${anyOf(months)}))\\b(?!:|,\\d)(?:,? (20\\d\\d)\\b)?`,
  'g',
)
const iso = /\b(20\d\d)-(\d\d)-(\d\d)\b/g

function faultOf(at: number, what: string, when: { year: number; month: number; date: number; weekday: string }) {
  const { year, month, date, weekday } = when
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  if (month < 0 || month > 11 || date < 1 || date > last)
    return [{ at, what, help: `There is no such day: that month of ${year} has ${last} days.` }]
  const right = weekdays[new Date(Date.UTC(year, month, date)).getUTCDay()] ?? ''
  if (!weekday || right.startsWith(weekday)) return []
  return [{ at, what, help: `In ${year} that day is a ${right}.` }]
}

/** What is said not to exist may well not exist. */
const denied = /\bdoes not exist\b|\bno such (day|date)\b/

export const dates: Rule = {
  name: 'dates',
  faultsOf: ({ strings }) =>
    strings
      .filter(({ text }) => !denied.test(text))
      .flatMap(({ at, text }) => [
        ...[...text.matchAll(spoken)].flatMap(([what, weekday = '', before, dayAfter, dayBefore, after, year]) =>
          faultOf(at, what, {
            year: Number(year ?? usual),
            month: indexIn(months, before ?? after ?? ''),
            date: Number(dayAfter ?? dayBefore),
            weekday,
          }),
        ),
        ...[...text.matchAll(iso)].flatMap(([what, year, month, date]) =>
          faultOf(at, what, { year: Number(year), month: Number(month) - 1, date: Number(date), weekday: '' }),
        ),
      ]),
}
