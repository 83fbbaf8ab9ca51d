/** `npm run statements` plays every suite, and then holds what they asked of the database to its plans here. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { patientDialect } from '#server/db/postgres.ts'
import type { Schema } from '#server/db/schema.ts'
import { describeEachDatabase, type TestDatabase } from '#tests/databases.ts'
import { exceptions, objectionable } from './exceptions.ts'
import type { CollectedStatement } from './hold.ts'
import { largeTables, scansOf, smallTables } from './judge.ts'
import { writeKnown } from './known.ts'
import { fill, filledTables, sizes } from './volume.ts'

const folder = process.env.MILLWORK_EXPLAIN
const all = folder ? collected(folder) : []
const needed = new Set<(typeof exceptions)[number]>()
const passed: CollectedStatement[] = []

describeEachDatabase('statements at full size', (open, kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    if (!folder) return
    database = await open()
    const { databaseUrl } = database.location
    if (databaseUrl === undefined) return fill(database.db, kind)
    // On a busy machine a table takes longer than the server may have for a statement.
    const patient = new Kysely<Schema>({ dialect: patientDialect(databaseUrl) })
    await fill(patient, kind).finally(() => patient.destroy())
  }, 300_000)

  const own = all.filter((statement) => statement.kind === kind)

  test.skipIf(!folder)(
    'are all explained, and read no large table from end to end',
    async () => {
      const { rows } = await sql<{ count: number }>`select count(*) as count from sessions`.execute(database.db)
      expect(Number(rows[0]?.count)).toBe(sizes.sessions)
      expect(own.length).toBeGreaterThan(200)
      const objections: string[] = []
      for (const statement of own) {
        const scans = await scansOf(database.db, kind, statement)
        for (const each of exceptions) if (scans.length > 0 && each.statement.test(statement.name)) needed.add(each)
        const bad = objectionable(statement.name, scans)
        if (bad.length > 0) objections.push(`reads all of ${bad.join(' and ')}: ${statement.name}`)
      }
      console.log(`${own.length} statements explained on ${kind}, ${objections.length} without an index`)
      expect(objections).toEqual([])
      passed.push(...own)
    },
    300_000,
  )

  test.skipIf(!folder)('meet every table that grows', async () => {
    const growing = filledTables(kind).filter((table) => !smallTables.includes(table))
    expect(await largeTables(database.db, kind)).toEqual(growing.toSorted())
  })
})

test.skipIf(!folder)('every exception is needed, and what passed is written down', () => {
  expect(exceptions.filter((each) => !needed.has(each)).map(({ name }) => name)).toEqual([])
  expect(passed.length).toBe(all.length)
  writeKnown(passed)
})

/** One of each statement, of all suites. */
function collected(from: string): CollectedStatement[] {
  const lines = readdirSync(from).flatMap((file) => readFileSync(join(from, file), 'utf8').split('\n'))
  const read = lines.filter(Boolean).map((line) => JSON.parse(line) as CollectedStatement)
  return [...new Map(read.map((statement) => [`${statement.kind} ${statement.name}`, statement])).values()]
}
