import { expect, test } from 'vitest'
import { openDocuments, type SearchDocument } from '#shared/search/documents.ts'
import { urls } from '#shared/urls.ts'
import { searchKey, type SearchEntry, type SearchGroup } from './entries.ts'
import { findResults } from './results.ts'

const entry = (title: string, group: SearchGroup, place = 'Components'): SearchEntry => ({
  title,
  place,
  group,
  href: `/${title.toLowerCase().replaceAll(' ', '-')}`,
  key: searchKey(title),
})
const pages = [
  entry('Select Menus', 'Application UI'),
  entry('Tables', 'Application UI'),
  entry('Hero', 'Marketing', 'Sections'),
  entry('Dashboard', 'App'),
]
const component = (title: string, place: string, path: string, keywords: string[] = []): SearchDocument => ({
  kind: 'component',
  title,
  place,
  group: 'Application UI',
  path,
  keywords,
  description: '',
})
const [totals, centred] = ['application-ui/components/tables/with-totals', 'marketing/sections/hero/centred']
const index = openDocuments([
  component('Table with totals', 'Tables', totals, ['data grid', 'sums']),
  component('Centred', 'Hero', centred),
])

const rowsFor = (query: string, recent: string[] = []) => findResults(query, { pages, index, recent, isApp: true })
const show = (query: string, recent: string[] = []) =>
  rowsFor(query, recent).map((row) => (row.kind === 'heading' ? `# ${row.text}` : row.entry.title))

test('nothing typed shows every page, group by group', () => {
  expect(show('')).toEqual(['# Application UI', 'Select Menus', 'Tables', '# Marketing', 'Hero', '# App', 'Dashboard'])
})

test.each(['selectmenus', 'Select Menus', 'SELECT  menus ', 'ectMe'])(
  '“%s” finds the page whose title holds it',
  (query) => {
    expect(show(query)).toEqual(['# Application UI', 'Select Menus'])
  },
)

test('components follow the pages, wherever they are from', () => {
  expect(show('table')).toEqual(['# Application UI', 'Tables', '# Components', 'Table with totals'])
})

test('a category is no title', () => {
  expect(show('sections')).toEqual([])
})

test('what was gone to lately stands on top, once there still is such a page', () => {
  expect(show('', [urls.appComponent(centred), '/gone', '/tables']).slice(0, 3)).toEqual([
    '# Recent',
    'Centred',
    'Tables',
  ])
  expect(show('tab', ['/hero'])[0]).toBe('# Application UI')
})

test('options are counted without the headings', () => {
  const options = rowsFor('', ['/hero']).filter((row) => row.kind === 'option')
  expect(options.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4])
})

test('without what can be found, pages are found all the same', () => {
  const rows = findResults('tab', { pages, index: null, recent: [], isApp: true })
  expect(rows.map((row) => (row.kind === 'heading' ? row.text : row.entry.title))).toEqual(['Application UI', 'Tables'])
})

test.each(['datagrid', 'grid of data', 'sum', 'totals tabel', 'tables total'])(
  '“%s” finds a component by its words',
  (query) => {
    expect(show(query)).toContain('Table with totals')
  },
)

test('what has only a part of the words is said to be near', () => {
  expect(show('table of elephants')).toEqual(['# Components, near it', 'Table with totals'])
})
