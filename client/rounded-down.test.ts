import { expect, test } from 'vitest'
import { roundedDown } from './rounded-down.ts'

test.each([
  [0, '0'],
  [7, '7'],
  [80, '80'],
  [81, '80+'],
  [147, '140+'],
  [324, '320+'],
  [2561, '2,500+'],
])('%i is said as %s', (count, said) => {
  expect(roundedDown(count)).toBe(said)
})
