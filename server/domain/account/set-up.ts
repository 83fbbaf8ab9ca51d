/** How far somebody is with using the library outside of the site: a key, a project that has it, and its first use. */
import type { Database } from '../../db/client.ts'
import { listAccessKeys } from './access-keys.ts'

/** `hasKey`: there is a key, which nothing has used yet. */
export type SetUp = { hasKey: boolean }

/** How far somebody is; null once a key of theirs was used, or they put it away. */
export async function setUpOf({ db }: Pick<Database, 'db'>, userId: string): Promise<SetUp | null> {
  const user = await db.selectFrom('users').select('setUpAwayAt').where('id', '=', userId).executeTakeFirst()
  if (!user || user.setUpAwayAt) return null
  const keys = await listAccessKeys({ db }, { userId })
  return keys.some(({ lastUsedAt }) => lastUsedAt !== null) ? null : { hasKey: keys.length > 0 }
}

/** Puts it away for good, as of now. */
export async function putSetUpAway({ db, clock }: Pick<Database, 'db' | 'clock'>, userId: string): Promise<void> {
  await db.updateTable('users').set({ setUpAwayAt: clock() }).where('id', '=', userId).execute()
}
