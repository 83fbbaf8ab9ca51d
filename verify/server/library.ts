/** Bits UI for a server, as a file that Node can read: it consists of Svelte files, which are compiled once and kept. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { buildDir, root } from '#toolchain/paths.ts'
import { sveltePlugins } from '../browser/svelte-plugins.ts'

export const bitsUi = 'bits-ui'

/** There must be one Svelte for a snippet and the library, which share what stands round them. */
export const isSvelte = (id: string) => /^svelte(?:$|\/)/.test(id)

let making: Promise<string> | undefined

/** @returns where the file lies */
export const serverLibrary = (): Promise<string> =>
  (making ??= findOrMake().catch((error: unknown) => {
    making = undefined
    throw error
  }))

async function findOrMake(): Promise<string> {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(readFileSync(import.meta.filename))
    // Tests are not in production, in which Svelte compiles otherwise.
    .update(process.env.NODE_ENV ?? '')
    .digest('hex')
  const folder = join(buildDir, 'verify/libraries')
  const file = join(folder, `server-${hash.slice(0, 24)}.mjs`)
  if (existsSync(file)) return file
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: [/bits-ui/, /runed/, /svelte-toolbelt/] },
    plugins: [
      {
        name: 'library',
        enforce: 'pre' as const,
        resolveId: (id) => (id === 'virtual:library' ? id : isSvelte(id) ? { id, external: true } : null),
        load: (id) => (id === 'virtual:library' ? `export * from '${bitsUi}'` : null),
      },
      ...sveltePlugins(),
    ],
    build: { write: false, ssr: true, target: 'esnext', rolldownOptions: { input: 'virtual:library' } },
  })
  const [first] = Array.isArray(result) ? result : [result]
  if (!first || !('output' in first)) throw new Error('Vite made no bundle')
  mkdirSync(folder, { recursive: true })
  // Two at once write the same; neither reads half of it.
  writeFileSync(`${file}.${process.pid}`, first.output[0].code)
  renameSync(`${file}.${process.pid}`, file)
  return file
}
