import { expect, test } from 'vitest'
import type { CompiledComponent } from '#shared/catalog.ts'
import { categorySlugs } from '#shared/library-filters.ts'
import { readSources } from '#toolchain/catalog-files.ts'
import { readPartNumbers, writtenPart } from './part-numbers.ts'
import { codeTraits, dayOf, readAdded } from './traits.ts'

const added = readAdded()
const { sources } = readSources()

test('every published part has the day it came, and nothing else has one', () => {
  const { published, retired } = readPartNumbers()
  expect(Object.keys(added).toSorted()).toEqual(Object.keys({ ...published, ...retired }).toSorted())
  for (const { source } of sources) expect(added).toHaveProperty(writtenPart(source))
  for (const day of Object.values(added)) expect(day).toMatch(/^20\d\d-[01]\d-[0-3]\d$/)
})

test('the kinds that addresses name are those of the catalogue', () => {
  expect(new Set(sources.map(({ path }) => path.split('/')[1]))).toEqual(new Set(categorySlugs))
})

const component = (code: string) => ({ snippets: { html: { files: [{ code }] } } }) as unknown as CompiledComponent

test.each([
  ['<p>Text</p>', { isInteractive: false, hasPictures: false }],
  ['<div x-data="{ open: false }"></div>', { isInteractive: true, hasPictures: false }],
  ['<div class="a"\n  x-data></div>', { isInteractive: true, hasPictures: false }],
  ['<img src="mug.webp" alt="">', { isInteractive: false, hasPictures: true }],
])('%s is filtered as %o', (code, traits) => {
  expect(codeTraits(component(code))).toEqual(traits)
})

test('a part whose day is not listed has none', () => {
  const days = { 'A-1': '2026-11-20' }
  expect(['A-1', 'A-2', 'constructor'].map((part) => dayOf(part, days))).toEqual(['2026-11-20', '', ''])
})
