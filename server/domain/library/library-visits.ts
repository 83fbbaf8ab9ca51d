/** Where a user was in the library, so that they can go on there, on whichever device. */
import type { VisitEntry } from '#shared/page-props.ts'
import { splitComponentPath } from '#shared/urls.ts'
import type { Database } from '../../db/client.ts'
import type { Catalogue } from './catalogue.ts'
import { libraryEntry } from './library-entry.ts'

/** Older pages are forgotten. */
const mostVisits = 12

/** Remembers the component a user looks at; each page of the library keeps the last one. */
export async function rememberVisit({ db, clock }: Database, userId: string, component: string): Promise<void> {
  const { subcategoryPath: subcategory } = splitComponentPath(component)
  const visitedAt = clock()
  await db
    .insertInto('libraryVisits')
    .values({ userId, subcategory, component, visitedAt })
    .onConflict((conflict) => conflict.columns(['userId', 'subcategory']).doUpdateSet({ component, visitedAt }))
    .execute()
  const kept = await visitRows({ db }, userId)
  const forgotten = kept.slice(mostVisits).map((row) => row.subcategory)
  if (forgotten.length === 0) return
  await db.deleteFrom('libraryVisits').where('userId', '=', userId).where('subcategory', 'in', forgotten).execute()
}

/** The pages a user was on, newest first and at most `limit`, each with the component they looked at last. */
export async function visitsOf(
  database: Pick<Database, 'db'>,
  catalogue: Catalogue,
  userId: string,
  { limit = 4 } = {},
): Promise<VisitEntry[]> {
  const rows = await visitRows(database, userId)
  return rows
    .flatMap(({ component, visitedAt }) => {
      const entry = libraryEntry(catalogue, component)
      return entry ? [{ ...entry, visitedAt: visitedAt.toISOString() }] : []
    })
    .slice(0, limit)
}

const visitRows = ({ db }: Pick<Database, 'db'>, userId: string) =>
  db
    .selectFrom('libraryVisits')
    .select(['subcategory', 'component', 'visitedAt'])
    .where('userId', '=', userId)
    .orderBy('visitedAt', 'desc')
    .execute()
