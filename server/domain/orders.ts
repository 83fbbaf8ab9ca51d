/** What somebody wants to buy, what they bought, and what the operator gave them. Money is in cents of US dollars. */
import { randomUUID } from 'node:crypto'
import { licenseTitles, priceCents, rankOf } from '#shared/license-tiers.ts'
import type { LicenseName } from '#shared/page-props.ts'
import { openSale, type DiscountSale, type OpenSale } from '#shared/sale.ts'
import type { Database } from '../db/client.ts'
import type { AffiliateRow, OrderProvider, OrderRow, PaymentRow } from '../db/schema.ts'
import { isSelf, reverseCommissions } from './commissions.ts'
import { ownLicenseOf, settleLicense } from './licenses.ts'
import { placesTaken, queueFor, reservedMs } from './sale-places.ts'

export type Buyer = { id: string; name: string; email: string }

export type Offer = { cents: number; from: LicenseName | null; sale: OpenSale | null }

/** What a tier costs this user now; null when their licence holds it already. */
export async function offerFor(
  database: Pick<Database, 'db'>,
  { userId, tier, sale }: { userId: string; tier: LicenseName; sale: DiscountSale },
): Promise<Offer | null> {
  const held = await ownLicenseOf(database, userId)
  const from = held?.tier ?? null
  const open = openSale(sale, await placesTaken(database, sale, { besides: userId }))
  const cents = priceCents(tier, from, open)
  return cents === null ? null : { cents, from, sale: open }
}

type Wish = {
  tier: LicenseName
  provider: OrderProvider
  sale: DiscountSale
  /** By whose link they came. */
  affiliate?: Pick<AffiliateRow, 'id' | 'userId' | 'email'>
}

/**
 * Writes an order down at the price of this moment, before anything is paid. In a sale it keeps a place for half an
 * hour; of many who come at once, each sees the places the others took. Null when the user has the tier already.
 */
export async function placeOrder(
  database: Database,
  buyer: Buyer,
  { tier, provider, sale, affiliate }: Wish,
): Promise<OrderRow | null> {
  return database.db.transaction().execute(async (transaction) => {
    const db = { db: transaction }
    await queueFor(transaction, sale)
    const offer = await offerFor(db, { userId: buyer.id, tier, sale })
    if (!offer) return null
    const held = await ownLicenseOf(db, buyer.id)
    const place = offer.sale && { sale: offer.sale.title, reservedUntil: new Date(Date.now() + reservedMs) }
    const order = {
      ...orderOf(buyer, { tier, provider, amountCents: offer.cents }),
      licenseId: held?.id ?? randomUUID(),
      fromTier: offer.from,
      state: 'pending' as const,
      affiliateId: affiliate && !isSelf(affiliate, buyer) ? affiliate.id : null,
      ...place,
    }
    return transaction.insertInto('orders').values(order).returningAll().executeTakeFirstOrThrow()
  })
}

/** Gives a user a tier for nothing. False when they have it, or more, already. */
export async function grantTier(database: Database, user: Buyer, tier: LicenseName): Promise<boolean> {
  const held = await ownLicenseOf(database, user.id)
  if (rankOf(held?.tier ?? null) >= rankOf(tier)) return false
  return database.db.transaction().execute(async (transaction) => {
    const order = {
      ...orderOf(user, { tier, provider: 'operator', amountCents: 0 }),
      licenseId: held?.id ?? randomUUID(),
      fromTier: null,
      state: 'paid' as const,
      paidAt: new Date(),
    }
    const placed = await transaction.insertInto('orders').values(order).returningAll().executeTakeFirstOrThrow()
    await settleLicense(transaction, placed, 'operator')
    return true
  })
}

/** Takes every order a licence comes from back, and the licence with them. */
export async function revokeLicense({ db }: Database, licenseId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const orders = await transaction
      .updateTable('orders')
      .set({ state: 'reversed', reversedAt: new Date() })
      .where('licenseId', '=', licenseId)
      .where('state', '=', 'paid')
      .returningAll()
      .execute()
    await reverseCommissions(
      transaction,
      orders.map(({ id }) => id),
    )
    if (orders[0]) await settleLicense(transaction, orders[0], 'operator')
  })
}

/** An order with what its payment came to; null where it has none. */
export type BilledOrder = OrderRow & Pick<PaymentRow, 'discountCents' | 'taxCents' | 'totalCents'>

const billed = ({ db }: Pick<Database, 'db'>) =>
  db
    .selectFrom('orders')
    .leftJoin('payments', 'payments.paymentId', 'orders.paymentId')
    .selectAll('orders')
    .select(['payments.discountCents', 'payments.taxCents', 'payments.totalCents'])

/** A user's orders that were paid at some time, the newest first. */
export const receiptsOf = ({ db }: Pick<Database, 'db'>, userId: string): Promise<BilledOrder[]> =>
  billed({ db })
    .where('userId', '=', userId)
    .where('provider', '!=', 'operator')
    .where('orders.paidAt', 'is not', null)
    .orderBy('orders.paidAt', 'desc')
    .execute()

/** One order of a user; another user's is not found. */
export const orderOfUser = (
  { db }: Pick<Database, 'db'>,
  { id, userId }: { id: string; userId: string },
): Promise<BilledOrder | undefined> =>
  billed({ db }).where('orders.id', '=', id).where('userId', '=', userId).executeTakeFirst()

/** "20261121-1A2B3C4D": the day, and enough of the order's id to find it. */
export const receiptNumber = ({ id, paidAt, createdAt }: Pick<OrderRow, 'id' | 'paidAt' | 'createdAt'>): string =>
  `${(paidAt ?? createdAt).toISOString().slice(0, 10).replaceAll('-', '')}-${id.slice(0, 8).toUpperCase()}`

/** "Unlimited licence, upgraded from Developer" */
export const productOf = ({ tier, fromTier }: Pick<OrderRow, 'tier' | 'fromTier'>): string =>
  `${licenseTitles[tier]} licence${fromTier ? `, upgraded from ${licenseTitles[fromTier]}` : ''}`

function orderOf(
  { id: userId, name, email }: Buyer,
  details: { tier: LicenseName; provider: OrderProvider; amountCents: number },
) {
  const rest = {
    currency: 'usd',
    paymentId: null,
    sale: null,
    reservedUntil: null,
    affiliateId: null,
    paidAt: null,
    reversedAt: null,
  }
  return { id: randomUUID(), userId, buyerName: name, buyerEmail: email, createdAt: new Date(), ...rest, ...details }
}
