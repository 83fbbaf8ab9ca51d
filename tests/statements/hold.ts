/**
 * Every statement a suite makes has its index. What `npm run statements` has seen at full size is left alone; what is
 * new since is explained on an empty database, where the plan tells which index there is.
 */
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database, DatabaseKind } from '#server/db/client.ts'
import { objectionable } from './exceptions.ts'
import { scansOf } from './judge.ts'
import { isKnown } from './known.ts'
import type { Statement } from './recorder.ts'

/** Where `npm run statements` collects what all suites make; unset otherwise. */
const collectIn = process.env.MILLWORK_STATEMENTS

export type CollectedStatement = Statement & { kind: DatabaseKind; name: string }

/** Throws, with a line for each, when statements read large tables from end to end. */
export async function holdToPlans(
  kind: DatabaseKind,
  statements: ReadonlyMap<string, Statement>,
  newDatabase: () => Promise<Database>,
): Promise<void> {
  if (collectIn) {
    const lines = [...statements].map(([name, statement]) => JSON.stringify({ kind, name, ...statement }))
    return writeFileSync(join(collectIn, `${randomUUID()}.jsonl`), lines.join('\n'))
  }
  const unknown = [...statements].filter(([name]) => !isKnown(kind, name))
  if (unknown.length === 0) return
  const { db, close } = await newDatabase()
  try {
    const objections: string[] = []
    for (const [name, statement] of unknown) {
      const scans = objectionable(name, await scansOf(db, kind, statement, { isEmpty: true }))
      if (scans.length > 0) objections.push(`reads all of ${scans.join(' and ')}: ${name}`)
    }
    if (objections.length > 0) throw new Error(`Statements without an index on ${kind}:\n${objections.join('\n')}`)
  } finally {
    await close()
  }
}
