/** npm run measure -- <part of a path>: how high previews are at every width, so that pages can keep their place. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { urls } from '#shared/urls.ts'
import { launchChromium } from '#tests/chromium.ts'
import { build } from './build.ts'
import { readSources } from './catalog-files.ts'
import { readMeasured, sourceHash, writeMeasured } from './heights/file.ts'
import { measurePreview } from './heights/measure.ts'
import { root } from './paths.ts'

const part = process.argv[2] ?? ''
await build()
const { sources } = readSources()
const known = readMeasured()
const measured = Object.fromEntries(sources.flatMap(({ path }) => (known[path] ? [[path, known[path]] as const] : [])))
const wanted = sources.filter(
  ({ path, source }) => (part && path.includes(part)) || (!part && known[path]?.source !== sourceHash(source)),
)

if (wanted.length > 0) {
  const server = await startServer()
  const browser = await launchChromium()
  try {
    const page = await browser.newPage({ viewport: { width: 1920, height: 900 } })
    await page.goto(server.url + urls.preview(wanted[0]!.path))
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

async function startServer(): Promise<{ url: string; stop: () => void }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'measure-'))
  const port = await freePort()
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => text.toString().includes('is at http') && resolve())
    child.on('exit', () => reject(new Error('The server stopped before it could be asked.')))
  })
  const stop = () => {
    child.removeAllListeners('exit')
    child.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
    child.kill()
  }
  return { url: `http://localhost:${port}`, stop }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
