/**
 * Vitest global setup: one throw-away PostgreSQL for the whole run, or the one TEST_DATABASE_URL names; and of both
 * kinds a database that is migrated once, of which tests get copies.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase, type DatabaseLocation } from '#server/db/client.ts'
import { databaseAt, newDatabaseName, runOnServer, startPostgres } from './postgres.ts'

/** The address of a server whose user may create databases, or the reason why there is none. */
export type ProvidedPostgres = { url: string; copyTemplate: string } | { missing: string }

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: ProvidedPostgres
    /** A folder with a migrated SQLite database. */
    sqliteTemplate: string
  }
}

export default async function setup({ provide }: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'template-'))
  await migrateAt({ dataDir })
  provide('sqliteTemplate', dataDir)
  const removeSqlite = () => rmSync(dataDir, { recursive: true, force: true })

  const url = process.env.TEST_DATABASE_URL
  const started = url ? null : await startPostgres()
  if (started && 'missing' in started) {
    console.warn(`The PostgreSQL half of the database tests is skipped: ${started.missing}.`)
    provide('postgres', started)
    return removeSqlite
  }
  const server = started?.url ?? url!
  const template = newDatabaseName()
  await runOnServer(server, `create database ${template}`)
  await migrateAt({ databaseUrl: databaseAt(server, template), dataDir: '' })
  provide('postgres', { url: server, copyTemplate: `template ${template}${started ? await byFiles(server) : ''}` })
  return async () => {
    removeSqlite()
    if (started) await started.stop()
    else await runOnServer(server, `drop database ${template} with (force)`)
  }
}

async function migrateAt(location: DatabaseLocation) {
  const database = await openDatabase(location)
  await database.migrate()
  await database.close()
}

/** Copies its files as they are, which is quickest where nothing is written through; PostgreSQL 15 and newer are asked for it. */
async function byFiles(server: string): Promise<string> {
  const words = ' strategy file_copy'
  const name = newDatabaseName()
  try {
    await runOnServer(server, `create database ${name}${words}`)
  } catch {
    return ''
  }
  await runOnServer(server, `drop database ${name}`)
  return words
}
