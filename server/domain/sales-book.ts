/** What was sold, for the operator. Money is in cents; days are UTC's. */
import { licenseNames } from '#shared/license-tiers.ts'
import type { LicenseName } from '#shared/page-props.ts'
import type { Database } from '../db/client.ts'
import type { BilledOrder } from './orders.ts'

/** From the beginning of one day until the end of another. */
export type Span = { from: Date; until: Date }

export type Sale = BilledOrder & { paidAt: Date }

/** Orders that were paid within a span, the oldest first; gifts are none. */
export async function salesWithin({ db }: Pick<Database, 'db'>, { from, until }: Span): Promise<Sale[]> {
  const rows = await db
    .selectFrom('orders')
    .leftJoin('payments', 'payments.paymentId', 'orders.paymentId')
    .selectAll('orders')
    .select(['payments.discountCents', 'payments.taxCents', 'payments.totalCents'])
    .where('provider', '!=', 'operator')
    .where('orders.paidAt', '>=', from)
    .where('orders.paidAt', '<', until)
    .orderBy('orders.paidAt')
    .execute()
  return rows as Sale[]
}

/** Payments that fit no order, or not in their sum, and those whose order never became a licence. */
export const unclearPayments = ({ db }: Pick<Database, 'db'>) =>
  db
    .selectFrom('payments')
    .leftJoin('orders', 'orders.id', 'payments.orderId')
    .selectAll('payments')
    .select(['orders.buyerEmail', 'orders.amountCents', 'orders.state', 'orders.paymentId as claimedBy'])
    .where('payments.reversedAt', 'is', null)
    .where(({ eb, or, ref }) =>
      or([
        eb('orders.id', 'is', null),
        eb('orders.state', '=', 'unclear'),
        eb('orders.paymentId', '!=', ref('payments.paymentId')),
      ]),
    )
    .orderBy('payments.paidAt')
    .execute()

/** What came in by a sale, less taxes; nothing when its money went back. */
export const netCents = ({ state, totalCents, taxCents, amountCents }: BilledOrder): number =>
  state === 'paid' ? (totalCents ?? amountCents) - (taxCents ?? 0) : 0

export type DayOfTier = { day: string; tier: LicenseName; sold: number; paidBack: number; cents: number }

/** Sales by the day they were paid and their tier; what went back since is taken off the day it was paid. */
export function byDayAndTier(sales: readonly Sale[]): DayOfTier[] {
  const groups = Map.groupBy(sales, ({ paidAt }) => paidAt.toISOString().slice(0, 10))
  return [...groups].flatMap(([day, ofDay]) =>
    licenseNames.flatMap((tier) => {
      const some = ofDay.filter((sale) => sale.tier === tier)
      if (some.length === 0) return []
      const paidBack = some.filter(({ state }) => state !== 'paid').length
      const cents = some.reduce((sum, sale) => sum + netCents(sale), 0)
      return [{ day, tier, sold: some.length, paidBack, cents }]
    }),
  )
}
