/** Kysely's own SQLite dialect over the database that comes with Node. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteDialect, SqliteDriver, type Dialect, type SqliteDatabase, type SqliteStatement } from 'kysely'
import { dropOldest } from '#shared/drop-oldest.ts'
import { site } from '#shared/site.ts'
import { StartError } from '../process/start-error.ts'
import type { OutageLog } from './outage.ts'
import { tellRefusals } from './refusals.ts'
import { makePatient } from './sqlite-patience.ts'

/** Milliseconds in which opening waits for another process that is writing. Statements wait in sqlite-patience.ts. */
const openTimeout = 5_000
/** Lists of values make many variants of one query; beyond this many the oldest statement goes. */
const cachedStatements = 500

/** Opens (or creates) the database file in the data folder. Throws StartError when that cannot be done. */
export function sqliteDialect(dataDir: string, log?: OutageLog): Dialect {
  const settings = { database: asKyselyExpects(openFile(dataDir)) }
  const dialect = new SqliteDialect(settings)
  dialect.createDriver = () => makePatient(new SqliteDriver(settings), tellRefusals(log))
  return dialect
}

function openFile(dataDir: string): DatabaseSync {
  const file = join(dataDir, `${site.slug}.sqlite`)
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const database = new DatabaseSync(file, { timeout: openTimeout, enableForeignKeyConstraints: true })
    database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 0')
    return database
  } catch (cause) {
    throw new StartError(
      `The database file ${file} cannot be opened (${(cause as Error).message}). ` +
        'Make its folder writable for this user, set DATA_DIR to another folder, or set DATABASE_URL to use PostgreSQL.',
      { cause },
    )
  }
}

function asKyselyExpects(database: DatabaseSync): SqliteDatabase {
  const cache = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(text) {
      // A transaction that reads before it writes would otherwise fail, without waiting, when another process wrote in between.
      const sql = text === 'begin' ? 'begin immediate' : text
      const cached = cache.get(sql)
      if (cached) return cached
      const prepared = asStatement(database.prepare(sql))
      const statement = counts.test(sql) ? hurried(database, prepared) : prepared
      // A full disk ends a transaction by itself, and what went wrong is not to be covered by there being none to undo.
      if (sql === 'rollback') {
        const undo = statement.run
        Object.assign(statement, { run: () => (database.isTransaction ? undo([]) : nothing) })
      }
      cache.set(sql, statement)
      if (cache.size > cachedStatements) dropOldest(cache)
      return statement
    },
  }
}

/** Statements that only count, as Kysely writes them: docs/decisions/0033. */
const counts = /^(?:insert into|delete from) "(?:rate_limits|figures)"/

/** The same, which does not wait for the disk; within a transaction its end decides. */
function hurried(database: DatabaseSync, { all, run, ...rest }: SqliteStatement): SqliteStatement {
  function hurry<Result>(act: () => Result): Result {
    if (database.isTransaction) return act()
    database.exec('pragma synchronous = normal')
    try {
      return act()
    } finally {
      database.exec('pragma synchronous = full')
    }
  }
  return {
    ...rest,
    all: (parameters) => hurry(() => all(parameters)),
    run: (parameters) => hurry(() => run(parameters)),
  }
}

const nothing = { changes: 0, lastInsertRowid: 0 }

function asStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(bindable)),
    run: (parameters) => statement.run(...parameters.map(bindable)),
    iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
  }
}

/** Without this a Date as the first argument is taken for a list of named parameters, and NULL is stored. */
function bindable(value: unknown): SQLInputValue {
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'boolean') return value ? 1 : 0
  return value === undefined ? null : (value as SQLInputValue)
}
