import { expect, test } from 'vitest'
import { inFavourites } from './favourites.ts'
import { readIndex } from './index.ts'
import { keyOf } from './icon-style.ts'

const [cap, bell] = readIndex('academic-cap\nbell\n\n\n\n') as [never, never]

test.each([
  [null, ['heroicons-v2/outline/bell', 'heroicons-v2/micro/bell']],
  ['micro', ['heroicons-v2/micro/bell']],
  ['mini', []],
] as const)('with the style %s the marked drawings of an icon are %j', (style, keys) => {
  const favourites = inFavourites(['heroicons-v2/micro/bell', 'heroicons-v2/outline/bell'], { style, category: null })
  expect(favourites(bell).map(keyOf)).toEqual(keys)
  expect(favourites(cap)).toEqual([])
})
