/**
 * npm run dev: Vite serves pages and previews with hot reload, the server restarts when its code changes,
 * and a saved component is compiled again at once. A component with an error keeps its last good version.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, realpathSync, watch } from 'node:fs'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { createServer, type ViteDevServer } from 'vite'
import { build } from './build.ts'
import { CatalogError } from './build-catalog.ts'
import { catalogueInDevelopment } from './dev-catalog.ts'
import { publishingInDevelopment } from './dev-publishing.ts'
import { renderEndpoint } from './dev-render.ts'
import { root } from './paths.ts'

await buildFirst()
const vite = await createServer({
  root,
  configLoader: 'native',
  plugins: [renderEndpoint(), catalogueInDevelopment(), publishingInDevelopment()],
  // node_modules may be a link to a folder elsewhere.
  server: { port: 5173, cors: true, fs: { allow: [root, realpathSync(join(root, 'node_modules'))] } },
})
await vite.listen()
const origin = `http://localhost:${(vite.httpServer!.address() as AddressInfo).port}`
// Pages come from another port, so what stylesheets refer to needs Vite's full address.
vite.config.server.origin = origin

let server = startServer()
watchServer()
// However this process ends, the server must not outlive it and keep the port.
process.on('exit', () => server.kill())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())

/** Vite serves pages from their sources, so only what they read is built. A catalogue with an error must not keep anyone from working: the last good one is served. */
async function buildFirst() {
  try {
    await build({ only: ['catalogue', 'media', 'goods', 'publishing'] })
  } catch (error) {
    if (!(error instanceof CatalogError) || !existsSync(join(root, 'build/catalog/index.json'))) throw error
    console.error(`\n${error.message}\nServing the last good version.\n`)
  }
}

function startServer(): ChildProcess {
  const env = { ...process.env, DEV_ASSETS_URL: origin }
  return spawn(process.execPath, ['server/main.ts'], { cwd: root, stdio: 'inherit', env })
}

/** Restarts the server when its code changes and reloads the open pages once it answers again. */
function watchServer() {
  let timer: NodeJS.Timeout | undefined
  for (const folder of ['server', 'shared']) {
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (!name?.endsWith('.ts') || name.endsWith('.test.ts')) return
      clearTimeout(timer)
      timer = setTimeout(() => void restart(vite), 80)
    })
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
