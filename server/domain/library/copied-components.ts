/** What a member copied last, so that they find it again on whichever device. */
import type { LibraryEntry } from '#shared/page-props.ts'
import type { Database } from '../../db/client.ts'
import type { Catalogue } from './catalogue.ts'
import { libraryEntry } from './library-entry.ts'

/** Older ones are forgotten. */
export const mostCopied = 12

/** Remembers that a member took the code of a component; taking it again puts it first. */
export async function rememberCopied({ db, clock }: Database, userId: string, component: string): Promise<void> {
  const copiedAt = clock()
  await db
    .insertInto('copiedComponents')
    .values({ userId, component, copiedAt })
    .onConflict((conflict) => conflict.columns(['userId', 'component']).doUpdateSet({ copiedAt }))
    .execute()
  const forgotten = (await copiedPaths({ db }, userId)).slice(mostCopied)
  if (forgotten.length === 0) return
  await db.deleteFrom('copiedComponents').where('userId', '=', userId).where('component', 'in', forgotten).execute()
}

/** What a member copied, the last first and at most `limit`; what left the catalogue is left out. */
export async function copiedOf(
  database: Pick<Database, 'db'>,
  catalogue: Catalogue,
  userId: string,
  { limit = mostCopied } = {},
): Promise<LibraryEntry[]> {
  const entries = (await copiedPaths(database, userId)).flatMap((path) => libraryEntry(catalogue, path) ?? [])
  // By the address it had and the one it has, a component may stand there twice.
  return [...new Map(entries.map((entry) => [entry.path, entry])).values()].slice(0, limit)
}

async function copiedPaths({ db }: Pick<Database, 'db'>, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('copiedComponents')
    .select('component')
    .where('userId', '=', userId)
    .orderBy('copiedAt', 'desc')
    .orderBy('component')
    .execute()
  return rows.map(({ component }) => component)
}
