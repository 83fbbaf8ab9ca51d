/** The places of a sale that ends at a number of customers: those who paid have one, those who are about to keep one. */
import type { Transaction } from 'kysely'
import type { DiscountSale } from '#shared/sale.ts'
import type { Database } from '../db/client.ts'
import type { Schema } from '../db/schema.ts'

/**
 * Milliseconds a place is kept for somebody who has not paid: half an hour, the least a page of Stripe stays open, and
 * two minutes to get there.
 */
export const reservedMs = 32 * 60 * 1000

/** Waits until nobody else is taking a place in this sale; the place in the queue is held until the transaction ends. */
export async function queueFor(db: Transaction<Schema>, { active, titleTopBanner: sale }: DiscountSale): Promise<void> {
  if (!active) return
  await db
    .insertInto('saleQueues')
    .values({ sale })
    .onConflict((conflict) => conflict.column('sale').doUpdateSet({ sale }))
    .execute()
}

/** Customers who paid in a sale, or may still do so, other than one. */
export async function placesTaken(
  { db }: Pick<Database, 'db'>,
  { active, titleTopBanner }: DiscountSale,
  { besides }: { besides: string },
): Promise<number> {
  if (!active) return 0
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.count<number>('buyerEmail').distinct().as('count'))
    .where('sale', '=', titleTopBanner)
    .where(({ eb, or, and }) =>
      or([eb('state', '=', 'paid'), and([eb('state', '=', 'pending'), eb('reservedUntil', '>', new Date())])]),
    )
    .where(({ eb, or }) => or([eb('userId', '!=', besides), eb('userId', 'is', null)]))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Customers who paid in a sale: the number its banner shows. */
export async function saleCustomers(
  { db }: Pick<Database, 'db'>,
  { active, titleTopBanner }: DiscountSale,
): Promise<number> {
  if (!active) return 0
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.count<number>('buyerEmail').distinct().as('count'))
    .where('sale', '=', titleTopBanner)
    .where('state', '=', 'paid')
    .executeTakeFirstOrThrow()
  return Number(count)
}
