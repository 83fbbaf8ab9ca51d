/** What loading a module of ours brings in, read from its imports: files of ours, and packages. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import { root } from '../paths.ts'

export type ModuleGraph = { files: string[]; packages: string[] }

const isModule = /\.(ts|tsx|mjs|js|jsx)$/

/** Threads begin at an address relative to their module. */
const address = /\bnew URL\(\s*'(\.[^']+)',\s*import\.meta\.url/g
/** What CommonJS loads or finds; of a name that is put together, the part that is written. */
const required = /(?:\brequire(?:\.resolve)?|\)\.resolve)\(\s*['"`]((?:@[\w.-]+\/)?\w[\w.-]*)/g
const ofTypes = /^import\s+type\b(?!\s+from\b|\s*,)/

/**
 * Everything that is loaded with these modules, relative to the project's root and sorted. Types are left out, since
 * nothing is loaded for them, and so is what import() names at run time: who does that says so (see record.ts).
 *
 * @throws when a module of ours is not there
 */
export function moduleGraph(entries: readonly string[], base = root): ModuleGraph {
  const files = new Set<string>()
  const packages = new Set<string>()
  const visit = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    if (!isModule.test(file)) return
    for (const specifier of specifiersIn(file, readFileSync(join(base, file), 'utf8'))) {
      const target = resolveOurs(file, specifier)
      if (target) visit(target)
      else if (!specifier.startsWith('node:')) packages.add(packageOf(specifier))
    }
  }
  for (const entry of entries) visit(entry)
  for (const file of files) if (!existsSync(join(base, file))) throw new Error(`There is no ${file} to import.`)
  return { files: [...files].sort(), packages: [...packages].sort() }
}

const known = new Map<string, { text: string; specifiers: string[] }>()

function specifiersIn(file: string, text: string): string[] {
  const before = known.get(file)
  if (before?.text === text) return before.specifiers
  const { module } = parseSync(file, text)
  const dynamic = module.dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start, moduleRequest.end))
  const specifiers = [
    ...module.staticImports
      .filter(({ start }) => !ofTypes.test(text.slice(start, start + 40)))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ),
    ...dynamic.filter((source) => /^['"]/.test(source)).map((source) => source.slice(1, -1)),
    ...[...text.matchAll(address)].flatMap(([, path]) => path ?? []),
    ...[...text.matchAll(required)].flatMap(([, name]) => name ?? []),
  ]
  known.set(file, { text, specifiers })
  return specifiers
}

/** The path of a module of ours that a specifier means, or null for a package. */
function resolveOurs(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return posix.normalize(posix.join(dirname(file), specifier))
  return null
}

/** "@scope/name" or "name" of what is imported from a package. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
