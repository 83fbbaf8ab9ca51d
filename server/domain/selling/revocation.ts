/** Taking a licence away. It leaves the books alone: what was paid stays paid, earned and written down. */
import { licenseTitles } from '#shared/license-tiers.ts'
import type { Database } from '../../db/client.ts'
import { settleLicense } from './licenses.ts'
import { queueMail } from '../../mail/outbox.ts'

/**
 * Ends a licence, in a transaction, and tells its owner by mail; `reason` is a sentence for them. Its orders open nothing
 * any more, and keep their state. Does nothing when the licence has ended already.
 */
export async function revokeLicense(
  { db, clock }: Database,
  licenseId: string,
  reason: string | null = null,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const now = clock()
    const orders = await transaction
      .updateTable('orders')
      .set({ revokedAt: now })
      .where('licenseId', '=', licenseId)
      .where('state', '=', 'paid')
      .where('revokedAt', 'is', null)
      .returningAll()
      .execute()
    const held = await transaction
      .selectFrom('licenses')
      .innerJoin('users', 'users.id', 'licenses.userId')
      .select(['licenses.tier', 'users.name', 'users.email'])
      .where('licenses.id', '=', licenseId)
      .executeTakeFirst()
    if (!orders[0]) return
    await settleLicense(transaction, orders[0], 'operator', now)
    if (!held?.tier) return
    const data = { name: held.name, product: `${licenseTitles[held.tier]} licence`, reason }
    await queueMail({ db: transaction, clock: () => now }, { name: 'license-revoked', to: held.email, data })
  })
}
