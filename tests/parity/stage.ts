/** Puts a compiled case on a page of its own: its HTML with Alpine, its Vue or Svelte, or the React original it came from. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from 'tailwindcss'
import type { Browser, Page } from 'playwright-core'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { build, type PluginOption } from 'vite'
import { createHostCompiler } from '#scripts/compiler-host.ts'
import { bundleVue } from './vue.ts'

export type Flavour = 'html' | 'react' | 'vue' | 'svelte'

/** The flavours that are held to the React original. */
export const compiled = ['html', 'vue', 'svelte'] as const satisfies Flavour[]

const root = join(import.meta.dirname, '../..')

/** A case by its name, a component of the catalogue by its path. */
const sourceOf = (name: string) =>
  name.endsWith('.tsx') ? join(root, name) : join(root, 'compiler/cases', name, 'input.tsx')
const read = (path: string) => readFileSync(join(root, 'node_modules', path), 'utf8')

/** One stage serves any number of cases, which are compiled and bundled once. */
export async function createStage(browser: Browser, names: readonly string[]) {
  const compiler = await createHostCompiler()
  const snippets = new Map<string, string>()
  const vueFiles = new Map<string, string>()
  const svelteFiles = new Map<string, string>()
  for (const name of names) {
    const result = await compiler.compile(readFileSync(sourceOf(name), 'utf8'), { file: `${name}.tsx` })
    if (!result.ok) throw new Error(`The case “${name}” does not compile: ${result.problems[0]?.message}`)
    snippets.set(name, result.outputs.html.files[0]!.code)
    vueFiles.set(name, result.outputs.vue.files[0]!.code)
    svelteFiles.set(name, result.outputs.svelte.files[0]!.code)
  }
  const bundles = {
    react: await bundleReact(names),
    vue: await bundleVue(vueFiles),
    svelte: await bundleSvelte(svelteFiles),
  }
  const css = await stylesheet([
    ...snippets.values(),
    ...vueFiles.values(),
    ...svelteFiles.values(),
    ...names.map((name) => readFileSync(sourceOf(name), 'utf8')),
  ])
  const alpine = [read('@alpinejs/focus/dist/cdn.min.js'), read('alpinejs/dist/cdn.min.js')]

  return async function open(
    name: string,
    flavour: Flavour,
    { moves = false } = {},
  ): Promise<{ page: Page; complaints: string[] }> {
    const page = await browser.newPage({
      viewport: { width: 1000, height: 700 },
      reducedMotion: moves ? 'no-preference' : 'reduce',
    })
    page.setDefaultTimeout(5_000)
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    const style = `<style>${css}\n[x-cloak]{display:none!important} ${moves ? '' : '*{transition-duration:0s!important}'}</style>`
    const scripts = flavour === 'html' ? alpine : [`globalThis.shown = ${JSON.stringify(name)}`, bundles[flavour]]
    const content = flavour === 'html' ? snippets.get(name)! : ''
    const tags = scripts.map((script) => `<script>${script.replaceAll('</script', '<\\/script')}</script>`).join('\n')
    await page.setContent(
      `<!doctype html><html lang="en"><head><title>${name}</title>${style}</head><body>
      <button id="before">Before</button><div id="root">${content}</div><button id="after">After</button><p id="elsewhere">Elsewhere</p>
      ${tags}</body></html>`,
    )
    await page.waitForFunction(() => document.querySelector('#root')?.childElementCount)
    return { page, complaints }
  }
}

async function bundleReact(names: readonly string[]): Promise<string> {
  const imports = names.map((name, index) => `import C${index} from ${JSON.stringify(sourceOf(name))}`)
  const table = names.map((name, index) => `${JSON.stringify(name)}: C${index}`)
  const entry = `${imports.join('\n')}
    import { createElement } from 'react'
    import { createRoot } from 'react-dom/client'
    createRoot(document.getElementById('root')).render(createElement({ ${table.join(', ')} }[globalThis.shown]))`
  return bundle(entry)
}

/** Svelte's plugin for Vite wants files, so the snippets become some. */
async function bundleSvelte(snippets: ReadonlyMap<string, string>): Promise<string> {
  mkdirSync(join(root, 'build'), { recursive: true })
  const folder = mkdtempSync(join(root, 'build/parity-'))
  const files = [...snippets].map(([name, code], index) => {
    const path = join(folder, `C${index}.svelte`)
    writeFileSync(path, code)
    return { name, path }
  })
  const imports = files.map(({ path }, index) => `import C${index} from ${JSON.stringify(path)}`)
  const table = files.map(({ name }, index) => `${JSON.stringify(name)}: C${index}`)
  const entry = `${imports.join('\n')}
    import { mount } from 'svelte'
    mount({ ${table.join(', ')} }[globalThis.shown], { target: document.getElementById('root') })`
  const code = await bundle(entry, [svelte({ configFile: false, inspector: false })])
  rmSync(folder, { recursive: true })
  return code
}

async function bundle(entry: string, plugins: PluginOption[] = []): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      ...plugins,
      {
        name: 'entry',
        enforce: 'pre' as const,
        resolveId: (id) => (id === 'virtual:entry' ? id : null),
        load: (id) => (id === 'virtual:entry' ? entry : null),
      },
    ],
    build: { write: false, minify: true, rolldownOptions: { input: 'virtual:entry', output: { format: 'iife' } } },
  })
  const [first] = Array.isArray(result) ? result : [result]
  if (!first || !('output' in first)) throw new Error('Vite made no bundle')
  return first.output[0].code
}

async function stylesheet(sources: string[]): Promise<string> {
  const tailwind = read('tailwindcss/index.css')
  const colours = ['primary', 'secondary'].flatMap((name) =>
    [50, 100, 200, 300, 400, 500, 600, 700, 800, 900].map(
      (shade) => `--color-${name}-${shade}: var(--color-${name === 'primary' ? 'blue' : 'gray'}-${shade});`,
    ),
  )
  const { build: buildCss } = await compile(`@import 'tailwindcss'; @theme { ${colours.join(' ')} }`, {
    base: root,
    loadStylesheet: async (id, base) => ({ path: id, base, content: tailwind }),
  })
  return buildCss([...new Set(sources.join(' ').split(/[\s"'`]+/))])
}
