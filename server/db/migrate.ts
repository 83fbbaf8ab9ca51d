import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { DatabaseKind } from './client.ts'
import { migrations } from './migrations/index.ts'
import { withNewer } from './newer-migrations.ts'
import type { Schema } from './schema.ts'

/**
 * Runs what is pending, all or nothing. Of several processes one migrates while the others wait. Answers the migrations
 * of a newer version that the database has had.
 */
export async function migrate(db: Kysely<Schema>, kind: DatabaseKind): Promise<string[]> {
  // On PostgreSQL Kysely takes a lock and a transaction itself.
  if (kind === 'postgres') return run(db, kind)
  return db.connection().execute(async (connection) => {
    await lockSqlite(connection)
    try {
      const newer = await run(connection, kind)
      await sql`commit`.execute(connection)
      return newer
    } catch (error) {
      await sql`rollback`.execute(connection)
      throw error
    }
  })
}

async function run(db: Kysely<Schema>, kind: DatabaseKind): Promise<string[]> {
  const look = () => withNewer(db, kind, migrations(kind))
  // On SQLite the lock is ours already, and the migrator has the connection. On PostgreSQL it asks once it has its lock.
  const before = kind === 'sqlite' ? await look() : null
  let newer: string[] = []
  async function getMigrations() {
    const looked = before ?? (await look())
    newer = looked.newer
    return looked.all
  }
  const migrator = new Migrator({ db, provider: { getMigrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
  return newer
}

const lockTimeout = 60_000
const sqliteBusy = 5

/** Kysely takes no lock on SQLite; the write lock of a transaction is one that ends with the process. */
async function lockSqlite(connection: Kysely<Schema>) {
  const deadline = performance.now() + lockTimeout
  for (;;) {
    try {
      await sql`begin immediate`.execute(connection)
      return
    } catch (error) {
      const busy = ((error as { errcode?: number }).errcode ?? 0) % 256 === sqliteBusy
      if (!busy || performance.now() > deadline) throw error
      await wait(100)
    }
  }
}
