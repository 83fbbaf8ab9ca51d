/** Telling an account's usual browsers from a new one. */
import { createHash } from 'node:crypto'
import type { Database } from '../../db/client.ts'

/**
 * Notes that a browser signed in, by a random id it keeps in a cookie.
 * Answers whether it is new to an account that has been used with others; an account's first browser is no news.
 */
export async function noteBrowser({ db, clock }: Database, userId: string, browserId: string): Promise<boolean> {
  const hash = createHash('sha256').update(browserId).digest('base64url')
  const seenAt = clock()
  const known = await db.selectFrom('knownBrowsers').select('hash').where('userId', '=', userId).execute()
  await db
    .insertInto('knownBrowsers')
    .values({ userId, hash, seenAt })
    .onConflict((conflict) => conflict.columns(['userId', 'hash']).doUpdateSet({ seenAt }))
    .execute()
  return known.length > 0 && known.every((browser) => browser.hash !== hash)
}
