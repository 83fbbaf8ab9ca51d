/** What a stylesheet of ours is made of: sheets it imports, files it shows, and what Tailwind looks through for classes. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { root } from '../paths.ts'
import { packageOf } from './modules.ts'

export type SheetGraph = {
  files: string[]
  packages: string[]
  /** What is looked through, as names of sources. */
  scanned: string[]
}

/** A string first, since a pattern in one may look like a comment. */
const stringOrComment = /('[^'\n]*'|"[^"\n]*")|\/\*[^]*?\*\//g
const imported = /@import\s+(?:url\()?['"]([^'"]+)['"]/g
const source = /@source\s+(not\s+)?(inline\()?['"]([^'"]*)['"]/g
const shown = /\burl\(\s*['"]?([^'")]+)['"]?\s*\)/g
/** These load code or sheets in ways that nothing here follows. */
const unknown = /@(?:plugin|config|reference)\b|\bsource\(\s*['"]/

/**
 * Follows stylesheets, relative to the project's root.
 *
 * @throws where one says something that is not followed here, or imports what is not there
 */
export function sheetGraph(entries: readonly string[], base = root): SheetGraph {
  const files = new Set<string>()
  const packages = new Set<string>()
  const scanned = new Set<string>()
  const visit = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    if (!file.endsWith('.css')) return
    const text = readFileSync(join(base, file), 'utf8').replace(stringOrComment, '$1')
    if (unknown.test(text))
      throw new Error(`${file}: ${unknown.exec(text)?.[0]} is not followed by the build’s stamps.`)
    const beside = (path: string) => posix.normalize(posix.join(dirname(file), path))
    for (const [, path = ''] of text.matchAll(imported)) {
      if (path.startsWith('.')) visit(beside(path))
      else packages.add(packageOf(path))
    }
    for (const [, path = ''] of text.matchAll(shown)) {
      if (path.startsWith('.') && existsSync(join(base, beside(path)))) visit(beside(path))
      else if (/^@?\w[\w.-]*\//.test(path)) packages.add(packageOf(path))
    }
    for (const [, not, inline, path = ''] of text.matchAll(source))
      if (!not && !inline) scanned.add(namesOf(beside(path)))
  }
  for (const entry of entries) visit(entry)
  return { files: [...files], packages: [...packages].sort(), scanned: [...scanned] }
}

/** "client/" as "client/**", a pattern that names an ending as it is. */
const namesOf = (path: string) => (path.includes('*') ? path : `${path.replace(/\/$/, '')}/**`)
