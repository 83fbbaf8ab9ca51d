/** Stripe Checkout: customers pay on Stripe's pages, and Stripe's signed events tell us of it. */
import { Stripe } from 'stripe'
import { z } from 'zod'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import type { Clock } from '../process/clock.ts'
import type { OrderRow } from '../db/schema.ts'
import { productOf } from '../domain/selling/orders.ts'
import type { StripeSettings } from '../env.ts'
import { readPaymentEvent } from './events.ts'
import { PaymentError, type Shop } from './provider.ts'

/** Longer than this, and whoever presses "pay" would rather try again. */
const timeoutMs = 10_000

const sessionEvent = z.object({
  id: z.string(),
  type: z.enum(['checkout.session.completed', 'checkout.session.async_payment_succeeded']),
  data: z.object({ object: z.object({ id: z.string() }) }),
})

export function stripeShop(settings: StripeSettings, { siteUrl, clock }: { siteUrl: string; clock: Clock }): Shop {
  const stripe = clientOf(settings)
  return {
    name: 'stripe',
    payOrigin: 'https://checkout.stripe.com',

    async payAt(order) {
      // The same key gives the same session, so a request that is repeated opens no second one.
      const options = { idempotencyKey: `order-${order.id}` }
      const asked = stripe.checkout.sessions.create(sessionOf(order, settings, siteUrl), options)
      const { url } = await orPaymentError(asked)
      if (!url) throw new PaymentError('Stripe answered a session without an address.')
      return url
    },

    async refund({ payment: { paymentId, refundedCents }, orderId, cents }) {
      // The same sum on top of what went back is the same refund, until its event has arrived.
      const options = { idempotencyKey: `refund-${orderId}-${refundedCents}-${cents}` }
      const wish = { payment_intent: paymentId, amount: cents, reason: 'requested_by_customer' } as const
      await orPaymentError(stripe.refunds.create(wish, options))
      return null
    },

    isGenuine(body, signature) {
      try {
        const now = clock().getTime()
        stripe.webhooks.constructEvent(body, signature ?? '', settings.webhookSecret, undefined, undefined, now)
        return true
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false
        throw error
      }
    },

    async read(event) {
      const told = sessionEvent.safeParse(event)
      if (!told.success) return readPaymentEvent(event)
      // An event has no line items, and may be older than what is true by now.
      const { id, type, data } = told.data
      const asked = stripe.checkout.sessions.retrieve(data.object.id, { expand: ['line_items'] })
      return readPaymentEvent({ id, type, data: { object: await orPaymentError(asked) } })
    },
  }
}

function clientOf({ secretKey, apiUrl }: StripeSettings) {
  const { hostname, port, protocol } = new URL(apiUrl)
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: timeoutMs,
    telemetry: false,
    appInfo: { name: site.name, version: site.version },
  })
}

function sessionOf(order: OrderRow, settings: StripeSettings, siteUrl: string): Stripe.Checkout.SessionCreateParams {
  const { tax, taxCode, promotionCodes } = settings
  const hasTax = tax !== 'off'
  return {
    mode: 'payment',
    client_reference_id: order.id,
    customer_email: order.buyerEmail,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency,
          unit_amount: order.amountCents,
          ...(hasTax && { tax_behavior: tax }),
          product_data: { name: `${site.name}: ${productOf(order)}`, ...(hasTax && taxCode && { tax_code: taxCode }) },
        },
      },
    ],
    allow_promotion_codes: promotionCodes,
    automatic_tax: { enabled: hasTax },
    ...(hasTax && { tax_id_collection: { enabled: true } }),
    // A place in a sale is kept as long as its price can be paid.
    ...(order.reservedUntil && { expires_at: Math.floor(order.reservedUntil.getTime() / 1000) }),
    success_url: siteUrl + urls.checkoutReturn(order.id),
    cancel_url: siteUrl + urls.checkoutCancelled(order.tier),
  }
}

/** What Stripe answers; its errors are ours, with its own as the cause for the log. */
async function orPaymentError<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (cause) {
    if (cause instanceof Stripe.errors.StripeConnectionError)
      throw new PaymentError('Stripe does not answer.', { cause })
    if (cause instanceof Stripe.errors.StripeError) {
      const refusal = (cause.statusCode ?? 500) < 500 ? (cause.code ?? cause.type) : null
      throw new PaymentError('Stripe did not do it.', { cause, refusal })
    }
    throw cause
  }
}
