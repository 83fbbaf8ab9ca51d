/**
 * npm run pictures -- <part of a path>: photographs the previews that changed, light and dark, for cards and search;
 * with a part of a path, all that have it.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CatalogIndex } from '#shared/catalog.ts'
import { readSources } from '#toolchain/catalog-files.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { catalogDir } from '#toolchain/paths.ts'
import { present } from '#toolchain/present.ts'
import { build } from '../build/index.ts'
import { readMeasured, lookHash } from '../heights/file.ts'
import { startServer } from '../start/server.ts'
import { readTaken, removePictures, writePicture, writeTaken } from './file.ts'
import { takePicture, windowFor } from './take.ts'

const part = process.argv[2] ?? ''
await build()
const index = JSON.parse(readFileSync(join(catalogDir, 'index.json'), 'utf8')) as CatalogIndex
const components = new Map(
  index.packages
    .flatMap(({ categories }) => categories.flatMap(({ subcategories }) => subcategories))
    .flatMap((subcategory) => subcategory.components)
    .map((component) => [component.path, component]),
)
const { sources } = readSources()
const known = readTaken()
const measured = readMeasured()
const taken = Object.fromEntries(sources.flatMap(({ path }) => (known[path] ? [[path, known[path]] as const] : [])))
for (const path of Object.keys(known)) if (!taken[path]) removePictures(path)
const wanted = sources.filter(({ path, source }) =>
  part ? path.includes(part) : known[path]?.source !== lookHash(source),
)

if (wanted.length > 0) {
  const server = await startServer()
  const browser = await launchChromium()
  try {
    for (const { path, source } of wanted) {
      const component = present(components.get(path), `${path} in the catalogue`)
      const width = windowFor(component, measured[path]?.heights ?? [])
      const take = async (theme: 'light' | 'dark') =>
        writePicture(path, theme, await takePicture(browser, server.url, component, { theme, width }))
      taken[path] = { source: lookHash(source), light: await take('light'), dark: await take('dark') }
      console.log(`${path}: at ${width} px`)
      writeTaken(taken)
    }
  } finally {
    await browser.close()
    server.stop()
  }
}
writeTaken(taken)
console.log(`${wanted.length} of ${sources.length} components photographed`)
