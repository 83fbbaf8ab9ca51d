import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { notePath, readBytes } from './stamps/record.ts'
import { root } from './paths.ts'

/** A hash over the names and contents of files and folders below the project's root; missing ones count as empty. */
export const hashTree = (paths: string[]): string => hashFiles(paths.flatMap((path) => filesBelow(path)))

/** A hash over the names and contents of these files, relative to `base`. */
export function hashFiles(files: string[], base = root): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readBytes(join(base, file)))
  return hash.digest('hex')
}

/** All files below a path, sorted, relative to the project's root. */
export function filesBelow(path: string, base = root): string[] {
  const isFile = statSync(join(base, path), { throwIfNoEntry: false })?.isFile()
  notePath(isFile ? 'presence' : 'names', join(base, path, isFile ? '' : '**'))
  return below(path, base)
}

function below(path: string, base: string): string[] {
  const stats = statSync(join(base, path), { throwIfNoEntry: false })
  if (!stats) return []
  if (stats.isFile()) return [path]
  return readdirSync(join(base, path))
    .sort()
    .flatMap((name) => below(`${path}/${name}`, base))
}
