import { expect, test } from 'vitest'
import { readVisited, writeVisited } from './visited.ts'

test('the page visited last stands first, and no page twice', () => {
  const value = ['a/b/one', 'a/b/two', 'a/b/one'].reduce<string | undefined>(writeVisited, undefined)
  expect(readVisited(value)).toEqual(['a/b/one', 'a/b/two'])
})

test('four are kept', () => {
  const value = ['1', '2', '3', '4', '5']
    .map((slug) => `a/b/${slug}`)
    .reduce<string | undefined>(writeVisited, undefined)
  expect(readVisited(value)).toEqual(['a/b/5', 'a/b/4', 'a/b/3', 'a/b/2'])
})

test.each([undefined, '', '~', '/app', 'a/b', 'a/b/c/d', '../../etc', 'a/b/c;x', '<script>/b/c'])(
  '%s holds no page',
  (value) => {
    expect(readVisited(value)).toEqual([])
  },
)
