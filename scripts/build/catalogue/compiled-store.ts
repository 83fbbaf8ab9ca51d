/** What was compiled, by what it was compiled from: a branch that was here before, or a build that was stopped, is not compiled again. */
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOwn } from '#toolchain/stamps/record.ts'
import type { Built } from './compile-component.ts'

export type CompiledStore = {
  /** What was kept for a key; null where that is nothing. */
  read(key: string): Built | null
  write(key: string, built: Built): void
  /** Takes away what was not used for longest, down to so many. */
  prune(most: number): void
}

/** @param folder of the store, absolute; it need not be there yet */
export function compiledStore(folder: string): CompiledStore {
  const fileOf = (key: string) => join(folder, `${key}.json`)
  return {
    read(key) {
      const text = readOwn(fileOf(key))
      if (text === null) return null
      const now = new Date()
      utimesSync(fileOf(key), now, now)
      return JSON.parse(text) as Built
    },
    write(key, built) {
      mkdirSync(folder, { recursive: true })
      // Whole or not at all: whoever stops a build stops it anywhere.
      const part = `${fileOf(key)}.${process.pid}`
      writeFileSync(part, JSON.stringify(built))
      renameSync(part, fileOf(key))
    },
    prune(most) {
      mkdirSync(folder, { recursive: true })
      const files = readdirSync(folder).map((name) => join(folder, name))
      if (files.length <= most) return
      const byUse = files.map((file) => ({ file, used: statSync(file).mtimeMs })).sort((a, z) => z.used - a.used)
      for (const { file } of byUse.slice(most)) rmSync(file, { force: true })
    },
  }
}
