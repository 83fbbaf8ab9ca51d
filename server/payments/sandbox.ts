/** A provider of our own for trying everything out: a page instead of a bank, and signed events as a real one sends. */
import { randomUUID } from 'node:crypto'
import { urls } from '#shared/urls.ts'
import type { OrderRow } from '../db/schema.ts'
import type { PaymentEvent } from '../domain/fulfilment.ts'
import { readPaymentEvent, type KnownEvent } from './events.ts'
import { isSigned, sign } from './signature.ts'

export type Sandbox = {
  name: 'sandbox'
  payAt(order: OrderRow): Promise<string>
  payOrigin: null
  isGenuine(body: string, signature: string | undefined): boolean
  read(event: unknown): Promise<PaymentEvent | null>
  /** The event of a paid order, as it would arrive. */
  paid(order: OrderRow): { body: string; signature: string }
}

export function sandbox(webhookSecret: string): Sandbox {
  return {
    name: 'sandbox',
    payOrigin: null,
    payAt: async ({ id }) => urls.sandboxPayment(id),
    isGenuine: (body, signature) => isSigned(body, signature, webhookSecret),
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
      const event: KnownEvent = { id: `evt_${randomUUID()}`, type: 'checkout.session.completed', data: { object } }
      const body = JSON.stringify(event)
      return { body, signature: sign(body, webhookSecret) }
    },
  }
}
