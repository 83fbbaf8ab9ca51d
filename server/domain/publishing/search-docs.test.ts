import { expect, test } from 'vitest'
import type { Block } from '#shared/article.ts'
import { searchDocs } from './search-docs.ts'

const page = (slug: string, title: string, blocks: Block[]) => ({
  slug,
  title,
  description: '',
  section: 'Use',
  headings: [],
  blocks,
})
const heading = (text: string): Block => ({ type: 'heading', level: 2, id: text.toLowerCase(), children: [text] })
const words = (text: string): Block => ({ type: 'paragraph', children: [text] })
const docs = [
  page('colours', 'Colours', [words('Two palettes.'), heading('Contrast'), words('Contrast is kept in every state.')]),
  page('dark', 'Dark mode', [words('The dark theme has a contrast of its own.')]),
  page('images', 'Images', [{ type: 'code', language: 'html', label: 'HTML', code: '<img loading="lazy">', html: '' }]),
]
const found = (query: string) => searchDocs(docs, query).map(({ slug, hash }) => slug + hash)

test('the page with the word in a heading comes before one that mentions it', () => {
  expect(found('contrast')).toEqual(['colours#contrast', 'dark'])
})

test('words count from their beginning, in any case, and all of them are needed', () => {
  expect(found('CONTR')).toEqual(['colours#contrast', 'dark'])
  expect(found('trast')).toEqual([])
  expect(found('contrast theme')).toEqual(['dark'])
})

test('American spellings find what is spelled our way, from the first letters on', () => {
  expect(found('color')).toEqual(['colours'])
  expect(found('colors contrast')).toEqual(['colours#contrast'])
  expect(found('lorem')).toEqual([])
})

test('code is looked through as well, and the excerpt shows the place', () => {
  expect(searchDocs(docs, 'loading')).toMatchObject([{ slug: 'images', excerpt: '<img loading="lazy">' }])
})

test('nothing is found for nothing, and signs do no harm', () => {
  expect(found('  ')).toEqual([])
  expect(found('(.*')).toEqual([])
})
