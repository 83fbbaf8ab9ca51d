/**
 * What affiliates earn. A commission belongs to one order: it begins when that is paid, and is taken back with the
 * money, in whole or in part. What is owed is never stored: it is what was earned less what was paid out. Money is in cents.
 */
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { site } from '#shared/site.ts'
import type { Database } from '../../db/client.ts'
import type { AffiliateRow, OrderRow, PaymentRow } from '../../db/tables/selling.ts'
import type { Schema } from '../../db/schema.ts'
import { keptCents } from './refunds.ts'

type Db = Pick<Database, 'db'>
type Timed = Pick<Database, 'db' | 'clock'>
const dayMs = 24 * 60 * 60 * 1000

/** A share of what was paid, after reductions and before taxes; parts of a cent stay with us. */
export const commissionCents = (baseCents: number, percent: number): number => Math.floor((baseCents * percent) / 100)

/** Writes down what a paid order earns whoever brought it, once. Nobody earns by what they buy themselves. */
export async function earnCommission(
  db: Transaction<Schema>,
  order: OrderRow,
  { totalCents, taxCents }: Pick<PaymentRow, 'totalCents' | 'taxCents'>,
  now: Date,
): Promise<void> {
  if (!order.affiliateId) return
  const affiliate = await db
    .selectFrom('affiliates')
    .select(['userId', 'email'])
    .where('id', '=', order.affiliateId)
    .where('state', '=', 'active')
    .executeTakeFirst()
  if (!affiliate?.userId || isSelf(affiliate, { id: order.userId, email: order.buyerEmail })) return
  const baseCents = (totalCents ?? order.amountCents) - (taxCents ?? 0)
  const percent = site.affiliateCommissionPercent
  const amountCents = commissionCents(baseCents, percent)
  if (amountCents <= 0) return
  const { affiliateId, id: orderId } = order
  await db
    .insertInto('commissions')
    .values({ orderId, affiliateId, baseCents, percent, amountCents, earnedAt: now, reversedAt: null })
    .onConflict((conflict) => conflict.column('orderId').doNothing())
    .execute()
}

/** Whether somebody is the affiliate whose link they followed. */
export const isSelf = (
  affiliate: Pick<AffiliateRow, 'userId' | 'email'>,
  buyer: { id: string | null; email: string },
): boolean => affiliate.userId === buyer.id || affiliate.email === buyer.email

/** Takes back what an order earned: all of it when all its money went back, and its share after refunds of a part. */
export async function settleCommission(
  db: Transaction<Schema>,
  { id: orderId }: Pick<OrderRow, 'id'>,
  { totalCents, taxCents, refundedCents, reversedAt }: PaymentRow,
  now: Date,
): Promise<void> {
  const commission = await db
    .selectFrom('commissions')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('reversedAt', 'is', null)
    .executeTakeFirst()
  if (!commission) return
  const { baseCents, percent, amountCents } = commission
  const kept = keptCents({ totalCents: totalCents ?? baseCents, taxCents: taxCents ?? 0, refundedCents })
  const change = reversedAt ? { reversedAt: now } : { reducedCents: amountCents - commissionCents(kept, percent) }
  await db.updateTable('commissions').set(change).where('orderId', '=', orderId).execute()
}

export type Balance = {
  sales: number
  earnedCents: number
  paidCents: number
  /** Less than nothing when money went back after it was paid out; the next commissions make up for it. */
  owedCents: number
  /** The part of it whose orders can no longer be paid back in the usual way. */
  payableCents: number
}

/** Until when a commission has to be earned to be paid out now. */
const ripeBefore = (now: Date) => new Date(now.getTime() - site.affiliateHoldDays * dayMs)
export const isRipe = (earnedAt: Date, now: Date): boolean => earnedAt <= ripeBefore(now)

/** What an affiliate has earned, was paid, and is owed. */
export async function balanceOf({ db, clock }: Timed, affiliateId: string, now = clock()): Promise<Balance> {
  const rows = await db
    .selectFrom('commissions')
    .select(['amountCents', 'reducedCents', 'earnedAt'])
    .where('affiliateId', '=', affiliateId)
    .where('reversedAt', 'is', null)
    .execute()
  const { paid } = await db
    .selectFrom('affiliatePayouts')
    .select(({ fn }) => fn.sum<number | null>('amountCents').as('paid'))
    .where('affiliateId', '=', affiliateId)
    .executeTakeFirstOrThrow()
  const sum = (of: typeof rows) => of.reduce((total, row) => total + row.amountCents - row.reducedCents, 0)
  const [earnedCents, paidCents] = [sum(rows), Number(paid ?? 0)]
  const ripeCents = sum(rows.filter(({ earnedAt }) => isRipe(earnedAt, now)))
  const owedCents = earnedCents - paidCents
  const payableCents = Math.max(0, Math.min(ripeCents - paidCents, owedCents))
  return { sales: rows.length, earnedCents, paidCents, owedCents, payableCents }
}

/** The orders an affiliate brought, the newest first, without who bought. */
export const salesOf = ({ db }: Db, affiliateId: string) =>
  db
    .selectFrom('commissions')
    .innerJoin('orders', 'orders.id', 'commissions.orderId')
    .selectAll('commissions')
    .select(['orders.tier', 'orders.fromTier'])
    .where('commissions.affiliateId', '=', affiliateId)
    .orderBy('earnedAt', 'desc')
    .execute()

/** Writes down that money was sent. False when it is more than can be paid out; two at once wait for each other. */
export async function recordPayout({ db, clock }: Timed, affiliateId: string, amountCents: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // The update holds the row until the transaction ends.
    const held = transaction.updateTable('affiliates').set({ id: affiliateId }).where('id', '=', affiliateId)
    await held.execute()
    const { payableCents } = await balanceOf({ db: transaction, clock }, affiliateId)
    if (amountCents <= 0 || amountCents > payableCents) return false
    await transaction
      .insertInto('affiliatePayouts')
      .values({ id: randomUUID(), affiliateId, amountCents, paidAt: clock() })
      .execute()
    return true
  })
}
