import { expect, test } from 'vitest'
import { weight } from './weight.ts'

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1024, '1 KiB'],
  [10_035, '9.8 KiB'],
  [120_900, '118 KiB'],
  [1_024_000, '0.98 MiB'],
  [1_300_000, '1.2 MiB'],
])('%i bytes read “%s”', (bytes, text) => {
  expect(weight(bytes)).toBe(text)
})
