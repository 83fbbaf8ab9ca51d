import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readBytes } from '#toolchain/stamps/record.ts'
import { filesBelow } from '#toolchain/hash-tree.ts'
import { root } from '#toolchain/paths.ts'

const finished = /\.(avif|webp|svg|png|jpg|mp3|mp4|webm|vtt)$/

/** Copies the finished pictures, recordings and films, not the scripts that made them, to where they are served from. */
export function buildMedia(): string {
  const files = filesBelow('content/media').filter((file) => finished.test(file) && !file.includes('/scripts/'))
  for (const file of files) {
    const target = join(root, 'build', file.replace(/^content\//, ''))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, readBytes(file))
  }
  return `${files.length} pictures, recordings and films`
}
