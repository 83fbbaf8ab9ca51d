import { filesBelow } from '#toolchain/hash-tree.ts'
import { bundle } from '#toolchain/stamps/bundle.ts'

/** Bundles the pages and the preview for the browser. */
export async function buildClient(): Promise<string> {
  await bundle()
  return `${filesBelow('build/client').filter((file) => !file.includes('.vite/')).length} client files`
}
