/** A project as one zip: the same files always make the same bytes. */
import { createHash } from 'node:crypto'
import { zipSync, type Zippable } from 'fflate'
import type { Tree } from './assemble.ts'

/** Zip keeps the time of day without a zone, so this is the same everywhere: the earliest it can say. */
const noTime = new Date(1980, 0, 1)
const unix = 3
const plainFile = 0o100644 << 16
const program = 0o100755 << 16

/**
 * Zips a project below a folder of this name. Order, dates and modes are fixed; what begins with "#!" may be run.
 */
export function zipTree(tree: Tree, folder: string): Uint8Array {
  const entries = [...tree].map(([path, bytes]): [string, Zippable[string]] => {
    const isProgram = bytes[0] === 0x23 && bytes[1] === 0x21
    return [`${folder}/${path}`, [bytes, { mtime: noTime, os: unix, attrs: isProgram ? program : plainFile, level: 9 }]]
  })
  return zipSync(Object.fromEntries(entries))
}

/** A hash over the paths and bytes of a project. */
export function hashTree(tree: Tree): string {
  const hash = createHash('sha256')
  for (const [path, bytes] of tree) hash.update(`${path}\0${bytes.length}\0`).update(bytes)
  return hash.digest('hex').slice(0, 16)
}
