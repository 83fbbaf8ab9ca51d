import { expect, test } from 'vitest'
import { spread } from './adds.ts'

test.each([
  [30, 10],
  [101, 10],
  [10, 10],
  [4, 4],
])('of %i components, %i are chosen from all over', (all, chosen) => {
  const names = spread(
    Array.from({ length: all }, (_, at) => String(at)),
    10,
  )
  expect(names).toHaveLength(chosen)
  expect(new Set(names).size).toBe(chosen)
  expect(names[0]).toBe('0')
})
