import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { site } from '#shared/site.ts'
import { StartError } from '../process/start-error.ts'

const fileIn = (dataDir: string) => join(dataDir, `${site.slug}.sqlite`)

/** Writes one whole moment of the embedded database to a file, while others go on writing to the database. */
export function backUpSqlite(dataDir: string, to: string): void {
  const from = fileIn(dataDir)
  if (!existsSync(from)) throw new StartError(`There is no database at ${from}. Set DATA_DIR to where it is.`)
  copyTo(from, to)
}

/** Makes a backup the database of a data folder. One that is there already is never touched. */
export function restoreSqlite(from: string, dataDir: string): void {
  const to = fileIn(dataDir)
  // What its journal holds would be played into the restored file.
  const there = ['', '-wal', '-shm'].map((end) => to + end).find((file) => existsSync(file))
  if (there)
    throw new StartError(`${there} is there already. Stop the server, move it away with its -wal and -shm, try again.`)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  copyTo(from, to)
}

/** Copies by SQLite itself (VACUUM INTO), and gives the copy its name only once it was found whole. */
function copyTo(from: string, to: string): void {
  const part = `${to}.part`
  rmSync(part, { force: true })
  try {
    const source = new DatabaseSync(from, { readOnly: true, timeout: 30_000 })
    try {
      source.prepare('vacuum into ?').run(part)
    } finally {
      source.close()
    }
    chmodSync(part, 0o600)
    hold(part)
    renameSync(part, to)
  } catch (cause) {
    rmSync(part, { force: true })
    throw new StartError(`${from} could not be copied to ${to} (${(cause as Error).message}). Nothing was changed.`, {
      cause,
    })
  }
}

/** Throws unless every page and index of a file is sound and it is a database of ours. */
function hold(file: string): void {
  const copy = new DatabaseSync(file, { readOnly: true })
  try {
    const { integrity_check: found } = copy.prepare('pragma integrity_check').get() ?? {}
    if (found !== 'ok') throw new Error(`it is damaged: ${String(found)}`)
    copy.prepare('select count(*) from kysely_migration').get()
  } finally {
    copy.close()
  }
}
