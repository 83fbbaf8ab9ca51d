/** One database behind one interface: the embedded SQLite file, or PostgreSQL when DATABASE_URL is set. */
import { CamelCasePlugin, Kysely, sql } from 'kysely'
import { migrate } from './migrate.ts'
import { cannotReach, postgresDialect } from './postgres.ts'
import type { Schema } from './schema.ts'
import { sqliteReadPlugin } from './sqlite-read-plugin.ts'
import { sqliteDialect } from './sqlite.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

export type Database = {
  /**
   * In a transaction use only the transaction's own handle: SQLite has one connection,
   * so waiting for `db` inside it waits for ever.
   */
  db: Kysely<Schema>
  kind: DatabaseKind
  /** Brings the tables up to date; safe to call from several processes at once. */
  migrate(): Promise<void>
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Where the database is: a PostgreSQL address, or else the folder of the SQLite file. */
export type DatabaseLocation = { databaseUrl?: string | undefined; dataDir: string }

/** Opens the database and makes sure it answers. Throws StartError with what to do when it does not. */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseLocation): Promise<Database> {
  const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })
  const kind: DatabaseKind = databaseUrl ? 'postgres' : 'sqlite'
  const db = databaseUrl
    ? new Kysely<Schema>({ dialect: postgresDialect(databaseUrl), plugins: [camelCase] })
    : new Kysely<Schema>({ dialect: sqliteDialect(dataDir), plugins: [camelCase, sqliteReadPlugin] })
  const ping = async () => void (await sql`select 1`.execute(db))
  try {
    await ping()
  } catch (error) {
    await db.destroy()
    throw databaseUrl ? cannotReach(databaseUrl, error) : error
  }
  return { db, kind, ping, migrate: () => migrate(db, kind), close: () => db.destroy() }
}
