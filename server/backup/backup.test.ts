import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeEachDatabase, type TestDatabase } from '#tests/databases.ts'
import { openDatabase, type DatabaseLocation } from '../db/client.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'backup-'))

/** The command as the operator runs it: what it said, and how it ended. */
function backup({ databaseUrl = '', dataDir }: DatabaseLocation, ...words: string[]) {
  const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...words], {
    env,
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

const row = (name: string, count: number) => ({ day: '2026-03-01', kind: 'visit' as const, name, count })
const rowsOf = ({ db }: Pick<TestDatabase, 'db'>) => db.selectFrom('figures').selectAll().orderBy('name').execute()

describeEachDatabase('a backup', (open, kind) => {
  async function filled() {
    const database = await open()
    await database.db
      .insertInto('figures')
      .values([row('/', 3), row('/pricing – “ä”', 5)])
      .execute()
    return database
  }
  /** Where a backup is restored to: nothing is there yet. */
  async function empty(): Promise<DatabaseLocation> {
    return kind === 'postgres' ? (await open({ migrated: false })).location : { dataDir: join(newFolder(), 'data') }
  }

  test('brings everything back while the server goes on, and the restored one is of use', async () => {
    const database = await filled()
    const file = join(newFolder(), 'backup')
    expect(backup(database.location, file)).toEqual({ status: 0, said: `The database was backed up to ${file}.\n` })
    expect(statSync(file).mode & 0o077).toBe(0)
    await database.db.insertInto('figures').values(row('/later', 1)).execute()

    const location = await empty()
    expect(backup(location, 'restore', file).said).toBe(`The database is as it was in ${file}.\n`)
    const restored = await openDatabase(location)
    try {
      await restored.migrate()
      expect(await rowsOf(restored)).toEqual([row('/', 3), row('/pricing – “ä”', 5)])
      await restored.db.insertInto('figures').values(row('/after', 1)).execute()
    } finally {
      await restored.close()
    }
  })

  test('is never written over a file or a database that is there', async () => {
    const database = await filled()
    const file = join(newFolder(), 'backup')
    writeFileSync(file, 'kept')
    expect(backup(database.location, file)).toMatchObject({
      status: 1,
      said: expect.stringContaining('never written over'),
    })
    expect(readFileSync(file, 'utf8')).toBe('kept')
    const good = join(newFolder(), 'backup')
    expect(backup(database.location, good).status).toBe(0)
    expect(backup(database.location, 'restore', good)).toMatchObject({
      status: 1,
      said: expect.stringContaining('already'),
    })
    expect(await rowsOf(database)).toHaveLength(2)
  })

  test('that was cut off is refused and leaves nothing behind', async () => {
    const database = await filled()
    const file = join(newFolder(), 'backup')
    backup(database.location, file)
    truncateSync(file, Math.floor(statSync(file).size / 2))
    const location = await empty()
    expect(backup(location, 'restore', file).status).toBe(1)
    const after = await openDatabase(location)
    try {
      await expect(rowsOf(after)).rejects.toThrow(/figures/)
    } finally {
      await after.close()
    }
  })
})
