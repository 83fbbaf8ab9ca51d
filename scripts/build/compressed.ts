/**
 * Compresses what browsers fetch, on every core. It is half of the work on it, and nobody waits for it: until it is done,
 * files are sent as they are.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { filesBelow } from '#toolchain/hash-tree.ts'
import { root } from '#toolchain/paths.ts'
import { compressedLater } from './compress.ts'
import { compressedMarks } from './compressed-marks.ts'

const compressible = /\.(js|css|svg|json|webmanifest|txt)$/

export async function buildCompressed(): Promise<string> {
  const files = Object.keys(compressedMarks)
    .flatMap((folder) => filesBelow(folder))
    .filter((file) => compressible.test(file) && !file.includes('.vite/'))
  const waiting = [...files]
  const worker = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop())
      await compressedLater(join(root, file), readFileSync(join(root, file)))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  for (const mark of Object.values(compressedMarks)) writeFileSync(join(root, mark), '')
  return `the compressed form of ${files.length} files`
}
