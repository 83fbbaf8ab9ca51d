/** What a buyer wants to stand on receipts from now on. */
import type { BillingDetails } from '#shared/billing.ts'
import type { Database } from '../../db/client.ts'

const columns = ['company', 'line1', 'line2', 'city', 'postal', 'country', 'vatNumber'] as const

/** What a user keeps for their next receipts; null for nothing. */
export async function billingOf({ db }: Pick<Database, 'db'>, userId: string): Promise<BillingDetails | null> {
  const found = await db.selectFrom('billingDetails').select(columns).where('userId', '=', userId).executeTakeFirst()
  return found ?? null
}

/** Keeps it for the next receipts; those that were issued stay as they are. */
export async function saveBilling(
  { db, clock }: Pick<Database, 'db' | 'clock'>,
  userId: string,
  details: BillingDetails,
): Promise<void> {
  const row = { ...details, updatedAt: clock() }
  await db
    .insertInto('billingDetails')
    .values({ userId, ...row })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .execute()
}
