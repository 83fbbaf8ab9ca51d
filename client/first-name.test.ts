import { expect, test } from 'vitest'
import { firstName } from './first-name.ts'

test.each([
  ['Ada Lovelace', 'Ada'],
  ['  María  Fernanda Villanueva ', 'María'],
  ['Prince', 'Prince'],
  ['', ''],
])('the first name of "%s" is "%s"', (name, first) => {
  expect(firstName(name)).toBe(first)
})
