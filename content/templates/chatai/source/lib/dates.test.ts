import { expect, test } from 'vitest'
import { dateOf, latestFirst } from './dates.ts'

test.each([
  '2026-01-31T12:00:00.000Z',
  '2026-05-01T12:00:00.000Z',
  '2026-09-24T13:02:00.000Z',
  '2027-12-09T12:00:00.000Z',
])('the day of %s is written as the browser writes it', (at) => {
  const date = new Date(at)
  expect(dateOf(at)).toBe(date.toLocaleDateString('en-US', { dateStyle: 'long' }))
  expect(dateOf(at, { style: 'medium' })).toBe(date.toLocaleDateString('en-US', { dateStyle: 'medium' }))
})

test('a day without a time is the same everywhere', () => {
  expect(dateOf('2026-06-01', { isUtc: true })).toBe('June 1, 2026')
})

test('the latest time comes first', () => {
  const times = ['2026-09-24T13:02:00.000Z', '2027-01-01T00:00:00.000Z', '2026-09-24T13:02:00.001Z']
  expect(times.toSorted(latestFirst)).toEqual([times[1], times[2], times[0]])
})
