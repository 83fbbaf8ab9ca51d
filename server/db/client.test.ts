import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { describeEachDatabase, type TestDatabase } from '#tests/databases.ts'
import { openDatabase } from './client.ts'
import { isForeignKeyViolation, isUniqueViolation } from './errors.ts'
import { migrations } from './migrations/index.ts'
import type { NewUser } from './tables/account.ts'

const at = new Date('2026-02-03T04:05:06.789Z')
const user = (id: string, email = `${id}@example.com`): NewUser => ({
  id,
  name: 'Ada',
  email,
  image: null,
  pendingEmail: null,
  snippetDefaults: null,
  createdAt: at,
  updatedAt: at,
})

describeEachDatabase('a database', (open) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
  })

  test('gives times as Date and flags as boolean', async () => {
    await database.db.insertInto('users').values(user('times')).execute()
    const row = await database.db.selectFrom('users').selectAll().where('id', '=', 'times').executeTakeFirstOrThrow()
    const { setUpAwayAt, wantsKeyMail } = row
    expect({ setUpAwayAt, wantsKeyMail }).toEqual({ setUpAwayAt: null, wantsKeyMail: true })
    expect(row).toMatchObject({ ...user('times'), emailVerified: false, dsActive: false, optAppDarkMode: 'system' })
  })

  test('stores a time and a flag that are the first value of a statement', async () => {
    await database.db.insertInto('users').values(user('first')).execute()
    const later = new Date('2027-01-01T00:00:00.000Z')
    await database.db.updateTable('users').set({ updatedAt: later }).where('id', '=', 'first').execute()
    await database.db.updateTable('users').set({ dsActive: true }).where('id', '=', 'first').execute()
    const row = await database.db
      .selectFrom('users')
      .select(['updatedAt', 'dsActive'])
      .where('id', '=', 'first')
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ updatedAt: later, dsActive: true })
  })

  test('counts in numbers', async () => {
    const { count } = await database.db
      .selectFrom('rateLimits')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(0)
  })

  test('tells a unique violation from a missing reference', async () => {
    await database.db.insertInto('users').values(user('one', 'same@example.com')).execute()
    const duplicate = await failure(database.db.insertInto('users').values(user('two', 'same@example.com')).execute())
    const sameId = await failure(database.db.insertInto('users').values(user('one', 'else@example.com')).execute())
    const orphan = await failure(
      database.db
        .insertInto('sessions')
        .values({
          id: 's',
          userId: 'nobody',
          token: 't',
          ipAddress: null,
          userAgent: null,
          expiresAt: at,
          createdAt: at,
          updatedAt: at,
        })
        .execute(),
    )
    expect([duplicate, sameId, orphan].map(isUniqueViolation)).toEqual([true, true, false])
    expect([duplicate, sameId, orphan].map(isForeignKeyViolation)).toEqual([false, false, true])
  })

  test('undoes a transaction that fails', async () => {
    const failed = database.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('users').values(user('undone')).execute()
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    const row = await database.db.selectFrom('users').select('id').where('id', '=', 'undone').executeTakeFirst()
    expect(row).toBeUndefined()
  })

  test('answers a ping until it is closed', async () => {
    const other = await openDatabase(database.location)
    await expect(other.ping()).resolves.toBeUndefined()
    await other.close()
    await expect(other.ping()).rejects.toThrow()
  })
})

describeEachDatabase('migrating', (open) => {
  test('may be repeated', async () => {
    const database = await open()
    await expect(database.migrate()).resolves.toEqual([])
  })

  test('works from four processes at once', async () => {
    const database = await open({ migrated: false })
    const script = `
      const { openDatabase } = await import('#server/db/client.ts')
      const database = await openDatabase(${JSON.stringify(database.location)})
      await database.migrate()
      await database.close()`
    const migrating = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
    await Promise.all([migrating(), migrating(), migrating(), migrating()])
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database.db)
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations('sqlite')))
  })
})

describe('opening', () => {
  test('an unwritable folder says what to do', async () => {
    const file = join(tempFolder(), 'file')
    writeFileSync(file, '')
    await expect(openDatabase({ dataDir: join(file, 'data') })).rejects.toThrow(
      /^The database file .+ cannot be opened .+set DATA_DIR to another folder, or set DATABASE_URL/,
    )
  })

  test.skipIf(process.getuid?.() === 0)('a folder without write permission says what to do (not as root)', async () => {
    const folder = tempFolder()
    chmodSync(folder, 0o500)
    await expect(openDatabase({ dataDir: folder })).rejects.toThrow(/Make its folder writable/)
  })

  test('a server that does not answer is named, its password is not', async () => {
    const opening = openDatabase({ databaseUrl: 'postgres://me:secret-word@127.0.0.1:1/shop', dataDir: '' })
    const error = await failure(opening)
    expect(error).toMatchObject({
      name: 'StartError',
      message:
        'The PostgreSQL database of DATABASE_URL is not usable. ' +
        'Nothing answers at 127.0.0.1:1. Start PostgreSQL there, or correct DATABASE_URL.',
    })
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('secret-word')
  })

  test('an address that is none is refused without repeating it', async () => {
    const error = await failure(openDatabase({ databaseUrl: 'postgres://me:secret-word@[', dataDir: '' }))
    expect(error.message).toMatch(/^DATABASE_URL is not an address\./)
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('secret-word')
  })
})

function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'unwritable-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

async function failure(promise: Promise<unknown>): Promise<Error> {
  return promise.then(
    () => {
      throw new Error('should have failed')
    },
    (error: Error) => error,
  )
}
