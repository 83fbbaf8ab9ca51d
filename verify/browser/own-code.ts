/**
 * The snippets of one flavour in one script, for a page that has the libraries already; the page says which to show in
 * `globalThis.shown`. The engines' house takes `bundle`, whose script needs nothing.
 */
import vue from '@vitejs/plugin-vue'
import { build, type PluginOption } from 'vite'
import { root } from '#toolchain/paths.ts'
import type { Framework, Sources } from './bundle.ts'
import { globalOf, isKept, pageDefines, switchesOfThePage } from './libraries.ts'
import { sveltePlugins } from './svelte-plugins.ts'

/**
 * How each framework's snippets are compiled and shown, once or twice at once; those that only compile files get files that
 * never existed.
 */
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
      }
      const twice = (snippet) => () => ['first', 'second'].map((key) => createElement('div', { key }, createElement(snippet)))`,
  },
  vue: {
    ending: 'vue',
    plugins: () => [vue({ template: { transformAssetUrls: false } })],
    show: `import { createApp, h } from 'vue'
      const show = (snippet, target) => {
        const app = createApp(snippet)
        app.mount(target)
        return () => app.unmount()
      }
      const twice = (snippet) => ({ render: () => [h('div', h(snippet)), h('div', h(snippet))] })`,
  },
  svelte: {
    ending: 'svelte',
    plugins: sveltePlugins,
    show: `import { mount, unmount } from 'svelte'
      const show = (snippet, target) => {
        const shown = mount(snippet, { target })
        return () => unmount(shown)
      }
      const twice = (snippet) => (anchor, props) => {
        for (let copy = 0; copy < 2; copy++) {
          const box = document.createElement('div')
          const end = document.createComment('')
          box.append(end)
          anchor.before(box)
          snippet(end, props)
        }
      }`,
  },
}

/**
 * @returns the script; it shows the snippet in the element with the id “root”, as does `comes`, which answers how it goes;
 * `comesTwice` shows two of it
 */
export async function bundleOwnCode(framework: Framework, sources: Sources): Promise<string> {
  const { ending, plugins, show } = frameworks[framework]
  const files = new Map([...sources.values()].map((code, index) => [`${root}/virtual-${index}.${ending}`, code]))
  const names = [...sources.keys()]
  const imports = [...files.keys()].map((file, index) => `import C${index} from ${JSON.stringify(file)}`)
  const table = names.map((name, index) => `${JSON.stringify(name)}: C${index}`)
  const entry = `${imports.join('\n')}
    ${show}
    const snippet = () => ({ ${table.join(', ')} })[globalThis.shown]
    const place = () => document.getElementById('root')
    globalThis.comes = () => show(snippet(), place())
    globalThis.comesTwice = () => show(twice(snippet()), place())
    globalThis.goes = globalThis.comes()`

  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: pageDefines,
    plugins: [
      {
        name: 'entry',
        enforce: 'pre' as const,
        resolveId: (id) => (id === 'virtual:entry' || files.has(id) ? id : null),
        load: (id) => (id === 'virtual:entry' ? entry : (files.get(id) ?? null)),
      },
      switchesOfThePage(),
      ...plugins(),
    ],
    build: {
      write: false,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: 'virtual:entry',
        external: (id: string) => isKept(framework, id),
        output: { format: 'iife', globals: globalOf },
      },
    },
  })
  const [first] = Array.isArray(result) ? result : [result]
  if (!first || !('output' in first)) throw new Error('Vite made no bundle')
  return first.output[0].code
}
