/**
 * `millwork.lock.json`: which files came from us, of which component, in which version, and what exactly was served. The
 * served texts themselves lie beside it in `.millwork`, packed, so that changes can be merged without asking anybody.
 */
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { codeOf, Fault, fileFault } from '../fault.ts'
import { hashOf } from '../text/lines.ts'
import { readBytes, removeFile, writeFileWhole } from './files.ts'
import { isRecord, readJsonFile, writeJsonFile } from './json-file.ts'
import { isBelow, placeOf } from './place.ts'

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

/** What a file was made of: the text that was served, and what it is part of. */
export type Taken = { content: string; entry: Omit<Locked, 'hash'> }

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

/**
 * Notes in the lock what files were made of, and keeps the texts that were served. The lock is read anew for it, since
 * another run may have noted something meanwhile; while one notes, others wait.
 *
 * @param taken by the file's path from the root
 */
export async function noteTaken(root: string, taken: ReadonlyMap<string, Taken>): Promise<void> {
  if (taken.size === 0) return
  await alone(root, async () => {
    const lock = await readLock(root)
    for (const [path, { content, entry }] of taken) {
      await keepServed(root, content)
      lock[path] = { ...entry, hash: hashOf(content) }
    }
    await writeLock(root, lock)
  })
}

const busyFile = `${servedFolder}/busy`
/** Milliseconds after which whoever began to note was ended before it was done. */
const longestNoting = 30_000

/** Does a work that no other run does at the same time in this project. */
async function alone(root: string, work: () => Promise<void>): Promise<void> {
  const place = await placeOf(root, busyFile)
  try {
    await mkdir(dirname(place), { recursive: true })
    while (!(await isClaimed(place))) await wait(20)
  } catch (error) {
    throw fileFault(busyFile, error)
  }
  try {
    await work()
  } finally {
    await rm(place, { force: true })
  }
}

async function isClaimed(place: string): Promise<boolean> {
  try {
    await (await open(place, 'wx')).close()
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    const since = await stat(place).then(
      ({ mtimeMs }) => mtimeMs,
      () => Infinity,
    )
    if (Date.now() - since > longestNoting) await rm(place, { force: true })
    return false
  }
}

/** Writes the lock in an order that makes small changes of small changes, and forgets served texts nobody needs. */
async function writeLock(root: string, lock: Lock): Promise<void> {
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
async function keepServed(root: string, text: string): Promise<void> {
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
