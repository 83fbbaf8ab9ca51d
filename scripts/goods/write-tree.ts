/** Writes an assembled project to a folder, leaving what was installed or built there. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectFiles } from './project-files.ts'
import type { Tree } from './assemble.ts'

/** Only what differs is written, so that a running development server sees just that; files that are gone are removed. */
export function writeTree(tree: Tree, folder: string): void {
  for (const [path, bytes] of tree) {
    const file = join(folder, path)
    if (existsSync(file) && readFileSync(file).equals(bytes)) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
  for (const path of projectFiles(folder)) if (!tree.has(path)) rmSync(join(folder, path))
}
