/** What became of every mutant, committed: one line each, so that branches merge and only new ones are judged. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#toolchain/paths.ts'
import { readTextIfThere } from '#toolchain/stamps/record.ts'
import type { Mutant } from './choose.ts'

export type Entry = Pick<Mutant, 'path' | 'flavour' | 'kind' | 'line'> & {
  /** Over what judged it: another proof, or other code of React, asks for another look. */
  proof: string
  /** The checks that caught it; none of them where it survived. */
  by: string[]
  /** Whether the first proof that looked at it caught it. */
  first: boolean
  /** Why it may survive: written by a person, and kept. */
  reason?: string
}
export type MutantRecord = Record<string, Entry>

const file = join(root, 'content/mutants.json')

export const readRecord = (): MutantRecord => JSON.parse(readTextIfThere(file) ?? '{}') as MutantRecord

/** In order of path, flavour and line, by the mutant's hash. */
export function writeRecord(entries: MutantRecord) {
  const place = ({ path, flavour, line, kind }: Entry) => `${path} ${flavour} ${String(line).padStart(5, '0')} ${kind}`
  const lines = Object.entries(entries)
    .toSorted(([, one], [, other]) => (place(one) < place(other) ? -1 : 1))
    .map(([hash, entry]) => `${JSON.stringify(hash)}: ${JSON.stringify(entry)}`)
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
}
