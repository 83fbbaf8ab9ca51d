/** A shelf of goods in a folder of its own, for tests. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Writes files by their paths, objects as JSON, into a new folder, and answers it. */
export function folderWith(files: Record<string, string | object>): string {
  const folder = mkdtempSync(join(tmpdir(), 'goods-'))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return folder
}

/** A lockfile as npm writes it, with these packages at its top. */
export const lockOf = (versions: Record<string, string>, resolved?: string) => ({
  packages: Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [
      `node_modules/${name}`,
      { version, ...(resolved && { resolved }) },
    ]),
  ),
})

/** What a template or kit of one edition says of itself. */
export const aboutOf = (folder: string, over: object = {}) => ({
  title: 'Fine',
  description: 'What it is.',
  order: 1,
  editions: [{ folder, title: 'Fine one', builtWith: ['vite'] }],
  pages: [{ path: '/', title: 'Home' }],
  ...over,
})
