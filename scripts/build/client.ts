import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from '#toolchain/stamps/bundle.ts'
import { filesBelow } from '#toolchain/hash-tree.ts'
import { root } from '#toolchain/paths.ts'
import { writeCompressed } from './compress.ts'

const compressible = /\.(js|css|svg|json|webmanifest|txt)$/

/** Bundles the pages and the preview for the browser; compresses what compresses. */
export async function buildClient(): Promise<string> {
  await bundle()
  const files = filesBelow('build/client').filter((file) => compressible.test(file) && !file.includes('.vite/'))
  for (const file of files) writeCompressed(join(root, file), readFileSync(join(root, file)))
  return `${files.length} client files`
}
