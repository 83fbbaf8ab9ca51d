/** What somebody wants to buy, what they bought, and what the operator gave them. Money is in cents of US dollars. */
import { randomUUID } from 'node:crypto'
import { licenseTitles, priceCents, rankOf } from '#shared/license-tiers.ts'
import type { LicenseName } from '#shared/page-props.ts'
import type { DiscountSale, OpenSale } from '#shared/sale.ts'
import type { Database } from '../../db/client.ts'
import { idBegins } from '../../db/id-begins.ts'
import type { AffiliateRow, OrderProvider, OrderRow, PaymentRow } from '../../db/tables/selling.ts'
import { isSelf } from './commissions.ts'
import { ownLicenseOf, settleLicense } from './licenses.ts'
import { queueFor, reservedMs, saleFor } from './sale-places.ts'

export type Buyer = { id: string; name: string; email: string }

export type Offer = { cents: number; from: LicenseName | null }

/** What a tier costs this user while a sale is as it is; null when their licence holds it already. */
export async function offerFor(
  database: Pick<Database, 'db'>,
  { userId, tier, sale }: { userId: string; tier: LicenseName; sale: OpenSale | null },
): Promise<Offer | null> {
  const held = await ownLicenseOf(database, userId)
  const from = held?.tier ?? null
  const cents = priceCents(tier, from, sale)
  return cents === null ? null : { cents, from }
}

type Wish = {
  tier: LicenseName
  provider: OrderProvider
  sale: DiscountSale
  /** The price the buyer was shown, where that is known. */
  shownCents?: number | undefined
  /** By whose link they came. */
  affiliate?: Pick<AffiliateRow, 'id' | 'userId' | 'email'> | undefined
}

/** The price is another one than the buyer was shown. Nothing was written down. */
export class PriceChanged extends Error {
  override name = 'PriceChanged'
}

/**
 * Writes an order down at the price of this moment, before anything is paid: its payment begins here. In a sale it holds
 * a place for half an hour; of many who come at once, each sees the places the others took. Null when the user has the
 * tier already. Throws PriceChanged where another price was shown.
 */
export async function placeOrder(
  database: Database,
  buyer: Buyer,
  { tier, provider, sale: configured, shownCents, affiliate }: Wish,
): Promise<OrderRow | null> {
  return database.db.transaction().execute(async (transaction) => {
    const db = { db: transaction }
    await queueFor(transaction, configured)
    const now = database.clock()
    const sale = await saleFor(db, configured, { userId: buyer.id, now })
    const offer = await offerFor(db, { userId: buyer.id, tier, sale })
    if (!offer) return null
    if (shownCents !== undefined && shownCents !== offer.cents) throw new PriceChanged()
    const held = await ownLicenseOf(db, buyer.id)
    const place = sale?.isOpen && { sale: sale.title, reservedUntil: new Date(now.getTime() + reservedMs) }
    const order = {
      ...orderOf(buyer, { tier, provider, amountCents: offer.cents, createdAt: now }),
      id: await freeId(db),
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
    const now = database.clock()
    const order = {
      ...orderOf(user, { tier, provider: 'operator', amountCents: 0, createdAt: now }),
      licenseId: held?.id ?? randomUUID(),
      fromTier: null,
      state: 'paid' as const,
      paidAt: now,
    }
    const placed = await transaction.insertInto('orders').values(order).returningAll().executeTakeFirstOrThrow()
    await settleLicense(transaction, placed, 'operator', now)
    return true
  })
}

/** An order with what its payment came to, and what became of that; null where it has none. */
export type BilledOrder = OrderRow & {
  [Name in 'discountCents' | 'taxCents' | 'totalCents' | 'refundedCents' | 'reversal' | 'invoiceId' | 'taxLines']:
    PaymentRow[Name] | null
}

/** Every order, beside its payment. */
export const billed = ({ db }: Pick<Database, 'db'>) =>
  db
    .selectFrom('orders')
    .leftJoin('payments', 'payments.paymentId', 'orders.paymentId')
    .selectAll('orders')
    .select(['payments.discountCents', 'payments.taxCents', 'payments.totalCents'])
    .select(['payments.refundedCents', 'payments.reversal', 'payments.invoiceId', 'payments.taxLines'])

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

/** An order whose receipt somebody may see: their own, or one that bought the team they own by now. */
export const receiptFor = (
  { db }: Pick<Database, 'db'>,
  { id, userId }: { id: string; userId: string },
): Promise<BilledOrder | undefined> =>
  billed({ db })
    .where('orders.id', '=', id)
    .where(({ eb, or, and, selectFrom }) => {
      const teams = selectFrom('licenses').select('id').where('userId', '=', userId).where('tier', '=', 'team')
      return or([eb('userId', '=', userId), and([eb('orders.tier', '=', 'team'), eb('licenseId', 'in', teams)])])
    })
    .executeTakeFirst()

/**
 * An id whose beginning no other order has, so that a receipt's number, which is made of it, is nobody else's either.
 */
async function freeId({ db }: Pick<Database, 'db'>): Promise<string> {
  for (;;) {
    const id = randomUUID()
    const [first, last] = ['0', 'f'].map((digit) => id.slice(0, 8) + id.slice(8).replace(/[0-9a-f]/g, digit))
    const taken = await db
      .selectFrom('orders')
      .select('id')
      .where('id', '>=', first ?? id)
      .where('id', '<=', last ?? id)
      .executeTakeFirst()
    if (!taken) return id
  }
}

/** "20261121-1A2B3C4D": the day, and enough of the order's id to find it. */
export const receiptNumber = ({ id, paidAt, createdAt }: Pick<OrderRow, 'id' | 'paidAt' | 'createdAt'>): string =>
  `${(paidAt ?? createdAt).toISOString().slice(0, 10).replaceAll('-', '')}-${id.slice(0, 8).toUpperCase()}`

/** The order of a receipt number or an id, as the operator typed it. */
export async function findOrder({ db }: Pick<Database, 'db'>, word: string): Promise<BilledOrder | undefined> {
  const wanted = word.trim().toLowerCase()
  const start = /^\d{8}-([0-9a-f]{8})$/.exec(wanted)?.[1] ?? wanted
  if (!/^[0-9a-f]{8}(-[0-9a-f-]{27})?$/.test(start)) return undefined
  const found = await billed({ db })
    .where(({ and }) => and(idBegins('orders.id', start)))
    .execute()
  return found.find((order) => order.id === wanted || receiptNumber(order).toLowerCase() === wanted)
}

/** "Unlimited licence, upgraded from Developer" */
export const productOf = ({ tier, fromTier }: Pick<OrderRow, 'tier' | 'fromTier'>): string =>
  `${licenseTitles[tier]} licence${fromTier ? `, upgraded from ${licenseTitles[fromTier]}` : ''}`

function orderOf(
  { id: userId, name, email }: Buyer,
  details: { tier: LicenseName; provider: OrderProvider; amountCents: number; createdAt: Date },
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
  return { id: randomUUID(), userId, buyerName: name, buyerEmail: email, ...rest, ...details }
}
