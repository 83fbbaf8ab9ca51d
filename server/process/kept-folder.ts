/** Texts in files by key, up to so many bytes in all; processes share them, and whoever makes room takes the oldest. */
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { systemClock } from './clock.ts'

export type KeptFolder = {
  /** What was kept for a key; null where that is nothing. */
  read(key: string): Promise<string | null>
  /** Keeps a text. A folder that cannot be written keeps nothing. */
  write(key: string, text: string): Promise<void>
}

/** Of the most, how much is left when room is made, so that it is seldom made. */
const left = 0.75
/** Of the most, how much one process writes before it looks again. */
const stride = 0.1

/**
 * @param folder absolute; it need not be there yet
 * @param mostBytes that lie in it; it may be more by what the processes write between two looks
 */
export function keptFolder(folder: string, mostBytes: number): KeptFolder {
  const fileOf = (key: string) => join(folder, key.slice(0, 2), key)
  // Whoever begins does not know what lies there.
  let unseen = mostBytes
  return {
    async read(key) {
      const text = await readFile(fileOf(key), 'utf8').catch(() => null)
      const now = systemClock()
      if (text !== null) await utimes(fileOf(key), now, now).catch(() => undefined)
      return text
    },
    async write(key, text) {
      await keep(fileOf(key), text).catch(() => undefined)
      unseen += Buffer.byteLength(text)
      if (unseen < stride * mostBytes) return
      unseen = 0
      await makeRoom(folder, mostBytes).catch(() => undefined)
    },
  }
}

/** Whole or not at all: other processes look there too. */
async function keep(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const part = `${file}.${process.pid}`
  await writeFile(part, text)
  await rename(part, file)
}

/** Takes away what was used longest ago where there is more than there may be. */
async function makeRoom(folder: string, mostBytes: number): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const file = join(parentPath, name)
        // Another process may have taken it meanwhile.
        const stats = await stat(file).catch(() => null)
        return { file, bytes: stats?.size ?? 0, used: stats?.mtimeMs ?? 0 }
      }),
  )
  let total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total <= mostBytes) return
  for (const { file, bytes } of files.toSorted((a, z) => a.used - z.used)) {
    if (total <= left * mostBytes) return
    await rm(file, { force: true })
    total -= bytes
  }
}
