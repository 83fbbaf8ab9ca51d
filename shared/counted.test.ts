import { expect, test } from 'vitest'
import { allOf, counted } from './counted.ts'

test('a count reads right at none, one, many and a thousand', () => {
  expect([0, 1, 2, 1288].map((count) => counted(count, 'icon'))).toEqual([
    '0 icons',
    '1 icon',
    '2 icons',
    '1,288 icons',
  ])
  expect(counted(2, 'category', 'categories')).toBe('2 categories')
})

test('all there is of something reads right at none, one and many', () => {
  expect([0, 1, 3].map((count) => allOf(count, 'template'))).toEqual([
    'Every template, once there is one',
    '1 template so far',
    'All 3 templates',
  ])
})
