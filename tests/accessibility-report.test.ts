/** The conformance report has each criterion of WCAG 2.2 at levels A and AA once (https://www.w3.org/TR/WCAG22/). */
import { expect, test } from 'vitest'
import { readPublications } from '#scripts/build/publishing.ts'
import { plainText } from '#shared/article.ts'

/** Criteria by guideline; those at level AAA are left out, and 4.1.1, which version 2.2 removed. */
const levelA =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 ' +
  '2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2'
const levelAA =
  '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 ' +
  '3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3'
const statuses = ['supports', 'partially supports', 'not applicable']

const { docs } = await readPublications()
const table = docs.find(({ slug }) => slug === 'accessibility-report')!.blocks.find(({ type }) => type === 'table')
const rows = table?.type === 'table' ? table.rows.map((row) => row.map(plainText)) : []

test('every criterion stands there once, at its level', () => {
  expect(rows.length).toBe(55)
  const at = (level: string) => rows.filter((row) => row[2] === level).map(([number]) => number)
  expect(at('A').toSorted()).toEqual(levelA.split(' ').toSorted())
  expect(at('AA').toSorted()).toEqual(levelAA.split(' ').toSorted())
})

test.each(rows)('%s %s is judged, and says by what', (_number, name, _level, library, site, remark) => {
  expect(name).not.toBe('')
  expect(statuses).toContain(library)
  expect(statuses).toContain(site)
  expect(remark!.length).toBeGreaterThan(10)
})
