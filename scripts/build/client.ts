import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { bundle } from '#toolchain/stamps/bundle.ts'
import { filesBelow } from '#toolchain/hash-tree.ts'
import { root } from '#toolchain/paths.ts'

const compressible = /\.(js|css|svg|json|webmanifest|txt)$/
const tooSmall = 1024

/** Bundles the pages and the preview for the browser and for rendering on the server; compresses what compresses. */
export async function buildClient(): Promise<string> {
  await bundle()
  await bundle({ build: { ssr: true } })
  const files = filesBelow('build/client').filter((file) => compressible.test(file) && !file.includes('.vite/'))
  for (const file of files) compress(join(root, file))
  return `${files.length} client files`
}

function compress(file: string) {
  const bytes = readFileSync(file)
  if (bytes.length < tooSmall) return
  writeFileSync(`${file}.br`, brotliCompressSync(bytes))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
