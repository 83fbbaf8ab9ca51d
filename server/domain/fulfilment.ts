/**
 * From what a payment provider tells to a licence. Its events come twice, late, at once and in any order: each is
 * written down as a fact about one payment, and what follows is worked out from all facts there are.
 */
import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/client.ts'
import type { OrderRow, PaymentRow, Schema } from '../db/schema.ts'
import { earnCommission, reverseCommissions } from './commissions.ts'
import { mayBecome, type OrderState } from './license-tier.ts'
import { settleLicense } from './licenses.ts'
import { queueMail } from './outbox.ts'

/** What was paid. `subtotalCents` is before taxes and reductions, `totalCents` what it came to with both. */
export type PaidSums = {
  subtotalCents: number
  discountCents: number
  taxCents: number
  totalCents: number
  quantity: number
  currency: string
}

/** What a provider told about a payment. */
export type PaymentEvent = { id: string; type: string; paymentId: string } & (
  ({ fact: 'paid'; orderId: string } & PaidSums) | { fact: 'refund' | 'dispute' }
)

/**
 * `done`: there is, or is no longer, a licence. `known`: the event came before. `waiting`: a refund came before its
 * payment. `unclear`: it fits no order, or not in its sum, and a person has to look at it.
 */
export type Outcome = 'done' | 'known' | 'waiting' | 'unclear'

/** Takes one event in, all of it or nothing. */
export async function takePayment({ db }: Database, event: PaymentEvent): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    const isNew = await transaction
      .insertInto('paymentEvents')
      .values({ id: event.id, type: event.type, receivedAt: new Date() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!isNew) return 'known'
    const payment = await noteFact(transaction, event)
    if (payment.orderId === null) return 'waiting'
    const order = await claimOrder(transaction, payment)
    return order ? fulfil(transaction, order, payment) : 'unclear'
  })
}

/** Adds what is new to what is known of a payment; others who tell of the same one wait until this is over. */
async function noteFact(db: Transaction<Schema>, event: PaymentEvent): Promise<PaymentRow> {
  const fact = { paymentId: event.paymentId, ...factsOf(event) }
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
        paidAt: sql`coalesce(payments.paid_at, excluded.paid_at)`,
        reversedAt: sql`coalesce(payments.reversed_at, excluded.reversed_at)`,
        reversal: sql`coalesce(payments.reversal, excluded.reversal)`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

function factsOf(event: PaymentEvent) {
  const now = new Date()
  if (event.fact !== 'paid') return { ...unpaid, paidAt: null, reversedAt: now, reversal: event.fact }
  const { id: _id, type: _type, fact: _fact, paymentId: _payment, ...told } = event
  return { ...told, paidAt: now, reversedAt: null, reversal: null }
}

const unpaid = {
  orderId: null,
  subtotalCents: null,
  discountCents: null,
  taxCents: null,
  totalCents: null,
  quantity: null,
  currency: null,
}

/** The order a payment is for, unless another payment has it. */
async function claimOrder(db: Transaction<Schema>, payment: PaymentRow): Promise<OrderRow | undefined> {
  return db
    .updateTable('orders')
    .set({ paymentId: payment.paymentId })
    .where('id', '=', payment.orderId!)
    .where(({ eb, or }) => or([eb('paymentId', 'is', null), eb('paymentId', '=', payment.paymentId)]))
    .returningAll()
    .executeTakeFirst()
}

/** Brings an order to the state its payment has, and the licence with it. */
async function fulfil(db: Transaction<Schema>, order: OrderRow, payment: PaymentRow): Promise<Outcome> {
  const { paidAt, reversedAt, reversal } = payment
  const state = stateOf(order, payment)
  if (!mayBecome(order.state, state)) return 'done'
  await db.updateTable('orders').set({ state, paidAt, reversedAt }).where('id', '=', order.id).execute()
  const tier = await settleLicense(db, order, reversal ?? 'payment')
  if (state === 'reversed') {
    await reverseCommissions(db, [order.id])
    return 'done'
  }
  // The sum is another one, the account is gone, or the licence an upgrade was meant for.
  if (state === 'unclear' || tier === null) return 'unclear'
  await earnCommission(db, order, payment)
  await queueMail({ db }, { name: 'receipt', to: order.buyerEmail, data: { orderId: order.id } })
  return 'done'
}

function stateOf(order: OrderRow, { reversedAt, subtotalCents, quantity, currency }: PaymentRow): OrderState {
  if (reversedAt) return 'reversed'
  const isAsAsked = subtotalCents === order.amountCents && quantity === 1 && currency === order.currency
  return isAsAsked ? 'paid' : 'unclear'
}
