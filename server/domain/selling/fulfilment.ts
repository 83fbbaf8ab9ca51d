/**
 * From what a payment provider tells to a licence. Its events come twice, late, at once and in any order: each is
 * written down as a fact about one payment, and what follows is worked out from all facts there are.
 */
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../db/client.ts'
import type { OrderRow, PaymentRow } from '../../db/tables/selling.ts'
import type { Schema } from '../../db/schema.ts'
import { earnCommission, settleCommission } from './commissions.ts'
import { mayBecome, type OrderState } from './license-tier.ts'
import { settleLicense } from './licenses.ts'
import { queueMail } from '../../mail/outbox.ts'
import type { TaxLine } from './receipt-sums.ts'
import { issueReceipt, plainSeller, type Seller, type ToldBuyer } from './receipts.ts'
import { noteRefund, tellOfRefunds } from './refunds.ts'
import { freePlace } from './sale-places.ts'

/** What was paid. `subtotalCents` is before taxes and reductions, `totalCents` what it came to with both. */
export type PaidSums = {
  subtotalCents: number
  discountCents: number
  taxCents: number
  totalCents: number
  quantity: number
  currency: string
}

/** What else a provider tells of a payment, for its receipt. */
export type PaidPapers = {
  /** Its own invoice, where it makes one. */
  invoiceId: string | null
  /** The taxes by name; [] where it does not tell them apart. */
  taxLines: TaxLine[]
  /** What the buyer typed there; null for nothing. */
  buyer: ToldBuyer | null
}

/**
 * What a provider told about a payment. `refundedCents` is what went back of it in all until then. What has expired is
 * the page where an order could be paid.
 */
export type PaymentFact =
  | ({ fact: 'paid'; paymentId: string; orderId: string } & PaidSums & Partial<PaidPapers>)
  | { fact: 'refund'; paymentId: string; refundedCents: number; isWhole: boolean }
  | { fact: 'dispute'; paymentId: string }
export type PaymentEvent = { id: string; type: string } & (PaymentFact | { fact: 'expired'; orderId: string })

/**
 * `done`: everything is as the event says. `known`: the event came before. `waiting`: a refund came before its
 * payment. `unclear`: it fits no order, or not in its sum, and a person has to look at it.
 */
export type Outcome = 'done' | 'known' | 'waiting' | 'unclear'

/** Takes one event in, all of it or nothing. `seller` stands on the receipt that comes of it. */
export async function takePayment(
  { db, clock }: Database,
  event: PaymentEvent,
  seller: Seller = plainSeller,
): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    const now = clock()
    const isNew = await transaction
      .insertInto('paymentEvents')
      .values({ id: event.id, type: event.type, receivedAt: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!isNew) return 'known'
    if (event.fact === 'expired') {
      await freePlace({ db: transaction }, event.orderId, now)
      return 'done'
    }
    const payment = await noteFact(transaction, event, now)
    await noteRefund(transaction, payment, now)
    if (payment.orderId === null) return 'waiting'
    const order = await claimOrder(transaction, payment)
    if (!order) return 'unclear'
    const told = event.fact === 'paid' ? (event.buyer ?? null) : null
    return fulfil(transaction, { order, payment, issue: { seller, told, now } })
  })
}

