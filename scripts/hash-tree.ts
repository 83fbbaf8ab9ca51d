import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.ts'

/** A hash over the names and contents of files and folders below the project's root; missing ones count as empty. */
export function hashTree(paths: string[]): string {
  const hash = createHash('sha256')
  for (const path of paths)
    for (const file of filesBelow(path)) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** All files below a path, sorted, relative to the project's root. */
export function filesBelow(path: string): string[] {
  const stats = statSync(join(root, path), { throwIfNoEntry: false })
  if (!stats) return []
  if (stats.isFile()) return [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesBelow(`${path}/${name}`))
}
