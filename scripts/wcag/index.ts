/**
 * npm run wcag -- <part of a path>: measures the components that changed by the criteria of WCAG 2.2 that a browser can
 * measure; with a part of a path, all that have it. Ends with 1 when anything is found.
 */
import { builtComponents } from '#toolchain/built-components.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { present } from '#toolchain/present.ts'
import { build } from '../build/index.ts'
import { startServer } from '../start/server.ts'
import { toLookAt } from '../to-look-at.ts'
import { measuredHash, readMeasured, writeMeasured } from './file.ts'
import { look } from './look.ts'

const part = process.argv[2] ?? ''
await build()
const components = new Map(builtComponents().map((component) => [component.path, component]))
const { kept: measured, wanted, total } = toLookAt(readMeasured(), measuredHash, part)

if (wanted.length > 0) {
  const server = await startServer()
  const browser = await launchChromium()
  try {
    for (const { path, source } of wanted) {
      const { views, found } = await look(
        browser,
        server.url,
        present(components.get(path), `${path} in the catalogue`),
      )
      measured[path] = { source: measuredHash(source), views, found }
      console.log([`${found.length === 0 ? '✓' : '✗'} ${path}`, ...found.map((line) => `    ${line}`)].join('\n'))
      writeMeasured(measured)
    }
  } finally {
    await browser.close()
    server.stop()
  }
}
writeMeasured(measured)
const all = Object.values(measured)
const failing = all.filter(({ found }) => found.length > 0)
const views = all.reduce((sum, each) => sum + each.views, 0)
console.log(`${wanted.length} of ${total} components measured; in ${views} views ${failing.length} have findings`)
process.exitCode = failing.length > 0 ? 1 : 0
