import { expect, test } from 'vitest'
import type { CatalogIndex } from '#shared/catalog.ts'
import type { ProjectGood } from '#shared/goods.ts'
import type { Publications } from '#shared/publishing.ts'
import { urls } from '#shared/urls.ts'
import { drawCard } from './card.ts'
import { socialCards } from './cards.ts'

const component = (part: string, title: string) => {
  const path = `marketing/sections/hero/${title.toLowerCase()}`
  return { part, title, path, description: `When a page begins ${title.toLowerCase()}.` }
}
const index = {
  counts: { components: 2, snippets: 8, subcategories: 1 },
  packages: [
    {
      slug: 'marketing',
      title: 'Marketing',
      categories: [
        {
          title: 'Sections',
          subcategories: [
            {
              title: 'Hero',
              path: 'marketing/sections/hero',
              components: [component('A-1', 'Split'), component('A-2', 'Plain')],
            },
          ],
        },
      ],
    },
  ],
} as unknown as CatalogIndex
const pages = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((title) => ({
  slug: title.toLowerCase(),
  title,
  description: 'Short. And more.',
  section: 'Use',
}))
const publications = {
  posts: [],
  changelog: [],
  legal: [],
  docs: pages,
  sections: [{ title: 'Use', pages }],
} as unknown as Publications
const cards = socialCards({ index, publications, goods: { tools: [], 'starter-kits': [], templates: [] } })
const at = (path: string) => cards.find((card) => card.path === path)!

test('a shelf says what lies on it, how many there are and their numbers', () => {
  expect(at('/components/marketing/sections/hero')).toMatchObject({
    place: ['Marketing', 'Sections'],
    text: 'Split. Plain.',
    note: 'A-1 to A-2',
    figure: { kind: 'count', count: 2, label: 'components', of: 'marketing' },
  })
})

test('a component says what it is for, and its number', () => {
  expect(at('/components/marketing/sections/hero/split')).toMatchObject({
    place: ['Marketing', 'Hero'],
    title: 'Split',
    text: 'When a page begins split.',
    note: 'A-1',
  })
})

test.each([
  ['one', ['One', 'Two', 'Three', 'Four', 'Five'], 0],
  ['six', ['Two', 'Three', 'Four', 'Five', 'Six'], 4],
])('the page "%s" of the documentation stands among its neighbours', (slug, entries, current) => {
  expect(at(`/docs/${slug}`)).toMatchObject({ text: 'Short.', figure: { title: 'Use', entries, current } })
})

test('the home page comes first, and every card can be drawn', () => {
  expect(cards[0]!.path).toBe('/')
  for (const card of cards) expect(JSON.stringify(drawCard(card))).toContain(card.title)
})

test.each([
  '/free-tailwind-components',
  '/free-tailwind-component-of-the-day',
  '/become-an-affiliate',
  '/docs',
  '/component-requests',
  '/news',
])('%s has a picture of its own, said by no other page', (path) => {
  const { title } = at(path)
  expect(cards.filter((card) => card.title === title)).toHaveLength(1)
})

test('a starter kit says what it is built with, by the versions of its lockfile', () => {
  const kit = {
    slug: 'plain',
    title: 'Plain',
    description: 'Pages. And more.',
    editions: [{ builtWith: [{ title: 'Vite', version: '8.0.0' }] }],
  } as unknown as ProjectGood
  const drawn = socialCards({ index, publications, goods: { tools: [], 'starter-kits': [kit], templates: [] } })
  const card = drawn.find(({ path }) => path === urls.starterKit('plain'))!
  expect(card).toMatchObject({ title: 'Plain', text: 'Pages.', figure: { facts: [{ what: 'Vite', value: '8.0.0' }] } })
  expect(JSON.stringify(drawCard(card))).toContain('8.0.0')
})

test('pages about us and texts that bind stand each among their own', () => {
  const page = (slug: string, binds: boolean) => ({
    slug,
    title: slug,
    description: 'It.',
    binds,
    updated: '2026-11-23',
  })
  const legal = [page('about', false), page('security', false), page('license', true)]
  const drawn = socialCards({
    index,
    publications: { ...publications, legal } as unknown as Publications,
    goods: { tools: [], 'starter-kits': [], templates: [] },
  })
  expect(drawn.find(({ path }) => path === '/security')?.figure).toMatchObject({
    entries: ['about', 'security'],
    current: 1,
  })
  expect(drawn.find(({ path }) => path === '/license')?.figure).toMatchObject({ entries: ['license'], current: 0 })
})
