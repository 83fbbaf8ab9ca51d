/** Events of a payment provider, in the shapes Stripe documents; what they carry beyond is left unread. */
import { z } from 'zod'
import type { PaidPapers, PaymentEvent } from '../domain/selling/fulfilment.ts'

const id = z.string().min(1).max(255)
const cents = z.int().nonnegative()
const lineItems = z.object({
  data: z.array(z.object({ quantity: z.int().nullable() })),
  has_more: z.boolean(),
})
const short = z.string().max(200).nullish().catch(null)
const address = z.object({
  line1: short,
  line2: short,
  city: short,
  postal_code: short,
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullish()
    .catch(null),
})
const customer = z.object({
  name: short,
  business_name: short,
  address: address.nullish().catch(null),
  tax_ids: z
    .array(z.object({ value: short }))
    .nullish()
    .catch(null),
})
const taxBreakdown = z.object({
  taxes: z.array(
    z.object({
      amount: cents,
      rate: z.object({
        display_name: z.string().max(60),
        percentage: z.number(),
        effective_percentage: z.number().nullish(),
      }),
      taxability_reason: z.string().nullish(),
    }),
  ),
})
const session = z.object({
  id,
  client_reference_id: id.nullable(),
  payment_intent: id.nullable(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_subtotal: cents.nullable(),
  amount_total: cents.nullable(),
  total_details: z
    .object({ amount_discount: cents, amount_tax: cents, breakdown: taxBreakdown.nullish().catch(null) })
    .nullable(),
  currency: z.string().nullable(),
  line_items: lineItems,
  // What is for the receipt only must not keep anybody from what they paid for.
  invoice: id.nullish().catch(null),
  customer_details: customer.nullish().catch(null),
})
/** `amount_refunded` is what went back of it so far. */
const charge = z
  .object({ payment_intent: id.nullable(), amount: cents, amount_refunded: cents, refunded: z.boolean() })
  .refine(({ amount, amount_refunded: back }) => back <= amount, 'More went back than was paid.')
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
  return { fact: 'paid' as const, paymentId, orderId, ...sums, ...papersOf(object) }
}

/** What a session tells for the receipt. */
function papersOf({ invoice, customer_details: who, total_details: totals }: z.output<typeof session>): PaidPapers {
  const taxLines = (totals?.breakdown?.taxes ?? []).map(({ amount, rate, taxability_reason: why }) => {
    const percent = `${rate.effective_percentage ?? rate.percentage}%`
    const label = `${rate.display_name} ${percent}${why === 'reverse_charge' ? ', reverse charge' : ''}`
    return { label, cents: amount }
  })
  const { line1, line2, city, postal_code, country } = who?.address ?? {}
  const buyer = who && {
    name: who.business_name ?? who.name ?? '',
    vatNumber: who.tax_ids?.[0]?.value ?? '',
    line1: line1 ?? '',
    line2: line2 ?? '',
    city: city ?? '',
    postal: postal_code ?? '',
    country: country ?? '',
  }
  return { invoiceId: invoice ?? null, taxLines, buyer: buyer ?? null }
}
