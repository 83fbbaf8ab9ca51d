import { expect, test } from 'vitest'
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
const components = [entry('Table with totals', 'Application UI', 'Tables'), entry('Centred', 'Marketing', 'Hero')]

const show = (query: string, recent: string[] = []) =>
  findResults(query, { pages, components, recent }).map((row) =>
    row.kind === 'heading' ? `# ${row.text}` : row.entry.title,
  )

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
  expect(show('', ['/centred', '/gone', '/tables']).slice(0, 3)).toEqual(['# Recent', 'Centred', 'Tables'])
  expect(show('tab', ['/hero'])[0]).toBe('# Application UI')
})

test('options are counted without the headings', () => {
  const options = findResults('', { pages, components, recent: ['/hero'] }).filter((row) => row.kind === 'option')
  expect(options.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4])
})
