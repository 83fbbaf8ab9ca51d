/** What each framework's server makes of a snippet. */
import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import vue from '@vitejs/plugin-vue'
import { build, type PluginOption } from 'vite'
import { buildDir, root } from '#toolchain/paths.ts'
import { bitsUi, isSvelte, serverLibrary } from './library.ts'
import type { Framework, Sources } from '../browser/bundle.ts'
import { sveltePlugins } from '../browser/svelte-plugins.ts'
import { present } from '#toolchain/present.ts'

type Renderer = { ending: string; plugins: () => PluginOption[]; render: string }

/** How each framework's snippets are compiled for a server, and how they are rendered. */
const renderers: Record<Framework, Renderer> = {
  react: {
    ending: 'tsx',
    plugins: () => [],
    render: `import { createElement } from 'react'
      import { renderToStaticMarkup } from 'react-dom/server'
      const render = (snippet) => renderToStaticMarkup(createElement(snippet))`,
  },
  vue: {
    ending: 'vue',
    plugins: () => [vue({ template: { transformAssetUrls: false } })],
    render: `import { createSSRApp } from 'vue'
      import { renderToString } from 'vue/server-renderer'
      const render = (snippet) => renderToString(createSSRApp(snippet))`,
  },
  svelte: {
    ending: 'svelte',
    plugins: sveltePlugins,
    render: `import { render as renderSnippet } from 'svelte/server'
      const render = (snippet) => renderSnippet(snippet).body`,
  },
}

/** What a server made of a snippet, or why it could not. */
export type Rendered = { html: string; problem?: undefined } | { problem: string }

/** @returns what became of each snippet, by its name */
export async function renderOnServer(framework: Framework, sources: Sources): Promise<ReadonlyMap<string, Rendered>> {
  const { ending, plugins, render } = renderers[framework]
  const kept = framework === 'svelte' && [...sources.values()].some((code) => code.includes(`'${bitsUi}'`))
  const keptFile = kept ? pathToFileURL(await serverLibrary()).href : ''
  // Names of their own: the plugins keep what they know of a file by its name, also across bundles.
  const files = new Map([...sources.values()].map((code, index) => [`${root}/virtual-server-${index}.${ending}`, code]))
  const imports = [...files.keys()].map((file, index) => `import C${index} from ${JSON.stringify(file)}`)
  const entry = `${imports.join('\n')}
    ${render}
    const safely = async (snippet) => {
      try { return { html: await render(snippet) } } catch (error) { return { problem: String(error?.message ?? error) } }
    }
    export const rendered = await Promise.all([${imports.map((_, index) => `C${index}`).join(', ')}].map(safely))`
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        enforce: 'pre' as const,
        resolveId: (id) =>
          id === bitsUi
            ? { id: keptFile, external: true }
            : isSvelte(id)
              ? { id, external: true }
              : id === 'virtual:entry' || files.has(id)
                ? id
                : null,
        load: (id) => (id === 'virtual:entry' ? entry : (files.get(id) ?? null)),
      },
      ...plugins(),
    ],
    build: { write: false, ssr: true, target: 'esnext', rolldownOptions: { input: 'virtual:entry' } },
  })
  const [first] = Array.isArray(result) ? result : [result]
  if (!first || !('output' in first)) throw new Error('Vite made no bundle')
  const file = join(buildDir, 'verify', `server-${framework}-${randomUUID()}.mjs`)
  mkdirSync(join(buildDir, 'verify'), { recursive: true })
  writeFileSync(file, first.output[0].code)
  const { rendered } = (await import(pathToFileURL(file).href)) as { rendered: Rendered[] }
  rmSync(file)
  return new Map([...sources.keys()].map((name, index) => [name, present(rendered[index], `a rendering of ${name}`)]))
}
