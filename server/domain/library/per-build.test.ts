import { expect, test } from 'vitest'
import type { CatalogIndex } from '#shared/catalog.ts'
import type { Catalogue } from './catalogue.ts'
import { perBuild } from './per-build.ts'

test('is reckoned once for a catalogue, and anew for another and after a build', () => {
  const builds = [{}, {}] as CatalogIndex[]
  let at = 0
  const catalogue = { index: () => builds[at] } as Catalogue
  let times = 0
  const reckoned = perBuild(() => ++times)
  expect([reckoned(catalogue), reckoned(catalogue)]).toEqual([1, 1])
  at = 1
  expect([reckoned(catalogue), reckoned(catalogue)]).toEqual([2, 2])
  expect(reckoned({ ...catalogue })).toBe(3)
})
