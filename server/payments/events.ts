/** Events of a payment provider, in the shapes Stripe documents; what they carry beyond is left unread. */
import { z } from 'zod'
import type { PaymentEvent } from '../domain/fulfilment.ts'

const id = z.string().min(1).max(255)
const session = z.object({
  client_reference_id: id,
  payment_intent: id,
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_subtotal: z.int().nonnegative(),
  currency: z.string(),
})
const charge = z.object({ payment_intent: id, refunded: z.boolean() })
const dispute = z.object({ payment_intent: id })

const eventOf = <Type extends string, Shape extends z.ZodType>(type: Type, object: Shape) =>
  z.object({ id, type: z.literal(type), data: z.object({ object }) })

const known = z.discriminatedUnion('type', [
  eventOf('checkout.session.completed', session),
  eventOf('checkout.session.async_payment_succeeded', session),
  eventOf('charge.refunded', charge),
  eventOf('charge.dispute.created', dispute),
])
const types = new Set<string>(known.options.map(({ shape }) => shape.type.value))
export type KnownEvent = z.input<typeof known>

/**
 * What an event tells of a payment; null for one that is none of our business, such as a session whose payment is
 * still on its way, or a refund of a part. Throws a ZodError for one that should be, and is not in its documented shape.
 */
export function readPaymentEvent(event: unknown): PaymentEvent | null {
  const { type } = z.object({ type: z.string() }).parse(event)
  if (!types.has(type)) return null
  const read = known.parse(event)
  switch (read.type) {
    case 'charge.refunded': {
      const { payment_intent: paymentId, refunded } = read.data.object
      return refunded ? { id: read.id, type, paymentId, fact: 'refund' } : null
    }
    case 'charge.dispute.created':
      return { id: read.id, type, paymentId: read.data.object.payment_intent, fact: 'dispute' }
    default: {
      const { payment_status, payment_intent: paymentId, ...rest } = read.data.object
      if (payment_status === 'unpaid') return null
      const { client_reference_id: orderId, amount_subtotal: subtotalCents, currency } = rest
      return { id: read.id, type, paymentId, fact: 'paid', orderId, subtotalCents, currency }
    }
  }
}
