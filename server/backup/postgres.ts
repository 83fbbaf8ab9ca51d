import { spawnSync } from 'node:child_process'
import { chmodSync, renameSync, rmSync } from 'node:fs'
import { Client } from 'pg'
import { StartError } from '../process/start-error.ts'

/** Writes one whole moment of a PostgreSQL database to a file, by its own pg_dump, while others go on writing. */
export function backUpPostgres(databaseUrl: string, to: string): void {
  const part = `${to}.part`
  try {
    run('pg_dump', databaseUrl, ['--format=custom', '--no-owner', '--no-privileges', `--file=${part}`])
    chmodSync(part, 0o600)
    // Reads the table of contents, which stands at the end of a dump that was cut off.
    run('pg_restore', null, ['--list', part])
    renameSync(part, to)
  } finally {
    rmSync(part, { force: true })
  }
}

/** Fills an empty database from a backup, all or nothing. One that has tables already is never touched. */
export async function restorePostgres(from: string, databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' limit 1",
    )
    if (rows.length > 0)
      throw new StartError('That database has tables already. Create an empty one, and set DATABASE_URL to it.')
  } finally {
    await client.end()
  }
  run('pg_restore', databaseUrl, ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges', from])
}

/** Runs a program of PostgreSQL's. The password goes by the environment: arguments can be seen by everybody. */
function run(program: string, databaseUrl: string | null, words: string[]): void {
  const url = databaseUrl === null ? null : new URL(databaseUrl)
  const password = url ? decodeURIComponent(url.password) : ''
  if (url) url.password = ''
  const where = url ? [`--dbname=${url.href}`] : []
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) }
  const { error, status, stderr } = spawnSync(program, [...where, ...words], { env, encoding: 'utf8' })
  if (error)
    throw new StartError(`${program} could not be run. Install the client programs of PostgreSQL.`, { cause: error })
  if (status !== 0) throw new StartError(`${program} failed: ${stderr.trim()}`)
}
