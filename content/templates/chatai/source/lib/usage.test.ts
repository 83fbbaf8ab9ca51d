import { expect, test } from 'vitest'
import { allowance, byDay, costOf, dayOf, money, periodStart, usedInPeriod, usedOn, yearOf } from './usage.ts'

const record = (at: string) => ({ id: at, at, model: 'm', inputTokens: 1200, outputTokens: 400 })

test('a day begins at midnight where the account lives, also when clocks change', () => {
  expect(dayOf('2026-09-25T03:59:00Z')).toBe('2026-09-24')
  expect(dayOf('2026-09-25T04:00:00Z')).toBe('2026-09-25')
  expect(dayOf('2026-12-01T04:30:00Z')).toBe('2026-11-30')
  expect(dayOf('2026-09-25T03:59:00Z', 'UTC')).toBe('2026-09-25')
})

test('answers by day, with the days that had none, up to today', () => {
  const records = ['2026-09-01T12:00:00Z', '2026-09-01T13:00:00Z', '2026-09-03T12:00:00Z', '2026-08-31T12:00:00Z'].map(
    record,
  )
  expect(byDay(records, '2026-09', '2026-09-04').map(({ count }) => count)).toEqual([2, 0, 1, 0])
  expect(byDay([], '2027-02')).toHaveLength(28)
})

test.each([
  [0, 20, 20, 'fine'],
  [18, 20, 2, 'near'],
  [20, 20, 0, 'reached'],
  [25, 20, 0, 'reached'],
  [412, 1000, 588, 'fine'],
  [0, 0, 0, 'reached'],
])('%i of %i leave %i: %s', (used, limit, left, state) => {
  expect(allowance(used, limit)).toMatchObject({ left, state })
  expect(allowance(used, limit).share).toBeLessThanOrEqual(1)
})

test('a period begins on the day of the plan, or on the last day of a shorter month', () => {
  expect(periodStart('2026-09-24', 1)).toBe('2026-09-01')
  expect(periodStart('2026-09-24', 25)).toBe('2026-08-25')
  expect(periodStart('2027-03-15', 31)).toBe('2027-02-28')
  expect(periodStart('2027-02-28', 31)).toBe('2027-02-28')
  expect(periodStart('2027-01-05', 10)).toBe('2026-12-10')
  const records = ['2026-08-24T12:00:00Z', '2026-08-25T12:00:00Z', '2026-09-24T12:00:00Z'].map(record)
  expect(usedInPeriod(records, new Date('2026-09-24T15:00:00Z'), 25)).toBe(2)
  expect(usedOn(records, new Date('2026-09-24T15:00:00Z'))).toBe(1)
})

test('costs are rounded once, over all answers', () => {
  const price = { input: 300, output: 1500 }
  expect(costOf([record('a')], price)).toBe(1)
  expect(
    costOf(
      Array.from({ length: 1000 }, () => record('a')),
      price,
    ),
  ).toBe(960)
  expect(costOf([], price)).toBe(0)
})

test('money shows cents only where there are any', () => {
  expect([1200, 1250, 0, 6_395_000].map((amount) => money(amount))).toEqual(['$12', '$12.50', '$0', '$63,950'])
  expect(money(1200, 'JPY')).toBe('¥1,200')
})

test('a year paid at once costs ten months', () => {
  expect(yearOf(1200)).toEqual({ byMonth: 14400, atOnce: 12000, saved: 2400 })
  expect(yearOf(2000, 5)).toEqual({ byMonth: 120000, atOnce: 100000, saved: 20000 })
})
