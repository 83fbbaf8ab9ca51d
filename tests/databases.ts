/** Runs one suite of tests on both databases, so that neither can do what the other cannot. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, describe, inject } from 'vitest'
import type { Clock } from '#server/process/clock.ts'
import { openDatabase, type Database, type DatabaseKind, type DatabaseLocation } from '#server/db/client.ts'
import './postgres-setup.ts'
import { holdToPlans } from './statements/hold.ts'
import { recordStatements } from './statements/recorder.ts'

/** A database of its own for one test file or test; closed and removed when the suite ends. */
export type TestDatabase = Database & { location: DatabaseLocation }
export type OpenTestDatabase = (options?: { migrated?: boolean; clock?: Clock }) => Promise<TestDatabase>

type Place = { location: DatabaseLocation; remove(): Promise<void> }

/**
 * Declares the suite once for SQLite and once for PostgreSQL. Call `open` in a hook or a test: each call gives a new,
 * empty, migrated database. Without a PostgreSQL its half is skipped, with the reason in its name.
 */
export function describeEachDatabase(name: string, suite: (open: OpenTestDatabase, kind: DatabaseKind) => void): void {
  describe(name, () => {
    describe('SQLite', () => suite(opener(sqlitePlace, 'sqlite'), 'sqlite'))
    const postgres = inject('postgres')
    if ('missing' in postgres) {
      describe.skip(`PostgreSQL (${postgres.missing})`, () => suite(opener(sqlitePlace, 'sqlite'), 'postgres'))
    } else {
      describe('PostgreSQL', () =>
        suite(
          opener(() => postgresPlace(postgres.url), 'postgres'),
          'postgres',
        ))
    }
  })
}

function opener(newPlace: () => Promise<Place>, kind: DatabaseKind): OpenTestDatabase {
  const undo: (() => Promise<void>)[] = []
  const { watch, statements } = recordStatements()
  afterAll(async () => {
    for (const step of undo.toReversed()) await step()
    await holdToPlans(kind, statements, newDatabase)
  })
  /** A database that no test has touched. */
  async function newDatabase() {
    const { location, remove } = await newPlace()
    const database = await openDatabase(location)
    await database.migrate()
    const close = async () => {
      await database.close()
      await remove()
    }
    return { ...database, close }
  }
  return async ({ migrated = true, clock } = {}) => {
    const { location, remove } = await newPlace()
    undo.push(remove)
    const database = await openDatabase(location, { clock, watch })
    undo.push(database.close)
    if (migrated) await database.migrate()
    return { ...database, location }
  }
}

async function sqlitePlace(): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sqlite-'))
  return { location: { dataDir }, remove: async () => rmSync(dataDir, { recursive: true }) }
}

async function postgresPlace(serverUrl: string): Promise<Place> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOnServer(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = name
  return {
    location: { databaseUrl: url.href, dataDir: '' },
    remove: () => runOnServer(serverUrl, `drop database ${name} with (force)`),
  }
}

/** Sends one statement on a connection of its own, to PostgreSQL at this address. */
export async function runOnServer(url: string, statement: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
