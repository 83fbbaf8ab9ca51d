/**
 * The libraries that snippets run on, each bundled once for all snippets and kept in the build folder: a snippet's own
 * bundle holds its own code and takes them from the page.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { buildDir, root } from '#toolchain/paths.ts'
import type { Framework, Sources } from './bundle.ts'
import { sveltePlugins } from './svelte-plugins.ts'

/** What is bundled together, by the names by which it is imported. */
type Library = { modules: string[]; plugins?: () => Plugin[] }

/** In the order in which they build on each other: the framework, then its parts with a behaviour. */
const libraries: Record<Framework, Library[]> = {
  react: [
    { modules: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] },
    { modules: ['@headlessui/react'] },
  ],
  vue: [{ modules: ['vue'] }, { modules: ['@headlessui/vue'] }],
  svelte: [
    {
      modules: [
        'svelte',
        'svelte/internal/client',
        'svelte/animate',
        'svelte/attachments',
        'svelte/easing',
        'svelte/events',
        'svelte/legacy',
        'svelte/motion',
        'svelte/reactivity',
        'svelte/reactivity/window',
        'svelte/store',
        'svelte/transition',
      ],
      plugins: sveltePlugins,
    },
    { modules: ['bits-ui'], plugins: sveltePlugins },
  ],
}

/** What every bundle for a page is made with. */
export const pageDefines = {
  'process.env.NODE_ENV': '"production"',
  __VUE_OPTIONS_API__: 'true',
  __VUE_PROD_DEVTOOLS__: 'false',
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
}

/** Where a page keeps a library's module. */
export const globalOf = (module: string) => `libraries[${JSON.stringify(module)}]`

/** Whether a module is one of those that a page brings along. */
export const isKept = (framework: Framework, module: string) =>
  libraries[framework].some(({ modules }) => modules.includes(module))

/**
 * Svelte has switches that are thrown by an import, for all that runs on the page. A part of a library that throws one
 * says so, and it is thrown where a snippet uses that part: else none could be shown without it.
 */
const switches: Record<string, string> = {
  'svelte/internal/flags/legacy': 'enable_legacy_mode_flag',
  'svelte/internal/flags/async': 'enable_async_mode_flag',
  'svelte/internal/flags/tracing': 'enable_tracing_mode_flag',
}
const flags = join(root, 'node_modules/svelte/src/internal/flags/index.js')
const throwing = (id: string) => `globalThis.${globalOf(id)}()`
/** Tells of Svelte's version, and does nothing else. */
const idle = 'svelte/internal/disclose-version'

/** For the bundle of snippets: what they throw is thrown on the page. */
export const switchesOfThePage = (): Plugin => ({
  name: 'switches-of-the-page',
  enforce: 'pre',
  resolveId: (id) => (id in switches || id === idle ? `\0thrown:${id}` : null),
  load: (id) =>
    !id.startsWith('\0thrown:')
      ? null
      : id.endsWith(idle)
        ? ''
        : { code: throwing(id.slice(8)), moduleSideEffects: true },
})

/** A kept library: its script, and which of its parts throw which switch. */
type Kept = { code: string; thrown: Record<string, string[]> }

/**
 * The scripts a page needs before a snippet's own: the framework, and its parts where a snippet imports them.
 *
 * @param sources the code of all snippets of the bundle that follows
 */
export async function libraryScripts(framework: Framework, sources: Sources): Promise<(name: string) => string[]> {
  const codes = [...sources.values()]
  const isImported = (module: string) => codes.some((code) => code.includes(`'${module}'`))
  const [base, ...others] = libraries[framework]
  const wanted = [...(base ? [base] : []), ...others.filter(({ modules }) => modules.some(isImported))]
  const kept = await Promise.all(wanted.map((library) => keptLibrary(framework, library)))
  return (name) => {
    const code = sources.get(name) ?? ''
    const thrown = kept.flatMap((each) =>
      Object.entries(each.thrown).filter(([, parts]) => parts.some((part) => new RegExp(`\\b${part}\\b`).test(code))),
    )
    return [...kept.map(({ code: script }) => script), ...thrown.map(([id]) => throwing(id))]
  }
}

const folder = join(buildDir, 'verify/libraries')
/** Two who ask at once wait for the same. */
const making = new Map<string, Promise<Kept>>()

/** Anew when any package changed, or how it is bundled; tests are not in production, in which Svelte compiles otherwise. */
const way = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(readFileSync(import.meta.filename))
  .update(process.env.NODE_ENV ?? '')
  .digest('hex')

function keptLibrary(framework: Framework, library: Library): Promise<Kept> {
  const hash = createHash('sha256').update(`${way} ${framework} ${library.modules.join()}`).digest('hex')
  const known = making.get(hash) ?? readOrMake(join(folder, `${hash.slice(0, 24)}.json`), framework, library)
  making.set(hash, known)
  known.catch(() => making.delete(hash))
  return known
}

async function readOrMake(file: string, framework: Framework, library: Library): Promise<Kept> {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Kept
  const kept = await bundleLibrary(framework, library)
  mkdirSync(folder, { recursive: true })
  // Two at once write the same; neither reads half of it.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(kept))
  renameSync(`${file}.${process.pid}`, file)
  return kept
}

/** Every module as a whole, with its exports as they are at any time. */
async function bundleLibrary(framework: Framework, { modules, plugins = () => [] }: Library): Promise<Kept> {
  const thrown: Record<string, string[]> = {}
  const isBase = libraries[framework][0]?.modules === modules
  const entry = [
    'globalThis.libraries ??= {}',
    ...modules.map((module, index) => `import * as m${index} from ${JSON.stringify(module)}`),
    'const living = (module) => Object.create(null, { ...Object.getOwnPropertyDescriptors(module), __esModule: { value: true } })',
    ...modules.map((module, index) => `globalThis.${globalOf(module)} = living(m${index})`),
    ...(isBase && framework === 'svelte'
      ? [
          `import * as flags from ${JSON.stringify(flags)}`,
          ...Object.entries(switches).map(([id, name]) => `globalThis.${globalOf(id)} = flags.${name}`),
        ]
      : []),
  ].join('\n')
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: pageDefines,
    plugins: [
      {
        name: 'library',
        enforce: 'pre' as const,
        resolveId(id, importer = '') {
          if (id === 'virtual:library') return id
          // Some of their files are CommonJS, which knows no globals for what it requires.
          if (!modules.includes(id) && isKept(framework, id)) return `\0kept:${id}`
          if (id === idle) return '\0nothing'
          if (!(id in switches)) return null
          const part = /\/bits\/([\w-]+)\//.exec(importer)?.[1]
          if (!part) throw new Error(`${importer} asks for ${id}, and nobody knows which part of its library it is.`)
          const name = part.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
          thrown[id] = [...new Set([...(thrown[id] ?? []), name])].toSorted()
          return '\0nothing'
        },
        load: (id) =>
          id === 'virtual:library'
            ? entry
            : id === '\0nothing'
              ? ''
              : id.startsWith('\0kept:')
                ? `module.exports = globalThis.${globalOf(id.slice(6))}`
                : null,
      },
      ...plugins(),
    ],
    build: {
      write: false,
      minify: true,
      reportCompressedSize: false,
      rolldownOptions: {
        input: 'virtual:library',
        output: { format: 'iife' },
      },
    },
  })
  const [first] = Array.isArray(result) ? result : [result]
  if (!first || !('output' in first)) throw new Error('Vite made no bundle')
  return { code: first.output[0].code, thrown }
}