/** Adds what is new to what is known of a payment; others who tell of the same one wait until this is over. */
async function noteFact(db: Transaction<Schema>, event: PaymentFact, now: Date): Promise<PaymentRow> {
  const fact = { paymentId: event.paymentId, ...factsOf(event, now) }
  return db
    .insertInto('payments')
    .values(fact)
    .onConflict((conflict) =>
      conflict.column('paymentId').doUpdateSet({
        orderId: sql`coalesce(payments.order_id, excluded.order_id)`,
        subtotalCents: sql`coalesce(payments.subtotal_cents, excluded.subtotal_cents)`,
        discountCents: sql`coalesce(payments.discount_cents, excluded.discount_cents)`,
        taxCents: sql`coalesce(payments.tax_cents, excluded.tax_cents)`,
        totalCents: sql`coalesce(payments.total_cents, excluded.total_cents)`,
        quantity: sql`coalesce(payments.quantity, excluded.quantity)`,
        currency: sql`coalesce(payments.currency, excluded.currency)`,
        invoiceId: sql`coalesce(payments.invoice_id, excluded.invoice_id)`,
        taxLines: sql`coalesce(payments.tax_lines, excluded.tax_lines)`,
        paidAt: sql`coalesce(payments.paid_at, excluded.paid_at)`,
        refundedCents: sql`case when excluded.refunded_cents > payments.refunded_cents then excluded.refunded_cents else payments.refunded_cents end`,
        reversedAt: sql`coalesce(payments.reversed_at, excluded.reversed_at)`,
        reversal: sql`coalesce(payments.reversal, excluded.reversal)`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

function factsOf(event: PaymentFact, now: Date) {
  if (event.fact === 'dispute') return { ...unpaid, reversedAt: now, reversal: event.fact }
  if (event.fact === 'refund') {
    const { refundedCents, isWhole } = event
    return { ...unpaid, refundedCents, ...(isWhole && { reversedAt: now, reversal: event.fact }) }
  }
  const { orderId, subtotalCents, discountCents, taxCents, totalCents, quantity, currency } = event
  const told = { orderId, subtotalCents, discountCents, taxCents, totalCents, quantity, currency }
  const { invoiceId = null, taxLines = [] } = event
  const papers = { invoiceId, taxLines: taxLines.length > 0 ? JSON.stringify(taxLines) : null }
  return { ...unpaid, ...told, ...papers, paidAt: now }
}

const unpaid = {
  orderId: null,
  subtotalCents: null,
  discountCents: null,
  taxCents: null,
  totalCents: null,
  quantity: null,
  currency: null,
  invoiceId: null,
  taxLines: null,
  paidAt: null,
  refundedCents: 0,
  reversedAt: null,
  reversal: null,
}

/** The order a payment is for, unless another payment has it. */
async function claimOrder(db: Transaction<Schema>, payment: PaymentRow): Promise<OrderRow | undefined> {
  const { orderId } = payment
  if (orderId === null) return undefined
  return db
    .updateTable('orders')
    .set({ paymentId: payment.paymentId })
    .where('id', '=', orderId)
    .where(({ eb, or }) => or([eb('paymentId', 'is', null), eb('paymentId', '=', payment.paymentId)]))
    .returningAll()
    .executeTakeFirst()
}

type Fulfilled = { order: OrderRow; payment: PaymentRow; issue: Parameters<typeof issueReceipt>[2] }

/** Brings an order to the state its payment has, and what follows from it: receipt, licence, commission and mails. */
async function fulfil(db: Transaction<Schema>, { order, payment, issue }: Fulfilled): Promise<Outcome> {
  const { now } = issue
  const { paidAt, reversedAt, reversal, refundedCents } = payment
  const state = stateOf(order, payment)
  const moves = mayBecome(order.state, state)
  if (moves) await db.updateTable('orders').set({ state, paidAt, reversedAt }).where('id', '=', order.id).execute()
  // A receipt is of the payment: one from before there were editions says what it said, also when it is refunded.
  if (moves && paidAt && !order.paidAt) await issueReceipt(db, order, issue)
  const { revokedAt, endsAtRefundedCents } = order
  const isAsked = endsAtRefundedCents !== null && refundedCents >= endsAtRefundedCents
  const ends = isAsked && revokedAt === null && state !== 'reversed'
  if (ends) await db.updateTable('orders').set({ revokedAt: now }).where('id', '=', order.id).execute()
  const cause = reversal ?? (ends ? 'refund' : 'payment')
  const tier = moves || ends ? await settleLicense(db, order, cause, now) : null
  // The sum is another one, the account is gone, or the licence an upgrade was meant for.
  const isUnclear = moves && (state === 'unclear' || (state === 'paid' && tier === null && !ends))
  if (moves && state === 'paid' && !isUnclear) {
    await earnCommission(db, order, payment, now)
    await queueMail({ db, clock: () => now }, { name: 'receipt', to: order.buyerEmail, data: { orderId: order.id } })
  }
  await settleCommission(db, order, payment, now)
  await tellOfRefunds(db, order, now)
  return isUnclear ? 'unclear' : 'done'
}

function stateOf(order: OrderRow, payment: PaymentRow): OrderState {
  const { reversedAt, subtotalCents, quantity, currency } = payment
  if (reversedAt) return 'reversed'
  const isAsAsked = subtotalCents === order.amountCents && quantity === 1 && currency === order.currency
  return isAsAsked && addsUp(payment) ? 'paid' : 'unclear'
}

/** Whether the sums of a payment agree: taxes are in the prices, or come on top of them. */
function addsUp({ subtotalCents, discountCents, taxCents, totalCents }: PaymentRow): boolean {
  const asked = (subtotalCents ?? 0) - (discountCents ?? 0)
  return totalCents === asked || totalCents === asked + (taxCents ?? 0)
}
