/** Reads and writes files of the project: whole or not at all. */
import { randomBytes } from 'node:crypto'
import { chmod, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { codeOf, Fault, fileFault } from '../fault.ts'
import { placeOf } from './place.ts'

/** More than any file of ours or any configuration has. */
const mostBytes = 16 * 1024 * 1024

/** A text of the project; null where there is no such file. */
export async function readText(root: string, path: string): Promise<string | null> {
  const bytes = await readBytes(root, path)
  if (bytes === null) return null
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch (error) {
    throw new Fault(`${path} is not a text in UTF-8.`, { cause: error, todo: 'Save it in UTF-8, then run it again.' })
  }
}

export async function readBytes(root: string, path: string): Promise<Uint8Array | null> {
  const place = await placeOf(root, path)
  try {
    const { size } = await stat(place)
    if (size > mostBytes) throw new Fault(`${path} is larger than any file of this kind.`)
    return await readFile(place)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw fileFault(path, error)
  }
}

/** Writes a file beside its place and then puts it there, so that nobody ever sees half of it; its permissions stay. */
export async function writeFileWhole(root: string, path: string, content: string | Uint8Array): Promise<void> {
  const place = await placeOf(root, path)
  try {
    await mkdir(dirname(place), { recursive: true })
    const mode = await stat(place).then(
      ({ mode: its }) => its & 0o777,
      () => undefined,
    )
    await replaceFile(place, content, mode)
  } catch (error) {
    throw fileFault(path, error)
  }
}

/** The same for any place; `mode` is what others may do with it, by default what the system says. */
export async function replaceFile(place: string, content: string | Uint8Array, mode?: number): Promise<void> {
  const beside = join(dirname(place), `.${basename(place).slice(0, 40)}.${randomBytes(6).toString('hex')}.tmp`)
  try {
    const file = await open(beside, 'wx', mode ?? 0o666)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    if (mode !== undefined) await chmod(beside, mode)
    await rename(beside, place)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}

export async function removeFile(root: string, path: string): Promise<void> {
  const place = await placeOf(root, path)
  await rm(place, { force: true }).catch((error: unknown) => {
    throw fileFault(path, error)
  })
}
