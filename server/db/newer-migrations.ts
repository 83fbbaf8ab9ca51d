/**
 * A process may meet a database that a newer version has migrated: during an upgrade, or when one goes back. Our
 * migrations only add, so an older process works on what a newer one left, except after those whose name says that they
 * take something away.
 */
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { StartError } from '../process/start-error.ts'
import type { DatabaseKind } from './client.ts'
import type { Schema } from './schema.ts'

/** "0030-contract-old-prices": it drops or renames what the version before the last still read. */
export const isContract = (name: string) => /^\d{4}-contract-/.test(name)

/** The migrations a database has had, in order; none before the first. */
async function executed(db: Kysely<Schema>, kind: DatabaseKind): Promise<string[]> {
  const table =
    kind === 'postgres'
      ? sql<{ found: unknown }>`select to_regclass('kysely_migration') as found`
      : sql<{ found: unknown }>`select max(name) as found from sqlite_master where name = 'kysely_migration'`
  if ((await table.execute(db)).rows[0]?.found == null) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/**
 * Our migrations, with nothing done for those a newer version has run besides. Throws StartError where one of these took
 * away what this version reads.
 */
export async function withNewer(
  db: Kysely<Schema>,
  kind: DatabaseKind,
  ours: Record<string, Migration>,
): Promise<{ all: Record<string, Migration>; newer: string[] }> {
  const last = Object.keys(ours).toSorted().at(-1) ?? ''
  // What is missing in between was never ours, and stays an error of the migrator.
  const newer = (await executed(db, kind)).filter((name) => !(name in ours) && name > last)
  const contract = newer.find(isContract)
  if (contract) {
    throw new StartError(
      `A newer version has changed the database so that this one cannot use it (${contract}). Start the newer version, or restore the backup from before it.`,
    )
  }
  const nothing: Migration = { up: async () => {} }
  return { all: { ...ours, ...Object.fromEntries(newer.map((name) => [name, nothing])) }, newer }
}
