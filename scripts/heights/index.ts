/** npm run measure -- <part of a path>: how high previews are at every width, so that pages can keep their place. */
import { urls } from '#shared/urls.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { build } from '../build/index.ts'
import { readMeasured, sourceHash, writeMeasured } from './file.ts'
import { measurePreview } from './measure.ts'
import { startServer } from '../start/server.ts'
import { toLookAt } from '../to-look-at.ts'

const part = process.argv[2] ?? ''
await build()
const { kept: measured, wanted, total } = toLookAt(readMeasured(), sourceHash, part)

const [first] = wanted
if (first) {
  const server = await startServer()
  const browser = await launchChromium()
  try {
    const page = await browser.newPage({ viewport: { width: 1920, height: 900 } })
    await page.goto(server.url + urls.preview(first.path))
    for (const { path, source } of wanted) {
      const heights = await measurePreview(page, urls.preview(path))
      measured[path] = { source: sourceHash(source), heights }
      console.log(`${path}: ${heights.length} steps`)
    }
  } finally {
    await browser.close()
    server.stop()
  }
}
writeMeasured(measured)
console.log(`${wanted.length} of ${total} previews measured`)
