/** Who takes the money. One is chosen at start; everything else sees only this. */
import type { PaymentEvent } from '../domain/fulfilment.ts'
import type { OrderProvider, OrderRow } from '../db/schema.ts'
import type { Env } from '../env.ts'
import { deriveKey } from '../secrets.ts'
import { sandbox, type Sandbox } from './sandbox.ts'

type Provider = {
  name: OrderProvider
  /** Where somebody pays an order: a path of this site, or an address elsewhere. The same for the same order. */
  payAt(order: OrderRow): Promise<string>
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
export type Shop = Provider & { name: 'stripe' }
export type PaymentProvider = Shop | Sandbox

/** The provider cannot be reached, or refuses; nothing was taken. */
export class PaymentError extends Error {
  override name = 'PaymentError'
}

type Wish = { env: Pick<Env, 'stripe' | 'sandboxCheckout' | 'siteUrl'>; secret: string }

/** The provider this server sells with, or null where none is set up. */
export async function paymentProvider({ env, secret }: Wish): Promise<PaymentProvider | null> {
  if (env.stripe) {
    // Only where it is used: its SDK is large.
    const { stripeShop } = await import('./stripe.ts')
    return stripeShop(env.stripe, env.siteUrl)
  }
  return env.sandboxCheckout ? sandbox(deriveKey(secret, 'sandbox-webhook').toString('hex')) : null
}
