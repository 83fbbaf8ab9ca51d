/**
 * The server as one program: hundreds of modules read, stripped of their types and linked one by one take a second and
 * fifty megabytes of every start.
 */
import { dirname, posix, relative } from 'node:path'
import type { Plugin } from 'vite'
import { bundle } from '#toolchain/stamps/bundle.ts'
import { root } from '#toolchain/paths.ts'
import { onlyLatin } from './only-latin.ts'

/** Where it lies, from the root. */
const outDir = 'build/server'

/** Bundles the server with its packages, and maps that lead back to the sources. */
export async function buildServer(): Promise<string> {
  await bundle({
    configFile: false,
    publicDir: false,
    appType: 'custom',
    plugins: [ownPlaces(), onlyLatin()],
    // As the server is run; what is only for developing React or others falls away.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      sourcemap: true,
      rolldownOptions: {
        input: { main: 'server/main.ts' },
        // An optional part of pg that is not installed.
        external: ['pg-native'],
        // Not made smaller: a trace is to be read without the maps, which cost as much memory as all else together.
        output: { chunkFileNames: '[name]-[hash].js', minify: false },
      },
    },
  })
  return 'the server'
}

/** What a module finds beside itself, it finds from where it was written. */
function ownPlaces(): Plugin {
  return {
    name: 'millwork:own-places',
    transform: {
      filter: { id: /\.ts$/, code: /\bimport\.meta\.dirname\b/ },
      handler(code, id) {
        const back = posix.relative(`/${outDir}`, `/${relative(root, dirname(id))}`)
        // As long as before but for the last one in a line, so the lines of a trace hold.
        return { code: code.replaceAll('import.meta.dirname', `(import.meta.dirname+'/${back}')`), map: null }
      },
    },
  }
}
