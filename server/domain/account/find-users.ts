import { sql } from 'kysely'
import type { Database } from '../../db/client.ts'

/** Accounts whose name or address contains these letters, as they are written; the oldest first, one more than `most` at most. */
export const findUsers = ({ db }: Pick<Database, 'db'>, part: string, most: number) => {
  const pattern = `%${part.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return db
    .selectFrom('users')
    .select(['name', 'email', 'createdAt'])
    .where(({ or }) =>
      or([
        sql<boolean>`lower(name) like ${pattern} escape '\\'`,
        sql<boolean>`lower(email) like ${pattern} escape '\\'`,
      ]),
    )
    .orderBy('createdAt')
    .limit(most + 1)
    .execute()
}
