/**
 * npm run pictures -- <part of a path>: photographs the previews that changed, light and dark, for cards and search;
 * with a part of a path, all that have it.
 */
import { builtComponents } from '#toolchain/built-components.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { present } from '#toolchain/present.ts'
import { build } from '../build/index.ts'
import { readMeasured, lookHash } from '../heights/file.ts'
import { startServer } from '../start/server.ts'
import { toLookAt } from '../to-look-at.ts'
import { readTaken, removePictures, writePicture, writeTaken } from './file.ts'
import { takePicture } from './take.ts'
import { windowFor } from './window.ts'

const part = process.argv[2] ?? ''
await build()
const components = new Map(builtComponents().map((component) => [component.path, component]))
const known = readTaken()
const measured = readMeasured()
const { kept: taken, wanted, total } = toLookAt(known, lookHash, part)
for (const path of Object.keys(known)) if (!taken[path]) removePictures(path)

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
console.log(`${wanted.length} of ${total} components photographed`)
