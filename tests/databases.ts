/** Runs one suite of tests on both databases, so that neither can do what the other cannot. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, inject } from 'vitest'
import type { Clock } from '#server/process/clock.ts'
import { openDatabase, type Database, type DatabaseKind, type DatabaseLocation } from '#server/db/client.ts'
import { databaseAt, newDatabaseName, runOnServer } from './postgres.ts'
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
          opener((migrated) => postgresPlace(postgres, migrated), 'postgres'),
          'postgres',
        ))
    }
  })
}

function opener(newPlace: (migrated: boolean) => Promise<Place>, kind: DatabaseKind): OpenTestDatabase {
  const undo: (() => Promise<void>)[] = []
  const { watch, statements } = recordStatements()
  afterAll(async () => {
    for (const step of undo.toReversed()) await step()
    await holdToPlans(kind, statements, newDatabase)
  })
  /** A database that no test has touched. */
  async function newDatabase() {
    const { location, remove } = await newPlace(true)
    const database = await openDatabase(location)
    const close = async () => {
      await database.close()
      await remove()
    }
    return { ...database, close }
  }
  return async ({ migrated = true, clock } = {}) => {
    const { location, remove } = await newPlace(migrated)
    undo.push(remove)
    const database = await openDatabase(location, { clock, watch })
    undo.push(database.close)
    return { ...database, location }
  }
}

async function sqlitePlace(migrated: boolean): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sqlite-'))
  if (migrated) cpSync(inject('sqliteTemplate'), dataDir, { recursive: true })
  return { location: { dataDir }, remove: async () => rmSync(dataDir, { recursive: true }) }
}

type Server = { url: string; copyTemplate: string }

async function postgresPlace({ url, copyTemplate }: Server, migrated: boolean): Promise<Place> {
  const name = newDatabaseName()
  await runOnServer(url, `create database ${name}${migrated ? ` ${copyTemplate}` : ''}`)
  return {
    location: { databaseUrl: databaseAt(url, name), dataDir: '' },
    remove: () => runOnServer(url, `drop database ${name} with (force)`),
  }
}
