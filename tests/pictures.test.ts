/** The pictures of components that cards and search show: of every one, and of what it is today. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lookHash } from '#scripts/heights/file.ts'
import { pictureFile, pictureHash, pictureThemes, readTaken } from '#scripts/pictures/file.ts'
import { pictureSize } from '#shared/catalog.ts'
import { readSources } from '#toolchain/catalog-files.ts'
import { filesBelow } from '#toolchain/hash-tree.ts'
import sharp from 'sharp'

const { sources } = readSources()
const taken = readTaken()
/** Bytes; a page shows a dozen. */
const largest = 60_000

test('every component was photographed as it is: npm run pictures does it', () => {
  const stale = sources.filter(({ path, source }) => taken[path]?.source !== lookHash(source))
  expect(stale.map(({ path }) => path)).toEqual([])
  expect(Object.keys(taken).length).toBe(sources.length)
})

test('the files are those that were taken, of the size that pages keep free, and no others', async () => {
  const files = sources.flatMap(({ path }) =>
    pictureThemes.map((theme) => ({ path, theme, file: pictureFile(path, theme) })),
  )
  expect(files.filter(({ file }) => !existsSync(file))).toEqual([])
  const wrong = files.filter(({ path, theme, file }) => pictureHash(readFileSync(file)) !== taken[path]?.[theme])
  expect(wrong.map(({ file }) => file)).toEqual([])
  expect(files.filter(({ file }) => statSync(file).size > largest).map(({ file }) => file)).toEqual([])
  const sizes = await Promise.all(files.map(async ({ file }) => sharp(file).metadata()))
  expect(new Set(sizes.map(({ width, height }) => `${width} × ${height}`))).toEqual(
    new Set([`${pictureSize.width} × ${pictureSize.height}`]),
  )
  expect(filesBelow('content/pictures').sort()).toEqual(files.map(({ file }) => file).sort())
})
