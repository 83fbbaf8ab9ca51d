/** Who takes the money. One is chosen at start; everything else sees only this. */
import type { Clock } from '../process/clock.ts'
import type { PaymentEvent } from '../domain/selling/fulfilment.ts'
import type { OrderProvider, OrderRow, PaymentRow } from '../db/tables/selling.ts'
import type { Env } from '../env.ts'
import { deriveKey } from '../process/secrets.ts'
import { sandbox, type Sandbox } from './sandbox.ts'

/** An event as it arrives. */
export type Signed = { body: string; signature: string }

/** `orderId` and what went back before tell one refund from another, so that one asked for twice is made once. */
export type RefundWish = {
  payment: Pick<PaymentRow, 'paymentId' | 'refundedCents'> & { totalCents: number }
  orderId: string
  cents: number
}

type Provider = {
  name: OrderProvider
  /** Where somebody pays an order: a path of this site, or an address elsewhere. The same for the same order. */
  payAt(order: OrderRow): Promise<string>
  /**
   * Gives money back. What became of it is told by an event, as that of a payment is: it is answered here, or null where
   * the provider sends it. Throws PaymentError.
   */
  refund(wish: RefundWish): Promise<Signed | null>
  /** The other site a form may lead to. */
  payOrigin: string | null
  /** Whether an event comes from this provider. */
  isGenuine(body: string, signature: string | undefined): boolean
  /**
   * What a genuine event tells; null when it is none of our business. Throws a ZodError for one in another shape than
   * documented, and PaymentError when the provider has to be asked and does not answer.
   */
  read(event: unknown): Promise<PaymentEvent | null>
}

/** A provider that sends people to a site of its own. */
export type Shop = Provider & {
  name: 'stripe'
  /** Whether an event is the provider's, but was signed too long ago, or ahead of this machine's clock. */
  isOutOfTime(body: string, signature: string | undefined): boolean
  /**
   * What became of the session that somebody comes back from, as the provider says when asked; null while nothing is
   * paid, and for what is no session. Throws PaymentError.
   */
  ask(session: string): Promise<PaymentEvent | null>
  /** Where the provider shows an invoice of its own; such addresses end, so it is asked each time. Throws PaymentError. */
  invoice(invoiceId: string): Promise<string>
}
export type PaymentProvider = Shop | Sandbox

/** The provider cannot be reached, or refuses; nothing was taken. `refusal` is its word for why, where it answered. */
export class PaymentError extends Error {
  override name = 'PaymentError'
  readonly refusal: string | null

  constructor(message: string, { cause, refusal = null }: { cause?: unknown; refusal?: string | null } = {}) {
    super(message, { cause })
    this.refusal = refusal
  }
}

type Wish = { env: Pick<Env, 'stripe' | 'sandboxCheckout' | 'siteUrl'>; secret: string; clock: Clock }

/** The provider this server sells with, or null where none is set up. */
export async function paymentProvider({ env, secret, clock }: Wish): Promise<PaymentProvider | null> {
  if (env.stripe) {
    // Only where it is used: its SDK is large.
    const { stripeShop } = await import('./stripe.ts')
    return stripeShop(env.stripe, { siteUrl: env.siteUrl, clock })
  }
  return env.sandboxCheckout ? sandbox(deriveKey(secret, 'sandbox-webhook').toString('hex'), clock) : null
}
