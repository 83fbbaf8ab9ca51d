/** The places of a sale that ends at a number of customers: those who paid have one, those who are paying hold one. */
import { sql, type Transaction } from 'kysely'
import { openSale, type DiscountSale, type OpenSale, type Places } from '#shared/sale.ts'
import type { Database } from '../../db/client.ts'
import type { Schema } from '../../db/schema.ts'

type Db = Pick<Database, 'db'>

/**
 * Milliseconds a place is held for somebody who is paying: half an hour, the least a page of Stripe stays open, and two
 * minutes to get there.
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

/** Who asks, and when: a place of their own is theirs to pay for. */
export type Asker = { userId: string | null; now: Date }

/**
 * The sale as it stands for whoever asks; null when there is none. Banner, price list, checkout and the price that is
 * charged all come from here.
 */
export async function saleFor(database: Db, sale: DiscountSale, asker: Asker): Promise<OpenSale | null> {
  return sale.active ? openSale(sale, await placesOf(database, sale, asker)) : null
}

/** Who has a place: each customer counts once, however often they order, and as paid if they have paid. */
export async function placesOf({ db }: Db, sale: DiscountSale, { userId, now }: Asker): Promise<Places> {
  if (!sale.active) return { sold: 0, held: 0, own: null }
  // Of a deleted account the address is left.
  const customer = sql<string>`coalesce(user_id, buyer_email)`
  const ofSale = db
    .selectFrom('orders')
    .select([customer.as('customer'), sql<number>`max(case when state = 'paid' then 1 else 0 end)`.as('paid')])
    .where('sale', '=', sale.titleTopBanner)
    .where(({ eb, or, and }) =>
      or([eb('state', '=', 'paid'), and([eb('state', '=', 'pending'), eb('reservedUntil', '>', now)])]),
    )
    .groupBy(customer)
  const own = sql<number | null>`max(case when customer = ${userId ?? ''} then paid end)`
  const { all, paid, mine } = await db
    .selectFrom(ofSale.as('customers'))
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.sum<number | null>('paid').as('paid'), own.as('mine')])
    .executeTakeFirstOrThrow()
  const sold = Number(paid ?? 0)
  return { sold, held: Number(all) - sold, own: mine === null ? null : Number(mine) === 1 ? 'sold' : 'held' }
}

/** Ends the time in which an order that nobody has paid holds a place. A payment that comes after all still counts. */
export async function freePlace({ db }: Db, orderId: string, now: Date): Promise<void> {
  await db
    .updateTable('orders')
    .set({ reservedUntil: now })
    .where('id', '=', orderId)
    .where('state', '=', 'pending')
    .where('reservedUntil', '>', now)
    .execute()
}
