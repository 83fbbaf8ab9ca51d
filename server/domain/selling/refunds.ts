/**
 * What goes back of a payment. The provider tells how much went back in all, twice, late and in any order; each time it
 * is more than was known, the difference is a refund of its own. Money is in cents.
 */
import type { Transaction } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { OrderRow, PaymentRow, RefundRow } from '../../db/tables/selling.ts'
import type { Schema } from '../../db/schema.ts'
import { queueMail } from '../../mail/outbox.ts'

type Db = Pick<Database, 'db'>

/** What a payment came to, with taxes, and how much of that went back. */
export type Sums = { totalCents: number; taxCents: number; refundedCents: number }

/**
 * What stays of a payment before taxes: a refund takes its share of the taxes along. Parts of a cent count as gone, so
 * that a commission is never paid on money that went back.
 */
export function keptCents({ totalCents, taxCents, refundedCents }: Sums): number {
  const left = Math.max(0, totalCents - refundedCents)
  return totalCents === 0 ? 0 : Math.floor(((totalCents - taxCents) * left) / totalCents)
}

/** Writes down what went back besides what is known already. The payment's row must be held. */
export async function noteRefund(
  db: Transaction<Schema>,
  { paymentId, refundedCents }: Pick<PaymentRow, 'paymentId' | 'refundedCents'>,
  now: Date,
): Promise<void> {
  const known = await refundsOf({ db }, paymentId)
  const amountCents = refundedCents - known.reduce((sum, refund) => sum + refund.amountCents, 0)
  if (amountCents <= 0) return
  const refund = { paymentId, step: known.length + 1, amountCents, refundedAt: now, toldAt: null }
  await db.insertInto('refunds').values(refund).execute()
}

/** Everything that went back of a payment, the oldest first. */
export const refundsOf = ({ db }: Db, paymentId: string): Promise<RefundRow[]> =>
  db.selectFrom('refunds').selectAll().where('paymentId', '=', paymentId).orderBy('step').execute()

/** Puts a mail to the buyer into the outbox for each refund that has none. Answers whether there was one. */
export async function tellOfRefunds(
  db: Transaction<Schema>,
  { paymentId, buyerEmail: to }: Pick<OrderRow, 'paymentId' | 'buyerEmail'>,
  now: Date,
): Promise<boolean> {
  const untold = await db
    .updateTable('refunds')
    .set({ toldAt: now })
    .where('paymentId', '=', paymentId)
    .where('toldAt', 'is', null)
    .returning(['paymentId', 'step'])
    .execute()
  for (const data of untold.toSorted((a, z) => a.step - z.step)) {
    await queueMail({ db, clock: () => now }, { name: 'refund', to, data })
  }
  return untold.length > 0
}

/**
 * Notes that the licence of an order is to end once so much of its payment has gone back; null is the usual way, in
 * which only a whole refund ends it.
 */
export async function endLicenseAt({ db }: Db, orderId: string, refundedCents: number | null): Promise<void> {
  await db.updateTable('orders').set({ endsAtRefundedCents: refundedCents }).where('id', '=', orderId).execute()
}
