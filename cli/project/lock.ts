/**
 * `millwork.lock.json`: which files came from us, of which component, in which version, and what exactly was served. The
 * served texts themselves lie beside it in `.millwork`, packed, so that changes can be merged without asking anybody.
 */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Fault } from '../fault.ts'
import { hashOf } from '../text/lines.ts'
import { readBytes, removeFile, writeFileWhole } from './files.ts'
import { isRecord, readJsonFile, writeJsonFile } from './json-file.ts'
import { isBelow } from './place.ts'

export const lockFile = 'millwork.lock.json'
const servedFolder = '.millwork'
const format = 1

/** A file that came from us. */
export type Locked = {
  /** The component's path in the library, its name in the registry, and the number on the part. */
  component: string
  name: string
  part: string
  /** The release it was served by. */
  version: string
  /** SHA-256 of the text as it was served. */
  hash: string
  /** How it was cut, as `profileLine` writes it. */
  profile: string
}

/** By the file's path from the root, with slashes. */
export type Lock = Record<string, Locked>

const fields = ['component', 'name', 'part', 'version', 'hash', 'profile'] as const

/** The project's lock; empty where it has none. Throws a Fault for one that cannot be read. */
export async function readLock(root: string): Promise<Lock> {
  const file = await readJsonFile(root, lockFile)
  if (!file) return {}
  const { value } = file
  if (!isRecord(value) || !isRecord(value.files)) throw broken('has no list of files')
  if (value.format !== format)
    throw new Fault(`${lockFile} was written by another version of this program.`, {
      todo: 'Use the newest: the documentation of the site shows its command.',
    })
  for (const [path, entry] of Object.entries(value.files)) {
    if (!isBelow(path)) throw broken(`names “${path}”, which is no file of this project`)
    if (
      !isRecord(entry) ||
      fields.some((name) => typeof entry[name] !== 'string') ||
      !/^[\da-f]{64}$/.test(String(entry.hash))
    )
      throw broken(`does not say of ${path} what it must`)
  }
  return value.files as Lock
}

const broken = (what: string) =>
  new Fault(`${lockFile} ${what}.`, {
    todo: 'Restore it from your version control, or delete it and add the components again.',
  })

/** Writes the lock in an order that makes small changes of small changes, and forgets served texts nobody needs. */
export async function writeLock(root: string, lock: Lock): Promise<void> {
  const files = Object.fromEntries(
    Object.keys(lock)
      .sort()
      .map((path) => [path, Object.fromEntries(fields.map((name) => [name, lock[path]?.[name]]))]),
  )
  await writeJsonFile(root, lockFile, { format, files })
  const needed = new Set(Object.values(lock).map(({ hash }) => servedName(hash)))
  const kept = await readdir(join(root, servedFolder)).catch(() => [])
  for (const name of kept)
    if (/^[\da-f]{32}\.gz$/.test(name) && !needed.has(name)) await removeFile(root, `${servedFolder}/${name}`)
}

const servedName = (hash: string) => `${hash.slice(0, 32)}.gz`

/** Keeps a text as it was served. */
export async function keepServed(root: string, text: string): Promise<void> {
  const bytes = gzipSync(text, { level: 9 })
  // The system it was packed on, which must not show in a commit (RFC 1952, 2.3.1: 255 is unknown).
  bytes[9] = 255
  await writeFileWhole(root, `${servedFolder}/${servedName(hashOf(text))}`, bytes)
}

/** A text as it was served; null where it is not kept, or is not what it was. */
export async function readServed(root: string, hash: string): Promise<string | null> {
  const bytes = await readBytes(root, `${servedFolder}/${servedName(hash)}`)
  if (bytes === null) return null
  try {
    const text = gunzipSync(bytes, { maxOutputLength: 16 * 1024 * 1024 }).toString('utf8')
    return hashOf(text) === hash ? text : null
  } catch {
    return null
  }
}
