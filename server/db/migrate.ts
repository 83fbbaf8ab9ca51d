import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { DatabaseKind } from './client.ts'
import { migrations } from './migrations/index.ts'
import type { Schema } from './schema.ts'

/** Runs what is pending, all or nothing. Of several processes one migrates while the others wait. */
export async function migrate(db: Kysely<Schema>, kind: DatabaseKind): Promise<void> {
  // On PostgreSQL Kysely takes a lock and a transaction itself.
  if (kind === 'postgres') return run(db, kind)
  await db.connection().execute(async (connection) => {
    await lockSqlite(connection)
    try {
      await run(connection, kind)
      await sql`commit`.execute(connection)
    } catch (error) {
      await sql`rollback`.execute(connection)
      throw error
    }
  })
}

async function run(db: Kysely<Schema>, kind: DatabaseKind) {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(kind) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
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
