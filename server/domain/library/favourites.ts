/** The components a user marked to find them again. */
import type { LibraryEntry } from '#shared/page-props.ts'
import type { Database } from '../../db/client.ts'
import type { Catalogue } from './catalogue.ts'
import { libraryEntry } from './library-entry.ts'

/** As many as one account may mark. */
export const mostFavourites = 500

/** The paths of what a user marked, newest first, whether or not it still exists. */
export async function favouritePaths({ db }: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('favourites')
    .select('component')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('component')
    .execute()
  return rows.map(({ component }) => component)
}

/** What a user marked, newest first and at most `limit`; what left the catalogue is left out. */
export async function favouritesOf(
  database: Database,
  catalogue: Catalogue,
  userId: string,
  { limit = mostFavourites } = {},
): Promise<LibraryEntry[]> {
  const paths = await favouritePaths(database, userId)
  return paths.flatMap((path) => libraryEntry(catalogue, path) ?? []).slice(0, limit)
}

/** Marks a component of the catalogue; marking it again changes nothing. False when the account has as many as it may. */
export async function addFavourite({ db, clock }: Database, userId: string, component: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // Held until the end, so that of several at once each counts those before it.
    await transaction.updateTable('users').set({ id: userId }).where('id', '=', userId).execute()
    const { count } = await transaction
      .selectFrom('favourites')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('userId', '=', userId)
      .where('component', '!=', component)
      .executeTakeFirstOrThrow()
    if (Number(count) >= mostFavourites) return false
    await transaction
      .insertInto('favourites')
      .values({ userId, component, createdAt: clock() })
      .onConflict((conflict) => conflict.columns(['userId', 'component']).doNothing())
      .execute()
    return true
  })
}

/** Takes a mark away; where there is none, nothing happens. */
export async function removeFavourite({ db }: Database, userId: string, component: string): Promise<void> {
  await db.deleteFrom('favourites').where('userId', '=', userId).where('component', '=', component).execute()
}
