/** Events of a payment provider, in the shapes Stripe documents; what they carry beyond is left unread. */
import { z } from 'zod'
import type { PaymentEvent } from '../domain/selling/fulfilment.ts'

const id = z.string().min(1).max(255)
const cents = z.int().nonnegative()
const lineItems = z.object({
  data: z.array(z.object({ quantity: z.int().nullable() })),
  has_more: z.boolean(),
})
const session = z.object({
  id,
  client_reference_id: id.nullable(),
  payment_intent: id.nullable(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_subtotal: cents.nullable(),
  amount_total: cents.nullable(),
  total_details: z.object({ amount_discount: cents, amount_tax: cents }).nullable(),
  currency: z.string().nullable(),
  line_items: lineItems,
})
/** `amount_refunded` is what went back of it so far. */
const charge = z.object({ payment_intent: id.nullable(), amount: cents, amount_refunded: cents, refunded: z.boolean() })
const dispute = z.object({ payment_intent: id.nullable() })
const expired = z.object({ client_reference_id: id.nullable() })

const eventOf = <Type extends string, Shape extends z.ZodType>(type: Type, object: Shape) =>
  z.object({ id, type: z.literal(type), data: z.object({ object }) })

const known = z.discriminatedUnion('type', [
  eventOf('checkout.session.completed', session),
  eventOf('checkout.session.async_payment_succeeded', session),
  eventOf('checkout.session.expired', expired),
  eventOf('charge.refunded', charge),
  eventOf('charge.dispute.created', dispute),
])
const types = new Set<string>(known.options.map(({ shape }) => shape.type.value))
export type KnownEvent = z.input<typeof known>
export type PaidSession = z.input<typeof session>

/**
 * What an event tells of a payment; null for one that is none of our business, such as a session whose payment is
 * still on its way, or one that was not opened by us. Metadata is not read: it says what somebody
 * wrote, not what was paid. Throws a ZodError for one that should be ours and is not in its documented shape.
 */
export function readPaymentEvent(event: unknown): PaymentEvent | null {
  const { type } = z.object({ type: z.string() }).parse(event)
  if (!types.has(type)) return null
  const read = known.parse(event)
  switch (read.type) {
    case 'charge.refunded': {
      const { payment_intent: paymentId, amount, amount_refunded: refundedCents, refunded } = read.data.object
      const isWhole = refunded || refundedCents >= amount
      return paymentId ? { id: read.id, type, paymentId, fact: 'refund', refundedCents, isWhole } : null
    }
    case 'checkout.session.expired': {
      const { client_reference_id: orderId } = read.data.object
      return orderId ? { id: read.id, type, orderId, fact: 'expired' } : null
    }
    case 'charge.dispute.created': {
      const { payment_intent: paymentId } = read.data.object
      return paymentId ? { id: read.id, type, paymentId, fact: 'dispute' } : null
    }
    default: {
      const paid = paidSession(read.data.object)
      return paid && { id: read.id, type, ...paid }
    }
  }
}

function paidSession(object: z.output<typeof session>) {
  const { client_reference_id: orderId, payment_status, amount_subtotal: subtotalCents, currency } = object
  if (payment_status === 'unpaid' || !orderId || subtotalCents === null || currency === null) return null
  const { amount_discount: discountCents = 0, amount_tax: taxCents = 0 } = object.total_details ?? {}
  const { data, has_more } = object.line_items
  const quantity = data.reduce((sum, line) => sum + (line.quantity ?? 1), has_more ? 1 : 0)
  // What costs nothing after a promotion code has no payment; the session stands for it.
  const paymentId = object.payment_intent ?? object.id
  const totalCents = object.amount_total ?? subtotalCents
  const sums = { subtotalCents, discountCents, taxCents, totalCents, quantity, currency }
  return { fact: 'paid' as const, paymentId, orderId, ...sums }
}
