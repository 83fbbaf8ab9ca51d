/** The snippets of one flavour in one script for a page; the page says which to show in `globalThis.shown`. */
import vue from '@vitejs/plugin-vue'
import { build, type PluginOption } from 'vite'
import { root } from '#toolchain/paths.ts'
import { sveltePlugins } from './svelte-plugins.ts'

/** Code by the snippet's name. */
export type Sources = ReadonlyMap<string, string>
export type Framework = 'react' | 'vue' | 'svelte'

/** How each framework's snippets are compiled and shown; those that only compile files get files that never existed. */
const frameworks: Record<Framework, { ending: string; plugins: () => PluginOption[]; show: string }> = {
  react: {
    ending: 'tsx',
    plugins: () => [],
    show: `import { createElement } from 'react'
      import { createRoot } from 'react-dom/client'
      const show = (snippet, target) => {
        const root = createRoot(target)
        root.render(createElement(snippet))
        return () => root.unmount()
      }`,
  },
  vue: {
    ending: 'vue',
    plugins: () => [vue({ template: { transformAssetUrls: false } })],
    show: `import { createApp } from 'vue'
      const show = (snippet, target) => {
        const app = createApp(snippet)
        app.mount(target)
        return () => app.unmount()
      }`,
  },
  svelte: {
    ending: 'svelte',
    plugins: sveltePlugins,
    show: `import { mount, unmount } from 'svelte'
      const show = (snippet, target) => {
        const shown = mount(snippet, { target })
        return () => unmount(shown)
      }`,
  },
}

/** @returns the script; it shows the snippet in the element with the id “root”, as does `comes`, which answers how it goes */
export async function bundle(framework: Framework, sources: Sources): Promise<string> {
  const { ending, plugins, show } = frameworks[framework]
  const files = new Map([...sources.values()].map((code, index) => [`${root}/virtual-${index}.${ending}`, code]))
  const names = [...sources.keys()]
  const imports = [...files.keys()].map((file, index) => `import C${index} from ${JSON.stringify(file)}`)
  const table = names.map((name, index) => `${JSON.stringify(name)}: C${index}`)
  const entry = `${imports.join('\n')}
    ${show}
    globalThis.comes = () => show({ ${table.join(', ')} }[globalThis.shown], document.getElementById('root'))
    globalThis.goes = globalThis.comes()`

  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    plugins: [
      {
        name: 'entry',
        enforce: 'pre' as const,
        resolveId: (id) => (id === 'virtual:entry' || files.has(id) ? id : null),
        load: (id) => (id === 'virtual:entry' ? entry : (files.get(id) ?? null)),
      },
      ...plugins(),
    ],
    build: { write: false, minify: true, rolldownOptions: { input: 'virtual:entry', output: { format: 'iife' } } },
  })
  const [first] = Array.isArray(result) ? result : [result]
  if (!first || !('output' in first)) throw new Error('Vite made no bundle')
  return first.output[0].code
}
