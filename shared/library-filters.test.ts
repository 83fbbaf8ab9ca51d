import { expect, test } from 'vitest'
import { foundAtOnce, foundPage } from './library-filters.ts'

const all = Array.from({ length: foundAtOnce * 2 + 1 }, (_, index) => index)

test.each([
  [undefined, 1, 0, foundAtOnce],
  ['2', 2, foundAtOnce, foundAtOnce],
  ['3', 3, foundAtOnce * 2, 1],
  ['9', 3, foundAtOnce * 2, 1],
  ['0', 1, 0, foundAtOnce],
  ['two', 1, 0, foundAtOnce],
])('page %s of what was found is page %i, from %i on, with %i', (asked, page, from, count) => {
  const part = foundPage(all, asked)
  expect([part.page, part.found[0], part.found.length, part.total]).toEqual([page, from, count, all.length])
})

test('of nothing there is one page', () => {
  expect(foundPage([], '4')).toEqual({ found: [], total: 0, page: 1 })
})
