/**
 * npm run dev: Vite serves pages and previews with hot reload, the server restarts when its code changes,
 * and a saved component is compiled again at once. A component with an error keeps its last good version.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, realpathSync, watch } from 'node:fs'
import { join, posix } from 'node:path'
import type { AddressInfo } from 'node:net'
import { createServer, type ViteDevServer } from 'vite'
import { build } from '../build/index.ts'
import { moduleGraph } from '#toolchain/stamps/modules.ts'
import { CatalogError } from '../build/catalog.ts'
import { catalogueInDevelopment } from './catalog.ts'
import { publishingInDevelopment } from './publishing.ts'
import { renderEndpoint } from './render.ts'
import { root } from '#toolchain/paths.ts'
import { PublishingError } from '../build/publishing/problem.ts'
import { present } from '#toolchain/present.ts'

/** What is built before the server starts, and where the last good version of it would be. */
const first = {
  catalogue: 'build/catalog/index.json',
  media: 'build/media',
  publishing: 'build/publishing.json',
  goods: 'build/goods.json',
}

await buildFirst()
const vite = await createServer({
  root,
  configLoader: 'native',
  plugins: [renderEndpoint(), catalogueInDevelopment(), publishingInDevelopment()],
  // node_modules may be a link to a folder elsewhere.
  server: { port: 5173, cors: true, fs: { allow: [root, realpathSync(join(root, 'node_modules'))] } },
})
await vite.listen()
const origin = `http://localhost:${(present(vite.httpServer, 'a server of Vite').address() as AddressInfo).port}`
// Pages come from another port, so what stylesheets refer to needs Vite's full address.
vite.config.server.origin = origin

let server = startServer()
watchServer()
// However this process ends, the server must not outlive it and keep the port.
process.on('exit', () => server.kill())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())

/** Vite serves pages from their sources, so only what they read is built. A component or a text with an error must not keep anyone from working: its last good version is served. */
async function buildFirst() {
  for (const [step, lastGood] of Object.entries(first)) {
    try {
      await build({ only: [step] })
    } catch (error) {
      const isTheirs = error instanceof CatalogError || error instanceof PublishingError
      if (!isTheirs || !existsSync(join(root, lastGood))) throw error
      console.error(`\n${error.message}\nServing the last good version.\n`)
    }
  }
}

function startServer(): ChildProcess {
  const env = { ...process.env, DEV_ASSETS_URL: origin }
  return spawn(process.execPath, ['server/main.ts'], { cwd: root, stdio: 'inherit', env })
}

/** Restarts the server when a module of it changes, wherever that lies, and reloads the open pages once it answers again. */
function watchServer() {
  let timer: NodeJS.Timeout | undefined
  let modules = serverModules()
  const changed = (file: string) => {
    if (!modules.has(file)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      modules = serverModules(modules)
      void restart(vite)
    }, 80)
  }
  const folders = new Set([...modules].map((file) => file.slice(0, Math.max(0, file.indexOf('/')))))
  for (const folder of folders)
    watch(join(root, folder), { recursive: folder !== '' }, (_event, name) => name && changed(posix.join(folder, name)))
}

/** The server with all it imports. While a file says what cannot be read, it is what it was before. */
function serverModules(before = new Set<string>()): Set<string> {
  try {
    return new Set(moduleGraph(['server/main.ts']).files)
  } catch (error) {
    if (before.size === 0) throw error
    return before
  }
}

async function restart(vite: ViteDevServer) {
  const old = server
  const gone = old.exitCode === null ? new Promise((resolve) => old.once('exit', resolve)) : undefined
  old.kill('SIGTERM')
  await gone
  server = startServer()
  if (await answers()) vite.ws.send({ type: 'full-reload' })
}

async function answers(): Promise<boolean> {
  const address = `http://localhost:${process.env.PORT || 3000}/up`
  for (let attempt = 0; attempt < 100; attempt++) {
    if (server.exitCode !== null) return false
    const ok = await fetch(address).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}

async function stop() {
  server.kill('SIGTERM')
  await vite.close()
  process.exit(0)
}
