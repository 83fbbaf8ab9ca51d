import { relative } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { buildCatalog, CatalogError } from '../build/catalog.ts'
import { componentsDir } from '#toolchain/paths.ts'

/** Components, the numbers on them, and where moved ones went. */
const isRead = /\.(tsx|json)$/

/**
 * Compiles a saved component again and tells the open pages; an error is shown in them and the last good version stays.
 * It works within Vite's own handling of the file, because what Vite sends afterwards would take the error away again.
 */
export function catalogueInDevelopment(): Plugin {
  let running: Promise<boolean> = Promise.resolve(true)
  return {
    name: 'millwork:catalogue',
    async hotUpdate({ file, server, modules }) {
      if (this.environment.name !== 'client' || relative(componentsDir, file).startsWith('..')) return undefined
      if (file.endsWith('/catalog.ts')) console.log('Start "npm run dev" again to see another list of subcategories.')
      if (!isRead.test(file)) return undefined
      running = running.then(() => compile(server))
      return (await running) ? modules : []
    },
  }
}

/** Answers whether everything compiles. */
async function compile(vite: ViteDevServer): Promise<boolean> {
  const started = performance.now()
  try {
    const summary = await buildCatalog()
    console.log(`Built ${summary} in ${Math.round(performance.now() - started)} ms`)
    vite.ws.send({ type: 'custom', event: 'millwork:catalogue' })
    return true
  } catch (error) {
    const message = error instanceof CatalogError ? error.message : String((error as Error).stack)
    console.error(`\n${message}\n`)
    vite.ws.send({ type: 'error', err: { message, stack: '', plugin: 'millwork:compiler' } })
    return false
  }
}
