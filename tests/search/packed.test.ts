import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { documents } from './library.ts'
import type { SearchDocument } from '#shared/search/documents.ts'
import { packDocuments, unpackDocuments } from '#shared/search/packed.ts'

const unpacked = unpackDocuments(packDocuments(documents))

test('what was packed is all there again, in its order, but for the words of descriptions', () => {
  const rest = ({ description: _, ...document }: SearchDocument) => document
  expect(unpacked.map(rest)).toEqual(documents.map(rest))
})

test('a component with another slug, number and place than its title and its neighbours is itself again', () => {
  const plain: SearchDocument = {
    kind: 'component',
    title: 'Table with 3 totals',
    place: 'Tables',
    group: 'Application UI',
    path: 'application-ui/components/tables/with-3-totals',
    keywords: ['data grid', 'sums'],
    description: 'A table with totals that stay in sight.',
    part: 'AUI-C38-7',
    free: true,
    picture: { light: 'ac1f7ffe', dark: '6b126362' },
  }
  const other = {
    ...plain,
    path: 'application-ui/components/tables/another',
    part: 'MKT-S02-1',
    free: false,
    keywords: [],
  }
  const away = {
    ...plain,
    path: 'marketing/sections/hero/with-totals',
    place: 'Hero',
    group: 'Marketing',
    picture: null,
  }
  const back = unpackDocuments(packDocuments([plain, other, away]))
  expect(back).toEqual([plain, other, away].map((each) => ({ ...each, description: 'stay sight' })))
})

test('each further component costs fewer than sixty bytes', () => {
  const cost = (count: number) => {
    const some = documents.filter(({ kind }) => kind === 'component').slice(0, count)
    return brotliCompressSync(JSON.stringify(packDocuments(some))).length
  }
  const all = documents.filter(({ kind }) => kind === 'component').length
  const half = Math.floor(all / 2)
  expect((cost(all) - cost(half)) / (all - half)).toBeLessThan(60)
})
