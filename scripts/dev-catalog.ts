import { watch } from 'node:fs'
import type { ViteDevServer } from 'vite'
import { buildCatalog, CatalogError } from './build-catalog.ts'
import { contentDir } from './paths.ts'

/** Compiles a saved component again and tells the open pages; an error is shown in them and the last good version stays. */
export function watchCatalog(vite: ViteDevServer) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  watch(contentDir, { recursive: true }, (_event, name) => {
    if (!name?.endsWith('.tsx')) return
    clearTimeout(timer)
    timer = setTimeout(() => (running = running.then(() => compile(vite))), 30)
  })
}

async function compile(vite: ViteDevServer) {
  const started = performance.now()
  try {
    const summary = await buildCatalog()
    console.log(`Built ${summary} in ${Math.round(performance.now() - started)} ms`)
    vite.ws.send({ type: 'custom', event: 'millwork:catalogue' })
  } catch (error) {
    const message = error instanceof CatalogError ? error.message : String((error as Error).stack)
    console.error(`\n${message}\n`)
    vite.ws.send({ type: 'error', err: { message, stack: '', plugin: 'millwork:compiler' } })
  }
}
