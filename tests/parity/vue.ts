/** The Vue flavour in one script for a page, compiled by Vue's own plugin. */
import vue from '@vitejs/plugin-vue'
import { build } from 'vite'
import { root } from '#scripts/paths.ts'

/** @param sources single-file components by name; the page says which to show in `globalThis.shown` */
export async function bundleVue(sources: ReadonlyMap<string, string>): Promise<string> {
  const names = [...sources.keys()]
  const fileOf = (index: number) => `${root}/virtual-${index}.vue`
  const imports = names.map((_, index) => `import C${index} from ${JSON.stringify(fileOf(index))}`)
  const table = names.map((name, index) => `${JSON.stringify(name)}: C${index}`)
  const entry = `${imports.join('\n')}
    import { createApp } from 'vue'
    createApp({ ${table.join(', ')} }[globalThis.shown]).mount('#root')`
  const files = new Map(names.map((name, index) => [fileOf(index), sources.get(name)!]))
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
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
      vue({ template: { transformAssetUrls: false } }),
    ],
    build: { write: false, minify: true, rolldownOptions: { input: 'virtual:entry', output: { format: 'iife' } } },
  })
  const [first] = Array.isArray(result) ? result : [result]
  if (!first || !('output' in first)) throw new Error('Vite made no bundle')
  return first.output[0].code
}
