/** Who takes the money. One is chosen at start; everything else sees only this. */
import { randomUUID } from 'node:crypto'
import { urls } from '#shared/urls.ts'
import type { OrderProvider, OrderRow } from '../db/schema.ts'
import type { Env } from '../env.ts'
import { deriveKey } from '../secrets.ts'
import type { KnownEvent } from './events.ts'
import { isSigned, sign } from './signature.ts'

export type PaymentProvider = {
  name: OrderProvider
  /** Where somebody pays an order: a path of this site, or an address elsewhere. */
  payAt(order: OrderRow): string
  /** Whether an event comes from this provider. */
  isGenuine(body: string, signature: string | undefined): boolean
}

/** A provider of our own for trying everything out: a page instead of a bank, and signed events as a real one sends. */
export type Sandbox = PaymentProvider & {
  name: 'sandbox'
  /** The event of a paid order, as it would arrive. */
  paid(order: OrderRow): { body: string; signature: string }
}

/** The provider this server sells with, or null where none is set up. */
export function paymentProvider({ env, secret }: { env: Pick<Env, 'sandboxCheckout'>; secret: string }) {
  return env.sandboxCheckout ? sandbox(deriveKey(secret, 'sandbox-webhook').toString('hex')) : null
}

export function sandbox(webhookSecret: string): Sandbox {
  return {
    name: 'sandbox',
    payAt: ({ id }) => urls.sandboxPayment(id),
    isGenuine: (body, signature) => isSigned(body, signature, webhookSecret),
    paid(order) {
      const object = {
        client_reference_id: order.id,
        payment_intent: `sandbox_${order.id}`,
        payment_status: 'paid' as const,
        amount_subtotal: order.amountCents,
        currency: order.currency,
      }
      const event: KnownEvent = { id: `evt_${randomUUID()}`, type: 'checkout.session.completed', data: { object } }
      const body = JSON.stringify(event)
      return { body, signature: sign(body, webhookSecret) }
    },
  }
}
