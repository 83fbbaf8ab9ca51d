/** A provider of our own for trying everything out: a page instead of a bank, and signed events as a real one sends. */
import { randomUUID } from 'node:crypto'
import { urls } from '#shared/urls.ts'
import type { Clock } from '../process/clock.ts'
import type { OrderRow } from '../db/tables/selling.ts'
import type { PaymentEvent } from '../domain/selling/fulfilment.ts'
import { readPaymentEvent, type KnownEvent } from './events.ts'
import type { RefundWish, Signed } from './provider.ts'
import { isSigned, sign } from './signature.ts'

export type Sandbox = {
  name: 'sandbox'
  payAt(order: OrderRow): Promise<string>
  payOrigin: null
  isGenuine(body: string, signature: string | undefined): boolean
  read(event: unknown): Promise<PaymentEvent | null>
  refund(wish: RefundWish): Promise<Signed>
  /** The event of a paid order, as it would arrive. */
  paid(order: OrderRow): Signed
  /** The event of a payment page that was left for good. */
  expired(order: Pick<OrderRow, 'id'>): Signed
}

export function sandbox(webhookSecret: string, clock: Clock): Sandbox {
  function told(event: KnownEvent): Signed {
    const body = JSON.stringify(event)
    return { body, signature: sign(body, webhookSecret, clock()) }
  }
  const newId = () => `evt_${randomUUID()}`

  return {
    name: 'sandbox',
    payOrigin: null,
    payAt: async ({ id }) => urls.sandboxPayment(id),
    isGenuine: (body, signature) => isSigned(body, signature, webhookSecret, clock()),
    read: async (event) => readPaymentEvent(event),
    paid(order) {
      const object = {
        id: `sandbox_session_${order.id}`,
        client_reference_id: order.id,
        payment_intent: `sandbox_${order.id}`,
        payment_status: 'paid' as const,
        amount_subtotal: order.amountCents,
        amount_total: order.amountCents,
        total_details: { amount_discount: 0, amount_tax: 0 },
        currency: order.currency,
        line_items: { data: [{ quantity: 1 }], has_more: false },
      }
      return told({ id: newId(), type: 'checkout.session.completed', data: { object } })
    },
    expired: ({ id }) =>
      told({ id: newId(), type: 'checkout.session.expired', data: { object: { client_reference_id: id } } }),
    async refund({ payment: { paymentId, totalCents, refundedCents }, cents }) {
      const back = refundedCents + cents
      const sums = { amount: totalCents, amount_refunded: back, refunded: back >= totalCents }
      return told({ id: newId(), type: 'charge.refunded', data: { object: { payment_intent: paymentId, ...sums } } })
    },
  }
}
