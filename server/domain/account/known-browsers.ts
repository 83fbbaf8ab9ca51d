/** Telling an account's usual browsers from a new one. */
import { createHash } from 'node:crypto'
import type { Database } from '../../db/client.ts'
import { queueMail, type OutgoingMail } from '../../mail/outbox.ts'

type SignIn = {
  userId: string
  browserId: string
  noticeFor(user: { name: string; email: string }): OutgoingMail
}

/**
 * Notes that a browser signed in, by a random id it keeps in a cookie. Where it is new to an account that has been used
 * with others, the owner's notice is written with it; an account's first browser is no news. Answers whether one was.
 */
export async function noteBrowser({ db, clock }: Database, { userId, browserId, noticeFor }: SignIn): Promise<boolean> {
  const hash = createHash('sha256').update(browserId).digest('base64url')
  const seenAt = clock()
  return db.transaction().execute(async (transaction) => {
    const known = await transaction.selectFrom('knownBrowsers').select('hash').where('userId', '=', userId).execute()
    await transaction
      .insertInto('knownBrowsers')
      .values({ userId, hash, seenAt })
      .onConflict((conflict) => conflict.columns(['userId', 'hash']).doUpdateSet({ seenAt }))
      .execute()
    const isNew = known.length > 0 && known.every((browser) => browser.hash !== hash)
    if (!isNew) return false
    const user = transaction.selectFrom('users').select(['name', 'email']).where('id', '=', userId)
    await queueMail({ db: transaction, clock }, noticeFor(await user.executeTakeFirstOrThrow()))
    return true
  })
}
