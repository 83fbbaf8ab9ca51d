/** npm run measure -- <part of a path>: how high previews are at every width, so that pages can keep their place. */
import { urls } from '#shared/urls.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { build } from '../build/index.ts'
import { readSources } from '#toolchain/catalog-files.ts'
import { readMeasured, sourceHash, writeMeasured } from './file.ts'
import { measurePreview } from './measure.ts'
import { startServer } from '../start/server.ts'

const part = process.argv[2] ?? ''
await build()
const { sources } = readSources()
const known = readMeasured()
const measured = Object.fromEntries(sources.flatMap(({ path }) => (known[path] ? [[path, known[path]] as const] : [])))
const wanted = sources.filter(
  ({ path, source }) => (part && path.includes(part)) || (!part && known[path]?.source !== sourceHash(source)),
)

const [first] = wanted
if (first) {
  const server = await startServer()
  const browser = await launchChromium()
  try {
    const page = await browser.newPage({ viewport: { width: 1920, height: 900 } })
    await page.goto(server.url + urls.preview(first.path))
    for (const { path, source } of wanted) {
      measured[path] = { source: sourceHash(source), heights: await measurePreview(page, urls.preview(path)) }
      console.log(`${path}: ${measured[path].heights.length} steps`)
    }
  } finally {
    await browser.close()
    server.stop()
  }
}
writeMeasured(measured)
console.log(`${wanted.length} of ${sources.length} previews measured`)
