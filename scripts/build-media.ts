import { cpSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from './hash-tree.ts'
import { root } from './paths.ts'

const picture = /\.(avif|webp|svg|png|jpg)$/

/** Copies the finished pictures, not the scripts that made them, to where they are served from. */
export function buildMedia(): string {
  const pictures = filesBelow('content/media').filter((file) => picture.test(file) && !file.includes('/scripts/'))
  for (const file of pictures) {
    const target = join(root, 'build', file.replace(/^content\//, ''))
    mkdirSync(dirname(target), { recursive: true })
    cpSync(join(root, file), target)
  }
  return `${pictures.length} pictures`
}
