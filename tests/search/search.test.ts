/** Whether developers find what there is: by the palette itself, over the real library. */
import { expect, test } from 'vitest'
import { publicEntries } from '#client/search/entries.ts'
import { findResults } from '#client/search/results.ts'
import { openDocuments } from '#shared/search/documents.ts'
import { sectionWords } from '#shared/search/sections.ts'
import { documents } from './library.ts'
import { asked, ours, type Wanted } from './queries.ts'

const index = openDocuments(documents)
const pages = publicEntries(documents)

/** The first three answers of the palette. */
function firstThree(query: string) {
  const rows = findResults(query, { pages, index, recent: [], isApp: false })
  return rows.flatMap((row) => (row.kind === 'option' ? [row.entry] : [])).slice(0, 3)
}

function isAmong([query, ...targets]: Wanted): boolean {
  return firstThree(query).some(({ href, document }) =>
    targets.some((target) => {
      if (/^[A-Z]{3}-/.test(target)) return document?.part === target
      if (target.startsWith('/')) return href.startsWith(target)
      const path = document && ['component', 'section'].includes(document.kind) ? `/${document.path}/` : ''
      return path.includes(`/${target}/`)
    }),
  )
}
const told = ([query]: Wanted) =>
  `${query} → ${firstThree(query)
    .map(({ title }) => title)
    .join(' | ')}`

test('what is asked for is among the first three answers', () => {
  const all = [...asked, ...ours]
  expect(new Set(all.map(([query]) => query)).size).toBe(all.length)
  expect(all.length).toBeGreaterThanOrEqual(200)
  expect(all.filter((wanted) => !isAmong(wanted)).map(told)).toEqual([])
})

test('a whole title and a part number lead to their component first', () => {
  const components = documents.filter(({ kind }) => kind === 'component')
  const found = (query: string, title: string) =>
    findResults(query, { pages: [], index, recent: [], isApp: false }).some(
      (row) => row.kind === 'option' && row.index === 0 && row.entry.title === title,
    )
  expect(components.filter(({ title }) => !found(title, title)).map(({ title }) => title)).toEqual([])
  expect(components.filter(({ part, title }) => !found(part!.toLowerCase(), title)).map(({ title }) => title)).toEqual(
    [],
  )
})

test('every keyword finds its component, and words of a section lead to it', () => {
  const lost = documents.flatMap(({ kind, path, keywords }) =>
    kind === 'component'
      ? keywords.filter(
          (keyword) =>
            !findResults(keyword, { pages: [], index, recent: [], isApp: false }).some(
              (row) => row.kind === 'option' && row.entry.document?.path === path,
            ),
        )
      : [],
  )
  expect(lost).toEqual([])
  const known = new Set(documents.flatMap(({ kind, path }) => (kind === 'section' ? [path] : [])))
  expect(Object.keys(sectionWords).filter((path) => !known.has(path))).toEqual([])
})
