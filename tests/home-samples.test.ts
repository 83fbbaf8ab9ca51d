/** What is written by hand for the home page is true of what there is. */
import { expect, test } from 'vitest'
import { bench } from '#content/samples/bench.ts'
import { colourPieces, heroPieces, oneSource, packagePieces } from '#content/samples/showcase.ts'
import { readTaken } from '#scripts/pictures/file.ts'
import { readSources } from '#toolchain/catalog-files.ts'

test.each([
  ['bench', bench],
  ['heroPieces', heroPieces],
  ['colourPieces', colourPieces],
  ['packagePieces', packagePieces],
  ['oneSource', oneSource],
])('every component of %s exists, was photographed, and is named once', (_, paths) => {
  const known = new Set(readSources().sources.map(({ path }) => path))
  const photographed = readTaken()
  expect(paths.filter((path) => !known.has(path) || !(path in photographed))).toEqual([])
  expect(new Set(paths).size).toBe(paths.length)
})

test('below the headline stand pictures of every package, in whole rows', () => {
  expect(heroPieces.length % 4).toBe(0)
  const packages = new Set(heroPieces.map((path) => path.slice(0, path.indexOf('/'))))
  expect([...packages].sort()).toEqual(['application-ui', 'ecommerce', 'marketing'])
})
