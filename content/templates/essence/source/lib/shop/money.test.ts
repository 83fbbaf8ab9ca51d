import { describe, expect, test } from 'vitest'
import { formatMoney, formatRate, formatSum, shareOf, spread, sum } from './money.ts'
import { seeded } from './testing.ts'

test.each([
  [12_800, '$128'],
  [12_850, '$128.50'],
  [0, '$0'],
  [5, '$0.05'],
  [123_456_700, '$1,234,567'],
  [-600, '-$6'],
])('%i cents are shown as %s', (cents, shown) => expect(formatMoney(cents)).toBe(shown))

test('a fraction of a cent is refused', () => {
  expect(() => formatMoney(0.5)).toThrow(RangeError)
  expect(() => sum([1, Number.NaN])).toThrow(RangeError)
  expect(() => shareOf(100, 7.5)).toThrow(RangeError)
  expect(() => shareOf(-1, 7)).toThrow(RangeError)
})

test('beneath each other, all amounts have cents or none has', () => {
  const amounts = [16_600, 600, 1_424]
  expect(amounts.map(formatSum(amounts))).toEqual(['$166.00', '$6.00', '$14.24'])
  expect(amounts.map(formatSum([16_600, 600]))).toEqual(['$166', '$6', '$14.24'])
  expect(() => formatSum([100.5])).toThrow(RangeError)
})

test('rates are shown without zeros at the end', () => {
  expect([6_625, 8_000].map(formatRate)).toEqual(['6.625%', '8%'])
})

test.each([
  [125, 10_000, 13],
  [124, 10_000, 12],
  [10_000, 6_625, 663],
  [9_999, 100_000, 9_999],
  [0, 8_000, 0],
])('of %i cents, a rate of %i is %i', (cents, rate, share) => expect(shareOf(cents, rate)).toBe(share))

describe('spreading', () => {
  test('cents left over go where most was lost, the first of equals first', () => {
    expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(spread(1, [10, 90])).toEqual([0, 1])
    expect(spread(0, [0, 0])).toEqual([0, 0])
  })

  test('nothing to bear it, or less than nothing, is an error', () => {
    expect(() => spread(1, [])).toThrow(RangeError)
    expect(() => spread(1, [0])).toThrow(RangeError)
    expect(() => spread(-1, [1])).toThrow(RangeError)
    expect(() => spread(1, [2, -1])).toThrow(RangeError)
  })

  test('parts add up, and none is more than its line, for 2,000 random orders', { timeout: 60_000 }, () => {
    const random = seeded(7)
    const wrong: object[] = []
    for (let round = 0; round < 2_000; round++) {
      const weights = Array.from({ length: 1 + Math.floor(random() * 9) }, () => Math.floor(random() * 40_000))
      const total = Math.floor(random() * (sum(weights) + 1))
      const parts = spread(total, weights)
      const isWithin = parts.every((part, line) => part >= 0 && part <= (weights[line] ?? 0))
      if (sum(parts) !== total || !isWithin) wrong.push({ total, weights, parts })
    }
    expect(wrong).toEqual([])
  })
})
