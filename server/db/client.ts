/** One database behind one interface: the embedded SQLite file, or PostgreSQL when DATABASE_URL is set. */
import { setTimeout as wait } from 'node:timers/promises'
import { CamelCasePlugin, Kysely, sql, type KyselyPlugin, type LogEvent } from 'kysely'
import { systemClock, type Clock } from '../process/clock.ts'
import { migrate } from './migrate.ts'
import type { OutageLog } from './outage.ts'
import { type PoolUse, cannotReach, isNotThereYet, patientDialect, postgresDialect } from './postgres.ts'
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
  /** What rows are dated by, and compared with to see what is over. */
  clock: Clock
  /** Brings the tables up to date; safe to call from several processes at once. */
  migrate(): Promise<string[]>
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  /** How its connections are used; undefined where there is but one. */
  pool?: (() => PoolUse) | undefined
  close(): Promise<void>
}

/** Where the database is: a PostgreSQL address, or else the folder of the SQLite file. */
export type DatabaseLocation = { databaseUrl?: string | undefined; dataDir: string }

const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })
const waitEveryMs = 250

type Options = {
  clock?: Clock | undefined
  /** Is told of a database that goes away while it is in use, that it is back, and what it refuses. */
  log?: OutageLog
  /** A server that is not there yet is waited for so long, in milliseconds. */
  waitMs?: number
  /** Sees every statement: where it is asked for, and then as it was sent. */
  watch?: StatementWatch | undefined
}

/** Its plugin sees a statement while whoever asks for it is on the stack, its log what the database was sent. */
export type StatementWatch = { plugin: KyselyPlugin; log(event: LogEvent): void }

/** Opens the database and makes sure it answers. Throws StartError with what to do when it does not. */
export async function openDatabase(
  { databaseUrl, dataDir }: DatabaseLocation,
  { clock = systemClock, log, waitMs = 0, watch }: Options = {},
): Promise<Database> {
  const kind: DatabaseKind = databaseUrl ? 'postgres' : 'sqlite'
  const postgres = databaseUrl ? postgresDialect(databaseUrl, log) : undefined
  const watched = watch ? { log: watch.log } : {}
  const plugins = watch ? [watch.plugin, camelCase] : [camelCase]
  const db = postgres
    ? new Kysely<Schema>({ ...watched, dialect: postgres.dialect, plugins })
    : new Kysely<Schema>({ ...watched, dialect: sqliteDialect(dataDir, log), plugins: [...plugins, sqliteReadPlugin] })
  const ping = async () => void (await sql`select 1`.execute(db))
  const close = () => db.destroy()
  try {
    await answered(ping, databaseUrl ? waitMs : 0)
  } catch (error) {
    await close()
    throw databaseUrl ? cannotReach(databaseUrl, error) : error
  }
  const migrateAll = () => (databaseUrl ? migratePostgres(databaseUrl) : migrate(db, kind))
  return { db, kind, clock, ping, migrate: migrateAll, pool: postgres?.use, close }
}

/** Asks until there is an answer, or until a server that is not there yet has been waited for long enough. */
async function answered(ping: () => Promise<void>, waitMs: number): Promise<void> {
  const deadline = performance.now() + waitMs
  for (;;) {
    try {
      return await ping()
    } catch (error) {
      if (!isNotThereYet(error) || performance.now() > deadline) throw error
      await wait(waitEveryMs)
    }
  }
}

async function migratePostgres(databaseUrl: string) {
  const db = new Kysely<Schema>({ dialect: patientDialect(databaseUrl), plugins: [camelCase] })
  try {
    return await migrate(db, 'postgres')
  } finally {
    await db.destroy()
  }
}
