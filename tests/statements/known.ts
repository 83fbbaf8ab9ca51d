/** The statements that `npm run statements` has seen at full size, with the indexes there were then. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseKind } from '#server/db/client.ts'
import { hashTree } from '#toolchain/hash-tree.ts'
import { root } from '#toolchain/paths.ts'

const file = join(root, 'tests/passed/statements.json')

/** Another migration, another judge: another hash. */
const ours = ['exceptions', 'judge', 'recorder', 'volume'].map((name) => `tests/statements/${name}.ts`)
const grounds = hashTree(['server/db/migrations', ...ours])
const hashOf = (kind: DatabaseKind, name: string) =>
  createHash('sha256').update(`${grounds} ${kind} ${name}`).digest('hex').slice(0, 12)

const known = new Set(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [])

export const isKnown = (kind: DatabaseKind, name: string): boolean => known.has(hashOf(kind, name))

export function writeKnown(statements: readonly { kind: DatabaseKind; name: string }[]): void {
  const hashes = statements.map(({ kind, name }) => hashOf(kind, name)).toSorted()
  writeFileSync(file, `${JSON.stringify([...new Set(hashes)], null, 2)}\n`)
}
