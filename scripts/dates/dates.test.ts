import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { allMoments, shiftTo, usualMoments, zones } from './moments.ts'
import { table } from './table.ts'

const today = '2026-11-22'

/** What a process says under a shifted clock, on one line. */
const said = (zone: string, shift: number, code: string) => {
  const preload = `--import=${pathToFileURL(join(import.meta.dirname, 'shifted-clock.ts')).href}`
  const { PATH } = process.env
  return execFileSync(process.execPath, ['-e', code], {
    env: { PATH, TZ: zone, CLOCK_SHIFT: String(shift), NODE_OPTIONS: preload },
    encoding: 'utf8',
  }).trim()
}

test('every zone has its turn, at twelve dates or more', () => {
  const usual = usualMoments(today)
  expect(new Set(usual.map(({ at }) => at.slice(0, 10))).size).toBeGreaterThanOrEqual(12)
  expect(new Set(usual.map(({ zone }) => zone))).toEqual(new Set(zones))
  expect(allMoments(today)).toHaveLength(new Set(usual.map(({ at }) => at)).size * zones.length)
})

test('what is so many years on is counted from today, leap days too', () => {
  const dates = (day: string) => usualMoments(day).flatMap(({ at, why }) => (/years? on/.test(why) ? [at] : []))
  expect(dates(today)).toEqual(['2027-11-22T12:00', '2031-11-22T12:00'])
  expect(dates('2028-02-29')).toEqual(['2029-02-28T12:00', '2033-02-28T12:00'])
})

test('a process is at the moment it was put to, its clock goes on, and dates that are given stay as they are', () => {
  // The process begins at the machine's time, wherever this one may have been put to.
  const own = Number(process.env.CLOCK_SHIFT ?? 0)
  const shift = own + shiftTo({ at: '2028-02-29T23:00', zone: 'America/St_Johns' })
  const code = `
    const began = Date.now()
    while (Date.now() === began);
    const dates = [new Date(), new (class Day extends Date {})(), new Date(Date.now())]
    console.log(JSON.stringify([
      dates.every((date) => date.getFullYear() === 2028 && date.getMonth() === 1 && date.getDate() === 29),
      dates.every((date) => date instanceof Date), dates[0].constructor === Date, Date().includes('Feb 29 2028'),
      new Date(0).toISOString(), new Date(2020, 0, 5).getDate(), Date.parse('2020-01-05') === Date.UTC(2020, 0, 5),
    ]))`
  expect(JSON.parse(said('America/St_Johns', shift, code))).toEqual([
    true,
    true,
    true,
    true,
    '1970-01-01T00:00:00.000Z',
    5,
    true,
  ])
})

test('a moment that a clock shows twice is the first of the two, and no date is none', () => {
  const twice = shiftTo({ at: '2027-11-07T01:30', zone: 'America/St_Johns' })
  const once = shiftTo({ at: '2027-11-07T00:30', zone: 'America/St_Johns' })
  expect(Math.round((twice - once) / 60_000)).toBe(60)
  expect(() => shiftTo({ at: '2027-02-30T12:00', zone: 'UTC' })).toThrow()
  expect(() => shiftTo({ at: '2027-02-28T12:00', zone: 'Nowhere' })).toThrow()
})

test('the table has dates down and zones across', () => {
  const [first, second] = usualMoments(today)
  const rows = table([
    [first!, { passed: 9, failed: [] }],
    [second!, { passed: 8, failed: ['one'] }],
  ]).split('\n')
  expect(rows.map((row) => row.trim().split(/ {2,}/))).toEqual([
    [...zones],
    ['2026-11-22T12:00', '9 passed, 0 failed'],
    ['2026-11-24T12:00', '8 passed, 1 failed'],
  ])
})
