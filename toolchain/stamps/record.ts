/**
 * The one way in which a build step reads: whatever goes through here is written down as a source of the step that
 * runs, also what was looked for and not found. Outside of a step nothing is written down.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { readdirSync, readFileSync, statSync, type Dirent } from 'node:fs'
import { dirname, isAbsolute, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../paths.ts'
import { moduleGraph } from './modules.ts'
import { createSourceReader, hashOf, bytesOf, type SourceReader, type Source, type SourceKind } from './sources.ts'

type Recording = { sources: Map<string, Source>; own: readonly string[]; look: SourceReader; started: number }

/** The hash of what changed while the step read it, so that it runs again. */
const unsettled = 'changed while it was read'

const recordings = new AsyncLocalStorage<Recording>()

/**
 * Runs something and answers what it read, sorted.
 *
 * @param own files and folders that it makes itself: reading those again makes it depend on nothing
 */
export async function recorded<T>(
  run: () => T | Promise<T>,
  own: readonly string[] = [],
): Promise<{ value: T; sources: Source[] }> {
  const recording: Recording = { sources: new Map(), own, look: createSourceReader(), started: Date.now() }
  const value = await recordings.run(recording, async () => run())
  return { value, sources: [...recording.sources.values()].sort((a, z) => (keyOf(a) < keyOf(z) ? -1 : 1)) }
}

const keyOf = ({ kind, path }: Omit<Source, 'hash'>) => `${kind} ${path}`

/** Writes down a source, as it was seen or else as it looks now. */
export function note(kind: SourceKind, path: string, seen?: () => string): void {
  const recording = recordings.getStore()
  if (!recording || recording.own.some((own) => path === own || path.startsWith(`${own}/`))) return
  const key = keyOf({ kind, path })
  const before = recording.sources.get(key)
  const hash = seen?.() ?? before?.hash ?? hashSince(recording, { kind, path })
  recording.sources.set(key, { kind, path, hash: before && before.hash !== hash ? unsettled : hash })
}

/** What is told only afterwards may have been read before it was changed. */
function hashSince({ look, started }: Recording, source: Omit<Source, 'hash'>): string {
  const changed = source.kind === 'file' && statSync(join(root, source.path), { throwIfNoEntry: false })?.mtimeMs
  return changed && changed >= started ? unsettled : look(source)
}

/** Writes down modules of ours with all that is loaded with them. */
export function noteModules(...entries: string[]): void {
  if (!recordings.getStore()) return
  const { files, packages } = moduleGraph(entries)
  for (const file of files) note('file', file)
  for (const folder of foldersOf(files)) note('file', `${folder}/package.json`)
  for (const name of packages) note('package', name)
  note('runtime', 'node')
}

/** Every folder in which files lie, and those around it, below the root. */
export function foldersOf(files: readonly string[]): string[] {
  const folders = new Set<string>()
  for (const file of files)
    for (let folder = dirname(file); folder !== '.' && !folders.has(folder); folder = dirname(folder))
      folders.add(folder)
  return [...folders]
}

/** Writes down a file or a folder's names by any path; what lies elsewhere is nobody's source. */
export function notePath(kind: 'file' | 'presence' | 'names', path: string, seen?: () => string): void {
  if (!recordings.getStore()) return
  const inside = relative(root, isAbsolute(path) ? path : join(root, path))
  const installed = /^node_modules\/((?:@[^/]+\/)?[^/*]+)/.exec(inside)?.[1]
  if (installed) note('package', installed)
  else if (!inside.startsWith('..') && !isAbsolute(inside)) note(kind, inside, seen)
}

/** The content of a file, by an absolute path or one relative to the project's root. */
export function readBytes(file: string): Buffer {
  const path = isAbsolute(file) ? file : join(root, file)
  const bytes = bytesOf(path)
  notePath('file', path, () => hashOf(bytes))
  // Reading what is not there throws the error everybody knows.
  return bytes ?? readFileSync(path)
}

export const readText = (file: string): string => readBytes(file).toString('utf8')

/** The content of a file, or null where there is none. */
export function readTextIfThere(file: string): string | null {
  const path = isAbsolute(file) ? file : join(root, file)
  const bytes = bytesOf(path)
  notePath('file', path, () => hashOf(bytes))
  return bytes?.toString('utf8') ?? null
}

/** What a step itself wrote down for its next time, or null; it depends on nothing by that. */
export function readOwn(file: string): string | null {
  const path = isAbsolute(file) ? file : join(root, file)
  return bytesOf(path)?.toString('utf8') ?? null
}

/** Whether a file or folder is there, whatever is in it. */
export function isThere(path: string): boolean {
  notePath('presence', path)
  return statSync(isAbsolute(path) ? path : join(root, path), { throwIfNoEntry: false }) !== undefined
}

/** What lies directly in a folder. Throws where there is none. */
export function entriesIn(folder: string): Dirent[] {
  notePath('names', join(folder, '*'))
  return readdirSync(isAbsolute(folder) ? folder : join(root, folder), { withFileTypes: true })
}

/** Loads a module whose place is known only now; it is a source with all it imports. */
export async function load<T>(file: string): Promise<T> {
  noteModules(relative(root, file))
  return (await import(pathToFileURL(file).href)) as T
}
