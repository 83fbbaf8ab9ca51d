import { expect, test } from 'vitest'
import { readGoods } from './build-goods.ts'
import { aboutOf, folderWith } from './goods/fixture.ts'

test('without folders there is nothing', () => {
  expect(readGoods(folderWith({}))).toEqual({ tools: [], 'starter-kits': [], templates: [] })
})

test('folders are listed by their order, and their name is the slug', () => {
  const folder = folderWith({
    'templates/b/about.json': aboutOf('one', { title: 'B', order: 2 }),
    'templates/c/about.json': aboutOf('one', { title: 'C' }),
  })
  expect(readGoods(folder).templates).toEqual([
    { slug: 'c', title: 'C', description: 'What it is.' },
    { slug: 'b', title: 'B', description: 'What it is.' },
  ])
})

test.each([
  ['is missing', {}],
  ['is no JSON', { 'tools/a/about.json': '{' }],
  ['lacks a title', { 'tools/a/about.json': '{"description":"x","order":1}' }],
])('a file that %s is named', (_what, files) => {
  const folder = folderWith({ 'tools/a/index.html': '', ...files })
  expect(() => readGoods(folder)).toThrow(/tools\/a\/about\.json does not say what this is/)
})

test.each([
  ['a template without editions', { editions: undefined }, /editions/],
  ['a technology nobody knows', { editions: [{ folder: 'one', title: 'One', builtWith: ['webpack'] }] }, /builtWith/],
  ['a page without a path', { pages: [{ path: 'pricing', title: 'Pricing' }] }, /is no path such as/],
  ['a detail nobody knows', { stars: 5 }, /stars/],
])('%s is refused by name', (_what, over, message) => {
  expect(() => readGoods(folderWith({ 'templates/a/about.json': aboutOf('one', over) }))).toThrow(message)
})
