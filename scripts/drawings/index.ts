/**
 * npm run drawings -- <part of a path>: draws the components that changed as SVG, as their pages do, and sees whether
 * the drawing looks like the component; with a part of a path, all that have it. `--keep=<folder>` keeps the drawings.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { builtComponents } from '#toolchain/built-components.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { present } from '#toolchain/present.ts'
import { build } from '../build/index.ts'
import { startServer } from '../start/server.ts'
import { toLookAt } from '../to-look-at.ts'
import { difference } from './compare.ts'
import { drawnHash, mostDifferent, readDrawn, writeDrawn } from './file.ts'
import { drawIn } from './take.ts'

const { values, positionals } = parseArgs({ options: { keep: { type: 'string' } }, allowPositionals: true })
const [part = ''] = positionals
await build()
const components = new Map(builtComponents().map((component) => [component.path, component]))
const { kept: drawn, wanted, total } = toLookAt(readDrawn(), drawnHash, part)

if (wanted.length > 0) {
  const server = await startServer()
  const browser = await launchChromium()
  try {
    for (const { path, source } of wanted) {
      const component = present(components.get(path), `${path} in the catalogue`)
      const { seen, redrawn, svg } = await drawIn(browser, server.url, component)
      const { perMillion, worst } = await difference(seen, redrawn)
      const isTrue = perMillion <= mostDifferent.perMillion && worst <= mostDifferent.worst
      drawn[path] = { source: drawnHash(source), isTrue, perMillion, worst }
      console.log(`${isTrue ? '✓' : '✗'} ${path}: ${perMillion} of a million, ${worst} in the worst square`)
      if (values.keep) keep(values.keep, path, { seen, redrawn, svg })
      writeDrawn(drawn)
    }
  } finally {
    await browser.close()
    server.stop()
  }
}
writeDrawn(drawn)
const alike = Object.values(drawn).filter(({ isTrue }) => isTrue).length
console.log(`${wanted.length} of ${total} components drawn; ${alike} look the same`)

function keep(folder: string, path: string, { seen, redrawn, svg }: { seen: Buffer; redrawn: Buffer; svg: string }) {
  mkdirSync(folder, { recursive: true })
  const name = join(folder, path.replaceAll('/', '-'))
  writeFileSync(`${name}.svg`, svg)
  writeFileSync(`${name}-seen.png`, seen)
  writeFileSync(`${name}-drawn.png`, redrawn)
}
