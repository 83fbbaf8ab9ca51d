/** Lists in content that many people add to: a file for each subcategory, so that two who work side by side never meet in one. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from '#toolchain/hash-tree.ts'
import { root } from '#toolchain/paths.ts'
import { readText } from '#toolchain/stamps/record.ts'

export type PartedList<Entry> = {
  /** The file of a subcategory, relative to the project's root. */
  fileOf(subcategory: string): string
  /** What each subcategory lists, by its path. */
  read(): Map<string, Record<string, Entry>>
  /** One line an entry, in order; a list of nothing is no file. */
  write(subcategory: string, entries: Readonly<Record<string, Entry>>): void
}

/**
 * @param name the folder below content, which need not be there yet
 * @param at the project's root
 */
export function partedList<Entry>(name: string, at = root): PartedList<Entry> {
  const folder = `content/${name}`
  const fileOf = (subcategory: string) => `${folder}/${subcategory}.json`
  return {
    fileOf,
    read: () =>
      new Map(
        filesBelow(folder, at).map((file) => [
          file.slice(folder.length + 1, -'.json'.length),
          JSON.parse(readText(join(at, file))) as Record<string, Entry>,
        ]),
      ),
    write(subcategory, entries) {
      const file = join(at, fileOf(subcategory))
      const keys = Object.keys(entries).sort((a, z) => a.localeCompare(z, 'en', { numeric: true }))
      if (keys.length === 0) return rmSync(file, { force: true })
      mkdirSync(dirname(file), { recursive: true })
      const lines = keys.map((key) => `${JSON.stringify(key)}: ${JSON.stringify(entries[key])}`)
      // Another command may read the list meanwhile, and would find half of it.
      const part = join(at, `${folder}.${process.pid}.part`)
      writeFileSync(part, `{\n${lines.join(',\n')}\n}\n`)
      renameSync(part, file)
    },
  }
}

/** The subcategory of a component, or of one that was, by its path. */
export const subcategoryOf = (path: string): string => path.split('/').slice(0, 3).join('/')
