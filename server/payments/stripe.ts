/** Stripe Checkout: customers pay on Stripe's pages, and Stripe's signed events tell us of it. */
import { Stripe } from 'stripe'
import { z } from 'zod'
import { site } from '#shared/site.ts'
import { urls } from '#shared/urls.ts'
import type { Clock } from '../process/clock.ts'
import type { PaymentEvent } from '../domain/selling/fulfilment.ts'
import type { OrderRow } from '../db/tables/selling.ts'
import { productOf } from '../domain/selling/orders.ts'
import type { StripeSettings } from '../env.ts'
import { readPaymentEvent } from './events.ts'
import { PaymentError, type Shop } from './provider.ts'

/** Longer than this, and whoever presses "pay" would rather try again; each request is repeated once. */
const patienceMs = 6_000
const retries = 1

type ShopOptions = { siteUrl: string; clock: Clock; timeoutMs?: number }

const sessionEvent = z.object({
  id: z.string(),
  type: z.enum(['checkout.session.completed', 'checkout.session.async_payment_succeeded']),
  data: z.object({ object: z.object({ id: z.string() }) }),
})

const sessionId = /^cs_[\w-]{1,250}$/
const openInvoice = z.object({ hosted_invoice_url: z.url({ protocol: /^https$/ }) })
const openSession = z.object({ url: z.url({ protocol: /^https$/ }) })

/** Sells with Stripe. `timeoutMs` is how long one request may take. */
export function stripeShop(settings: StripeSettings, { siteUrl, clock, timeoutMs = patienceMs }: ShopOptions): Shop {
  const stripe = clientOf(settings, timeoutMs)

  /** A session as it is by now; an event has no line items, and may be older than what is true. */
  const sessionNow = (id: string) =>
    orPaymentError(stripe.checkout.sessions.retrieve(id, { expand: ['line_items', 'total_details.breakdown'] }))

  /** Whether a body is signed by who knows the secret, within this many seconds of now; 0 is at any time. */
  function isSigned(body: string, signature: string | undefined, tolerance?: number): boolean {
    try {
      const now = clock().getTime()
      stripe.webhooks.constructEvent(body, signature ?? '', settings.webhookSecret, tolerance, undefined, now)
      return true
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false
      throw error
    }
  }

  return {
    name: 'stripe',
    payOrigin: 'https://checkout.stripe.com',

    async payAt(order) {
      // The same key gives the same session, so a request that is repeated opens no second one.
      const options = { idempotencyKey: `order-${order.id}` }
      const asked = stripe.checkout.sessions.create(sessionOf(order, settings, siteUrl), options)
      const session = openSession.safeParse(await orPaymentError(asked))
      if (!session.success) throw new PaymentError('Stripe answered no session.', { cause: session.error })
      return session.data.url
    },

    async refund({ payment: { paymentId, refundedCents }, orderId, cents }) {
      // The same sum on top of what went back is the same refund, until its event has arrived.
      const options = { idempotencyKey: `refund-${orderId}-${refundedCents}-${cents}` }
      const wish = { payment_intent: paymentId, amount: cents, reason: 'requested_by_customer' } as const
      await orPaymentError(stripe.refunds.create(wish, options))
      return null
    },

    isGenuine: (body, signature) => isSigned(body, signature),
    isOutOfTime: (body, signature) => !isSigned(body, signature) && isSigned(body, signature, 0),

    async invoice(invoiceId) {
      const answer = openInvoice.safeParse(await orPaymentError(stripe.invoices.retrieve(invoiceId)))
      if (!answer.success) throw new PaymentError('Stripe answered no invoice.', { cause: answer.error })
      return answer.data.hosted_invoice_url
    },

    async ask(session) {
      if (!sessionId.test(session)) return null
      const object = await sessionNow(session)
      // One for each state it is found in, so that asking often writes once.
      const id = `asked_${object.payment_status}_${session}`
      return readAnswer({ id, type: 'checkout.session.completed', data: { object } })
    },

    async read(event) {
      const told = sessionEvent.safeParse(event)
      if (!told.success) return readPaymentEvent(event)
      const { id, type, data } = told.data
      return readAnswer({ id, type, data: { object: await sessionNow(data.object.id) } })
    },
  }
}

/** What Stripe's own answer tells; in another shape than documented it is no answer. */
function readAnswer(event: unknown): PaymentEvent | null {
  try {
    return readPaymentEvent(event)
  } catch (cause) {
    if (cause instanceof z.ZodError) throw new PaymentError('Stripe answered in another shape.', { cause })
    throw cause
  }
}

function clientOf({ secretKey, apiUrl }: StripeSettings, timeout: number) {
  const { hostname, port, protocol } = new URL(apiUrl)
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout,
    maxNetworkRetries: retries,
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
    ...(settings.invoices && { invoice_creation: { enabled: true }, billing_address_collection: 'required' }),
    // A place in a sale is kept as long as its price can be paid.
    ...(order.reservedUntil && { expires_at: Math.floor(order.reservedUntil.getTime() / 1000) }),
    // Stripe puts the session in, which we then ask it about, should its event be late.
    success_url: `${siteUrl}${urls.checkoutReturn(order.id)}?session_id={CHECKOUT_SESSION_ID}`,
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
    // The SDK stumbles over what is no answer at all, such as "null".
    throw new PaymentError('Stripe answered what is no answer.', { cause })
  }
}
