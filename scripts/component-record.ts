/** Files in content that say something of each component, bound to its source: made by a command, and committed. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#toolchain/paths.ts'
import { readTextIfThere } from '#toolchain/stamps/record.ts'

export type Bound = {
  /** A hash of the source and of the way of looking; another one asks for another look. */
  source: string
}

/** @param name the file below content, which need not be there yet */
export function componentRecord<Entry extends Bound>(name: string) {
  const file = join(root, 'content', name)
  return {
    /** What is known, by the component's path. */
    read: () => JSON.parse(readTextIfThere(file) ?? '{}') as Record<string, Entry>,
    /** One line a component, in order of path, so that branches merge. */
    write(entries: Record<string, Entry>) {
      const lines = Object.keys(entries)
        .sort()
        .map((path) => `${JSON.stringify(path)}: ${JSON.stringify(entries[path])}`)
      writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
    },
  }
}
