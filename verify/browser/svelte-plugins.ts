/** Vite's plugins for Svelte, which compile each file of a library once: what became of it lies in the build folder. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { buildDir } from '#toolchain/paths.ts'
import { versionsOf } from '../subject-hash.ts'

const folder = join(buildDir, 'verify/compiled')

/** Bits UI alone is hundreds of files, which change with its version only. */
export function sveltePlugins(): Plugin[] {
  const compilers = versionsOf('svelte @sveltejs/vite-plugin-svelte')
  const plugins = svelte({ configFile: false, inspector: false })
  for (const plugin of plugins) remember(plugin, compilers)
  return plugins
}

/** In place, since the plugin itself sets later which files it wants. */
function remember(plugin: Plugin, compilers: string) {
  const { transform } = plugin
  if (typeof transform !== 'object') return
  const { handler } = transform
  transform.handler = async function (code, id, options) {
    if (!id.includes('/node_modules/')) return handler.call(this, code, id, options)
    const { consumer, isProduction } = this.environment.config
    const way = `${compilers} ${plugin.name} ${consumer} ${isProduction}`
    const hash = createHash('sha256').update(`${way} ${id}\n${code}`).digest('hex')
    const file = join(folder, `${hash}.json`)
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as { code: string } | null
    const result = await handler.call(this, code, id, options)
    const kept = typeof result === 'object' && result ? { ...result, map: null } : (result ?? null)
    mkdirSync(folder, { recursive: true })
    // Two at once write the same; neither reads half of it.
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(kept))
    renameSync(`${file}.${process.pid}`, file)
    return result
  }
}
