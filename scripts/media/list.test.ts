/** A picture is found by what it shows, with all its forms and everyone who uses it. */
import { expect, test } from 'vitest'
import { pictures, type Picture } from '#content/media/index.ts'
import { readSources } from '#toolchain/catalog-files.ts'
import { isWanted, listPictures, textOf } from './list.ts'

const form = (name: string, kind: Picture['kind'], width: number, height: number): Picture => ({
  name,
  kind,
  width,
  height,
  alt: `What ${name} shows`,
  colour: '#d8cfbd',
  widths: [width],
  formats: ['avif', 'webp'],
})
const few = [
  form('cutouts/mug', 'cutout', 800, 1000),
  form('products/mug', 'product', 800, 1000),
  form('products/mug-oat', 'product', 640, 800),
  form('scenes/lake', 'scene', 1600, 1200),
  form('scenes/lake-wide', 'scene', 1600, 900),
]
const sources = [
  { path: 'a/b/c/with-cutout', source: '<img src="/media/cutouts/mug.webp" />' },
  { path: 'a/b/c/with-small-oat', source: "'/media/products/mug-oat-400.avif'" },
]
const listed = listPictures(few, sources)

test('forms of one picture are one line, and a longer name is another picture', () => {
  expect(listed.map(({ name, users }) => [name, users])).toEqual([
    ['products/mug', ['a/b/c/with-cutout']],
    ['products/mug-oat', ['a/b/c/with-small-oat']],
    ['scenes/lake', []],
  ])
  expect(listed[2] && textOf(listed[2])).toBe(
    'scenes/lake  What scenes/lake shows\n    scene on #d8cfbd: whole 1600 × 1200, wide 1600 × 900\n    unused',
  )
})

test.each([
  [['mug', 'cutout'], ['products/mug']],
  [['unused'], ['scenes/lake']],
  [['Lake', 'wide'], ['scenes/lake']],
  [[], ['products/mug', 'products/mug-oat', 'scenes/lake']],
])('%j finds %j', (words, names) => {
  expect(listed.filter((each) => isWanted(each, words)).map(({ name }) => name)).toEqual(names)
})

test('every real picture is in the list once, and some are used', () => {
  const all = listPictures(pictures, readSources().sources)
  expect(all.flatMap(({ forms }) => forms)).toHaveLength(pictures.length)
  expect(all.filter(({ users }) => users.length > 0).length).toBeGreaterThan(20)
})
