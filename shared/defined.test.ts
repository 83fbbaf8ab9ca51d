import { expect, test } from 'vitest'
import { defined, itemAt } from './defined.ts'

test.each([0, '', false])('%j is there', (value) => {
  expect(defined(value, 'The value')).toBe(value)
})

test.each([null, undefined])('%j is missing, and is named', (value) => {
  expect(() => defined(value, 'The icon “bell”')).toThrow('The icon “bell” is missing.')
})

test.each([
  [0, 'a'],
  [2, 'c'],
])('the item at %i', (index, item) => {
  expect(itemAt(['a', 'b', 'c'], index)).toBe(item)
})

test.each([3, -1, Number.NaN])('a list without an item at %s says so', (index) => {
  expect(() => itemAt(['a', 'b', 'c'], index)).toThrow(new RangeError(`A list of 3 has nothing at ${index}.`))
})
