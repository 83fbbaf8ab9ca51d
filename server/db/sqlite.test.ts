/** What is on the disk when a statement is answered: docs/decisions/0033. */
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { describeEachDatabase, type TestDatabase } from '#tests/databases.ts'
import { createRateLimiter } from '../http/rate-limit.ts'

/** SQLite's numbers (sqlite.org/pragma.html#pragma_synchronous). */
const full = 2

describeEachDatabase('an embedded database', (open, kind) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
  })
  const waits = async () => (await sql<{ synchronous: number }>`pragma synchronous`.execute(database.db)).rows[0]

  test.runIf(kind === 'sqlite')('waits for its disk, also after counts that did not', async () => {
    expect(await waits()).toEqual({ synchronous: full })
    const { limit } = createRateLimiter(database)
    expect(await limit({ key: 'a', max: 1, windowSeconds: 60 })).toMatchObject({ ok: true })
    expect(await limit({ key: 'a', max: 1, windowSeconds: 60 })).toMatchObject({ ok: false })
    expect(await waits()).toEqual({ synchronous: full })
  })

  test.runIf(kind === 'sqlite')('waits for it after a count that failed', async () => {
    const none = { day: null, kind: 'search', name: 'a', count: 1 } as never
    await expect(database.db.insertInto('figures').values(none).execute()).rejects.toThrow()
    expect(await waits()).toEqual({ synchronous: full })
  })
})
