/** What somebody wants to buy, what they bought, and what the operator gave them. Money is in cents of US dollars. */
import { randomUUID } from 'node:crypto'
import { licenseTitles, priceCents, rankOf } from '#shared/license-tiers.ts'
import type { LicenseName } from '#shared/page-props.ts'
import type { Database } from '../db/client.ts'
import type { OrderProvider, OrderRow } from '../db/schema.ts'
import { licenseOf, settleLicense } from './licenses.ts'

export type Buyer = { id: string; name: string; email: string }

/** What a tier costs this user now; null when their licence holds it already. */
export async function offerFor(
  database: Pick<Database, 'db'>,
  userId: string,
  tier: LicenseName,
): Promise<{ cents: number; from: LicenseName | null } | null> {
  const held = await licenseOf(database, userId)
  const from = held?.tier ?? null
  const cents = priceCents(tier, from)
  return cents === null ? null : { cents, from }
}

/** Writes an order down at today's price, before anything is paid. Null when the user has the tier already. */
export async function placeOrder(
  database: Database,
  buyer: Buyer,
  { tier, provider }: { tier: LicenseName; provider: OrderProvider },
): Promise<OrderRow | null> {
  const held = await licenseOf(database, buyer.id)
  const amountCents = priceCents(tier, held?.tier ?? null)
  if (amountCents === null) return null
  const order = {
    ...orderOf(buyer, { tier, provider, amountCents }),
    licenseId: held?.id ?? randomUUID(),
    fromTier: held?.tier ?? null,
    state: 'pending' as const,
  }
  return database.db.insertInto('orders').values(order).returningAll().executeTakeFirstOrThrow()
}

/** Gives a user a tier for nothing. False when they have it, or more, already. */
export async function grantTier(database: Database, user: Buyer, tier: LicenseName): Promise<boolean> {
  const held = await licenseOf(database, user.id)
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
    if (orders[0]) await settleLicense(transaction, orders[0], 'operator')
  })
}

/** A user's orders that were paid at some time, the newest first. */
export const receiptsOf = ({ db }: Pick<Database, 'db'>, userId: string): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('userId', '=', userId)
    .where('provider', '!=', 'operator')
    .where('paidAt', 'is not', null)
    .orderBy('paidAt', 'desc')
    .execute()

/** One order of a user; another user's is not found. */
export const orderOfUser = (
  { db }: Pick<Database, 'db'>,
  { id, userId }: { id: string; userId: string },
): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('id', '=', id).where('userId', '=', userId).executeTakeFirst()

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
  const rest = { currency: 'usd', paymentId: null, paidAt: null, reversedAt: null }
  return { id: randomUUID(), userId, buyerName: name, buyerEmail: email, createdAt: new Date(), ...rest, ...details }
}
