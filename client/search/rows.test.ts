import { expect, test } from 'vitest'
import { rowTops, visibleRows } from './rows.ts'

const option = (index: number) => ({ kind: 'option', index, entry: {} as never }) as const
const rows = [{ kind: 'heading', text: 'A' } as const, ...Array.from({ length: 2000 }, (_, index) => option(index))]
const tops = rowTops(rows)

test('rows begin where those before them end', () => {
  expect(tops.slice(0, 4)).toEqual([0, 34, 74, 114])
  expect(tops.at(-1)).toBe(34 + 2000 * 40)
})

test.each([
  ['at the top', 0, { first: 0, last: 20 }],
  ['in the middle', 40_034, { first: 989, last: 1021 }],
  ['at the end', 80_034 - 288, { first: 1981, last: 2001 }],
])('%s only what shows is drawn, and the spare rows around it', (_place, scrollTop, expected) => {
  const { first, last } = visibleRows(tops, scrollTop, 288, 12)
  expect(Math.abs(first - expected.first)).toBeLessThanOrEqual(1)
  expect(Math.abs(last - expected.last)).toBeLessThanOrEqual(1)
})

test('an empty list has nothing to draw', () => {
  expect(visibleRows(rowTops([]), 0, 288, 12)).toEqual({ first: 0, last: 0 })
})
