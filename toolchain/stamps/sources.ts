/** What a build step may depend on, and how each looks at the moment. Content decides, never a date. */
import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'
import { createPackageHash } from './packages.ts'

/**
 * - file: its content, by its path
 * - presence: whether something is there, by its path
 * - names: what is in a folder, by "folder/one star", or of all files below it by two stars, with an ending or without
 * - package: what the lockfile holds of an installed package and of all it needs, by its name
 * - runtime: the version of Node, and how it is to read our modules
 */
export type SourceKind = 'file' | 'presence' | 'names' | 'package' | 'runtime'
export type Source = { kind: SourceKind; path: string; hash: string }
export type SourceReader = (source: Pick<Source, 'kind' | 'path'>) => string

/** How a source looks that is not there. */
export const absent = 'absent'

/** Answers a function that looks at sources below a folder, at each once: make a new one when something may have changed. */
export function createSourceReader(base = root): SourceReader {
  const looks: Record<SourceKind, (path: string) => string> = {
    file: (path) => hashOf(bytesOf(join(base, path))),
    presence: (path) => (existsSync(join(base, path)) ? 'there' : absent),
    names: (pattern) => namesHash(pattern, base),
    package: createPackageHash(base),
    runtime: () => `${process.version} ${hashOf(readingRules(base))}`,
  }
  const seen = new Map<string, string>()
  return ({ kind, path }) => {
    const key = `${kind} ${path}`
    const hash = seen.get(key) ?? looks[kind](path)
    seen.set(key, hash)
    return hash
  }
}

/** A short hash of a content; of nothing, that it is absent. */
export const hashOf = (content: string | Uint8Array | null): string =>
  content === null ? absent : hash('sha256', content, 'base64url').slice(0, 22)

/** What lies in a file, or null where there is none. */
export function bytesOf(file: string): Buffer | null {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : null
}

/** What package.json says of modules: their kind, and what names that begin with # stand for. */
function readingRules(base: string): string {
  const { type, imports } = JSON.parse(readFileSync(join(base, 'package.json'), 'utf8')) as Record<string, unknown>
  return JSON.stringify({ type, imports })
}

/** What is left of installing and of looking at a folder says nothing about it. */
const leftovers = new Set(['node_modules', '.git', '.DS_Store'])

const namesHash = (pattern: string, base: string) => {
  const names = namesBy(pattern, base)
  return names ? hashOf(names.join('\n')) : absent
}

/** The files that a source of names stands for, relative to the base. */
export const filesNamed = (pattern: string, base = root): string[] =>
  (namesBy(pattern, base) ?? []).map((name) => `${pattern.slice(0, pattern.indexOf('/*'))}/${name}`)

function namesBy(pattern: string, base: string): string[] | null {
  const [, folder = '', deep, ending = ''] = /^(.*?)\/\*(\*)?(?:\/\*(\.\w+))?$/.exec(pattern) ?? []
  if (!folder) throw new Error(`“${pattern}” is not understood: write folder/*, folder/** or folder/**/*.tsx.`)
  const path = join(base, folder)
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return null
  const names = deep ? filesIn(path) : readdirSync(path)
  return names.filter((name) => name.endsWith(ending) && !leftovers.has(name)).sort()
}

/** Every file below a folder, relative to it. */
function filesIn(folder: string, before = ''): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (leftovers.has(entry.name)) return []
    const path = `${before}${entry.name}`
    return entry.isDirectory() ? filesIn(join(folder, entry.name), `${path}/`) : [path]
  })
}
