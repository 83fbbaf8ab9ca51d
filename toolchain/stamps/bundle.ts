/** Bundles with Vite, and writes down everything the bundle is made of: what Vite, its plugins and our globs looked at. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, isAbsolute, join, posix, relative } from 'node:path'
import { build, type InlineConfig, type Plugin, type ResolvedConfig } from 'vite'
import { filesBelow } from '../hash-tree.ts'
import { root } from '../paths.ts'
import { foldersOf, note, noteModules, notePath } from './record.ts'
import { filesNamed } from './sources.ts'
import { sheetGraph } from './stylesheets.ts'

/** Files in the root that change how everything is read: by TypeScript's rules, and by what Tailwind must not scan. */
const rules = ['package.json', 'tsconfig.json', '.gitignore']
/** What a folder may hold that changes how the modules in it are read. */
const folderRules = ['package.json', 'tsconfig.json']

/** Runs one build of our own vite.config.ts, or of what it is told alone where that is said to be no file. */
export async function bundle({
  configFile = 'vite.config.ts',
  plugins = [],
  ...options
}: InlineConfig = {}): Promise<void> {
  const seen = new Set<string>()
  let config: ResolvedConfig | undefined
  const watching: Plugin = {
    name: 'millwork:sources',
    configResolved: (resolved) => void (config = resolved),
    generateBundle() {
      for (const id of this.getModuleIds()) seen.add(id.replace(/[?#].*$/, ''))
    },
  }
  // Named, so that no other file of such a name is looked for first.
  await build({ root, configFile, logLevel: 'warn', ...options, plugins: [...plugins, watching] })
  if (configFile) noteModules(configFile)
  noteModules(...(config?.configFileDependencies ?? []).map((file) => relative(root, file)))
  for (const path of seen) if (isAbsolute(path)) notePath('file', path)
  noteOurs([...seen].map((path) => relative(root, path)).filter(isOurs))
  if (config?.publicDir) for (const file of filesBelow(relative(root, config.publicDir))) note('file', file)
}

const isOurs = (path: string) =>
  !path.startsWith('..') && !path.startsWith('node_modules/') && existsSync(join(root, path))

function noteOurs(modules: readonly string[]) {
  const sheets = sheetGraph(modules.filter((file) => file.endsWith('.css')))
  const scanned = sheets.scanned.flatMap((pattern) => filesNamed(pattern))
  for (const name of sheets.packages) note('package', name)
  for (const pattern of [...sheets.scanned, ...modules.flatMap((file) => globsIn(file))]) note('names', pattern)
  const files = [...modules, ...sheets.files, ...scanned]
  for (const file of [...files, ...rules]) note('file', file)
  for (const folder of foldersOf(files)) for (const file of folderRules) note('file', `${folder}/${file}`)
}

const call = /\bimport\.meta\.glob\b[^(]*\(\s*(\[[^\]]*\]|'[^']*')/g

/** The folders a module imports by pattern, as names of sources; a pattern that only leaves out narrows nothing here. */
export function globsIn(file: string, text = readFileSync(join(root, file), 'utf8')): string[] {
  if (!/\.tsx?$/.test(file)) return []
  const calls = [...text.matchAll(call)]
  if (calls.length !== [...text.matchAll(/\bimport\.meta\.glob\b/g)].length)
    throw new Error(`${file}: give import.meta.glob its patterns as plain strings, so that the build can read them.`)
  const patterns = calls.flatMap(([, list = '']) => [...list.matchAll(/'([^']*)'/g)].map(([, pattern = '']) => pattern))
  return patterns
    .filter((pattern) => !pattern.startsWith('!'))
    .map((pattern) => (pattern.startsWith('/') ? pattern.slice(1) : posix.join(dirname(file), pattern)))
}
