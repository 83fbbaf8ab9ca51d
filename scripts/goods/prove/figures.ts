/** What can be counted of a project: its code, its packages, its tests, and what its first page loads. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import type { Tree } from '../assemble.ts'
import { atDesk } from './visit.ts'

const code = /\.(ts|tsx|mts|js|jsx|mjs|vue|svelte|astro|html|css)$/

/** Lines of code that say something. */
export function linesOf(tree: Tree): number {
  const texts = [...tree].filter(([path]) => code.test(path)).map(([, bytes]) => new TextDecoder().decode(bytes))
  return texts.flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '').length
}

/** Packages a project names, and how many lie in its node_modules. */
export function dependenciesOf(folder: string): { runtime: number; development: number; installed: number } {
  const read = <T>(file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as T
  const { dependencies = {}, devDependencies = {} } = read<Record<string, Record<string, string>>>('package.json')
  const { packages = {} } = read<{ packages?: object }>('node_modules/.package-lock.json')
  return {
    runtime: Object.keys(dependencies).length,
    development: Object.keys(devDependencies).length,
    installed: Object.keys(packages).length,
  }
}

/** How many tests Vitest says it ran, or null where nothing says so. */
export function testsOf(said: string): number | null {
  const found = /^\s*Tests\s.*\((\d+)\)\s*$/m.exec(stripVTControlCharacters(said))?.[1]
  return found === undefined ? null : Number(found)
}

/** Scripts and style sheets that the first page of a guest loads, in bytes of gzip, and where it leads. */
export async function firstPageOf(browser: Browser, url: string) {
  const context = await browser.newContext(atDesk)
  const page = await context.newPage()
  const loaded: Promise<{ type: string; bytes: number }>[] = []
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? ''
    if (!/javascript|text\/css/.test(type) || response.status() >= 300) return
    loaded.push(response.body().then((body) => ({ type, bytes: gzipSync(body).length })))
  })
  await page.goto(`${url}/`, { waitUntil: 'networkidle' })
  const { pathname: path } = new URL(page.url())
  const files = await Promise.all(loaded)
  await context.close()
  const sum = (kind: RegExp) => files.filter(({ type }) => kind.test(type)).reduce((all, { bytes }) => all + bytes, 0)
  return { path, javascript: sum(/javascript/), css: sum(/css/) }
}
