/** All components of one flavour as the smallest scripts: each its own, and apart what they all run on. */
import vue from '@vitejs/plugin-vue'
import { build, type PluginOption } from 'vite'
import { root } from '#toolchain/paths.ts'
import { sveltePlugins } from '#verify/browser/svelte-plugins.ts'

export type Framework = 'react' | 'vue' | 'svelte'
/** Modules by the component's path, each with its imports from the runtime, which lies beside them. */
export type FlavourBundle = { scripts: Map<string, string>; runtime: { fileName: string; code: string }[] }

/** Where a component is shown: the element that previews have, too. */
const place = `document.getElementById('preview')`

const frameworks: Record<Framework, { ending: string; plugins: () => PluginOption[]; show: string }> = {
  react: {
    ending: 'tsx',
    plugins: () => [],
    show: `import { createElement } from 'react'
      import { createRoot } from 'react-dom/client'
      createRoot(${place}).render(createElement(Component))`,
  },
  vue: {
    ending: 'vue',
    plugins: () => [vue({ template: { transformAssetUrls: false } })],
    show: `import { createApp } from 'vue'
      createApp(Component).mount(${place})`,
  },
  svelte: {
    ending: 'svelte',
    plugins: sveltePlugins,
    show: `import { mount } from 'svelte'
      mount(Component, { target: ${place} })`,
  },
}

const entryOf = (index: number) => `virtual:component-${index}`

/**
 * @param sources the code customers copy, by the component's path
 * @throws where anything of a component would land in a file that everybody may fetch
 */
export async function bundleFlavour(
  framework: Framework,
  sources: ReadonlyMap<string, string>,
): Promise<FlavourBundle> {
  const { ending, plugins, show } = frameworks[framework]
  const paths = [...sources.keys()]
  // Plugins that only compile files get files that never existed.
  const files = new Map(paths.map((path, index) => [`${root}/virtual-${index}.${ending}`, sources.get(path) ?? '']))
  const entries = new Map(
    [...files.keys()].map((file, index) => [entryOf(index), `import Component from ${JSON.stringify(file)}\n${show}`]),
  )
  const isOurs = (id: string) => entries.has(id) || files.has(id.replace(/\?.*$/, ''))
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    plugins: [
      {
        name: 'components',
        enforce: 'pre' as const,
        resolveId: (id) => (isOurs(id) ? id : null),
        load: (id) => entries.get(id) ?? files.get(id) ?? null,
      },
      ...plugins(),
    ],
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: Object.fromEntries(paths.map((_, index) => [`component-${index}`, entryOf(index)])),
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: `${framework}-[hash].js`,
          codeSplitting: { groups: [{ name: framework, test: (id: string) => !isOurs(id) }] },
        },
      },
    },
  })
  const [first] = Array.isArray(result) ? result : [result]
  if (!first || !('output' in first)) throw new Error('Vite made no bundle')
  const chunks = first.output.filter((part) => part.type === 'chunk')
  const shared = chunks.filter(({ isEntry }) => !isEntry)
  const leaked = shared.flatMap(({ moduleIds }) => moduleIds).find(isOurs)
  if (leaked) throw new Error(`${framework}: ${leaked} would be in a file that everybody may fetch.`)
  const codes = new Map(chunks.map(({ name, code }) => [name, code]))
  const scripts = paths.map((path, index) => [path, codes.get(`component-${index}`) ?? ''] as const)
  return { scripts: new Map(scripts), runtime: shared.map(({ fileName, code }) => ({ fileName, code })) }
}
