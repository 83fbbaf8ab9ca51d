/** What was sold, for the operator. Money is in cents; days are UTC's. */
import { licenseNames } from '#shared/license-tiers.ts'
import type { LicenseName, ReceiptState } from '#shared/page-props.ts'
import type { Database } from '../../db/client.ts'
import { billed, type BilledOrder } from './orders.ts'
import { keptCents } from './refunds.ts'

/** From the beginning of one day until the end of another. */
export type Span = { from: Date; until: Date }

export type Sale = BilledOrder & { paidAt: Date }

/** As many sales as are read at once. */
const atOnce = 500

/** Orders that were paid within a span, the oldest first, some at a time; gifts are none. */
export async function* salesWithin({ db }: Pick<Database, 'db'>, { from, until }: Span): AsyncGenerator<Sale[]> {
  const within = billed({ db })
    .where('provider', '!=', 'operator')
    .where('orders.paidAt', '<', until)
    .orderBy('orders.paidAt')
    .orderBy('orders.id')
    .limit(atOnce)
  let after: { paidAt: Date; id: string } | undefined
  for (;;) {
    const rows = (await within
      .where(({ eb, and, or }) => {
        if (!after) return eb('orders.paidAt', '>=', from)
        const isLater = or([eb('orders.paidAt', '>', after.paidAt), eb('orders.id', '>', after.id)])
        return and([eb('orders.paidAt', '>=', after.paidAt), isLater])
      })
      .execute()) as Sale[]
    if (rows.length > 0) yield rows
    after = rows.at(-1)
    if (!after || rows.length < atOnce) return
  }
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

/**
 * What became of an order's money. One that ended without a word of its provider, as licences taken back by hand once
 * did, counts as refunded: nobody wrote down whether its money went back.
 */
export function moneyOf({ state, reversal, refundedCents }: BilledOrder): ReceiptState {
  if (state === 'reversed') return reversal === 'dispute' ? 'disputed' : 'refunded'
  if (state !== 'paid') return 'unclear'
  return refundedCents ? 'part-refunded' : 'paid'
}

/** What came in by a sale, less taxes and what went back; nothing when all its money did. */
export function netCents({ state, totalCents, taxCents, refundedCents, amountCents }: BilledOrder): number {
  if (state !== 'paid') return 0
  const sums = { totalCents: totalCents ?? amountCents, taxCents: taxCents ?? 0, refundedCents: refundedCents ?? 0 }
  return keptCents(sums)
}

/** `reversed`: how many of the sold lost all their money again. */
export type DayOfTier = {
  day: string
  tier: LicenseName
  sold: number
  reversed: number
  refundedCents: number
  cents: number
}

/** What several lots of sales come to, by day and tier. */
export async function daysOf(lots: AsyncIterable<readonly Sale[]>): Promise<DayOfTier[]> {
  const days = new Map<string, DayOfTier>()
  for await (const lot of lots) {
    for (const part of byDayAndTier(lot)) {
      const key = `${part.day} ${part.tier}`
      const { sold, reversed, refundedCents, cents } = days.get(key) ?? {
        sold: 0,
        reversed: 0,
        refundedCents: 0,
        cents: 0,
      }
      const sums = { sold: sold + part.sold, reversed: reversed + part.reversed }
      days.set(key, { ...part, ...sums, refundedCents: refundedCents + part.refundedCents, cents: cents + part.cents })
    }
  }
  const rank = ({ tier }: DayOfTier) => licenseNames.indexOf(tier)
  return [...days.values()].sort((a, z) => a.day.localeCompare(z.day, 'en') || rank(a) - rank(z))
}

/** Sales by the day they were paid and their tier; what went back since is taken off the day it was paid. */
export function byDayAndTier(sales: readonly Sale[]): DayOfTier[] {
  const groups = Map.groupBy(sales, ({ paidAt }) => paidAt.toISOString().slice(0, 10))
  return [...groups].flatMap(([day, ofDay]) =>
    licenseNames.flatMap((tier) => {
      const some = ofDay.filter((sale) => sale.tier === tier)
      if (some.length === 0) return []
      const reversed = some.filter(({ state }) => state === 'reversed').length
      const refundedCents = some.reduce((sum, sale) => sum + (sale.refundedCents ?? 0), 0)
      const cents = some.reduce((sum, sale) => sum + netCents(sale), 0)
      return [{ day, tier, sold: some.length, reversed, refundedCents, cents }]
    }),
  )
}
