import { expect, test } from 'vitest'
import { groupByCategory } from './group-by-category.ts'

const entry = (category: string, subcategory: string) => ({
  category_slug: category,
  category_title: category.toUpperCase(),
  subcategory_slug: subcategory,
  subcategory_title: subcategory.toUpperCase(),
  component_count: 1,
})

test('entries stand under their category in the order they come, also when categories alternate', () => {
  const groups = groupByCategory([
    entry('layouts', 'stacked'),
    entry('components', 'alerts'),
    entry('layouts', 'various'),
  ])

  expect(groups.map(({ slug, title, entries }) => [slug, title, entries.map((each) => each.subcategory_slug)])).toEqual(
    [
      ['layouts', 'LAYOUTS', ['stacked', 'various']],
      ['components', 'COMPONENTS', ['alerts']],
    ],
  )
})

test('a package without entries has no categories', () => {
  expect(groupByCategory([])).toEqual([])
})
