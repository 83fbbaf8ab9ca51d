import { expect, test } from 'vitest'
import type { Block } from '#shared/article.ts'
import { publicationsOf } from './publications.ts'
import { indexDocs } from './search-docs.ts'

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
const search = indexDocs(docs)
const found = (query: string) => search(query).hits.map(({ slug, hash }) => slug + hash)

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
  expect(search('loading').hits).toMatchObject([{ slug: 'images', excerpt: '<img loading="lazy">' }])
})

test('nothing is found for nothing, and signs do no harm', () => {
  expect(found('  ')).toEqual([])
  expect(found('(.*')).toEqual([])
})

test('a page titled with a word comes before one that has it in a heading', () => {
  const own = page('own', 'Contrast', [words('Every state of a component.')])
  expect(indexDocs([...docs, own])('contrast').hits.map(({ slug }) => slug)).toEqual(['own', 'colours', 'dark'])
})

test('of a page, the passage that has all the words comes first, and its beginning when only the title has them', () => {
  const own = page('own', 'Licences', [
    words('In plain words.'),
    heading('Seats'),
    words('For teams.'),
    heading('Teams'),
    words('A licence has seats.'),
  ])
  const places = indexDocs([own])
  expect(places('licences').hits).toMatchObject([{ hash: '', heading: null, excerpt: 'In plain words.' }])
  expect(places('license seat').hits).toMatchObject([{ hash: '#teams', heading: 'Teams' }])
})

test('words joined by signs are found one by one, as they are typed and as they are not', () => {
  const own = page('own', 'Rtl', [words('Write ms-4, and not margin-left.')])
  const signs = indexDocs([own])
  for (const query of ['ms-4', 'margin left', '“margin-left”']) expect(signs(query).hits).toHaveLength(1)
})

test('signs beside a word do not hide it', () => {
  for (const query of ['img', '<img', 'lazy', '="lazy"']) expect(found(query)).toEqual(['images'])
})

test('one typo in a word is forgiven where no page has the word itself, and the answer says so', () => {
  expect(search('contrast').similar).toBe(false)
  for (const typo of ['contrst', 'contrasst', 'kontrast']) {
    const { hits, similar } = search(typo)
    expect([similar, hits.map(({ slug }) => slug)]).toEqual([true, ['colours', 'dark']])
  }
  expect(search('kontrst')).toEqual({ hits: [], similar: false })
  expect(found('omg')).toEqual([])
})

test('publications are read once, and again when they were built anew', () => {
  const rest = { changelog: [], sections: [], posts: [], legal: [], assistants: { skill: '', agents: '' } }
  let built = { ...rest, docs }
  const publications = publicationsOf(() => built)
  expect(publications.searchDocs('rails').hits).toEqual([])
  built = { ...rest, docs: [page('rails', 'Rails', [])] }
  expect(publications.searchDocs('rails').hits).toMatchObject([{ slug: 'rails' }])
})
