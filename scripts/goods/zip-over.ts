/** The zip of an overlay: without an outer folder, so that one command unpacks it over a project. */
import { zipSync } from 'fflate'
import type { Tree } from './assemble.ts'

/** Zip keeps the time of day without a zone, so this is the same everywhere: the earliest it can say. */
const mtime = new Date(1980, 0, 1)

/** The same files always make the same bytes, as `zipTree` has it. */
export const zipOver = (tree: Tree): Uint8Array =>
  zipSync(Object.fromEntries([...tree].map(([path, bytes]) => [path, [bytes, { mtime, level: 9 }]])))
