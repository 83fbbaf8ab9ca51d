/** The one interface between the pages and whatever keeps carts and takes orders. */
import type { Cart, CartChange, CartStep } from './cart.ts'
import type { Catalog } from './catalog.ts'
import type { CheckoutForm, FieldErrors } from './checkout.ts'
import type { Order } from './order.ts'
import type { Quote, QuoteChoice, SeenQuote } from './quote.ts'
import type { Refreshed } from './refresh.ts'
import type { Tracking, TrackingQuery } from './tracking.ts'

export interface Asking {
  /** Gives up; the promise then rejects with the signal's reason. */
  signal?: AbortSignal
}

export interface OrderRequest {
  form: CheckoutForm
  /** What the customer saw and agreed to, by `seenOf`. */
  seen: SeenQuote
}

/** What came of an order that was asked for. Only `placed` costs anything. */
export type Placing =
  /** `again` if it was placed before, by a double click or in another tab. */
  | { kind: 'placed'; order: Order; again: boolean }
  /** Something is not as the customer saw it: show the sentences and the new quote, and ask once more. */
  | { kind: 'changed'; changes: string[]; quote: Quote }
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'refused'; message: string }

/** What went wrong with what is kept, for the person it belongs to. */
export interface Problem {
  kind: 'damaged' | 'newer' | 'unavailable' | 'full'
  message: string
}

/** All methods may throw a ShopError, whose message is for the person; with a signal, also its reason. */
export interface Shop {
  /** With the prices and the stock of this moment. */
  catalog(asking?: Asking): Promise<Catalog>
  cart(asking?: Asking): Promise<Cart>
  /** Reads the cart, takes a step and keeps what comes of it, with nothing in between. */
  change(step: CartStep, asking?: Asking): Promise<CartChange>
  /** Brings the cart up to the catalog of this moment, and says what changed by that. For the cart page. */
  review(asking?: Asking): Promise<Refreshed>
  quote(choice: QuoteChoice, asking?: Asking): Promise<Quote>
  /** Places an order once, however often it is asked for the same cart. */
  place(request: OrderRequest, asking?: Asking): Promise<Placing>
  track(query: TrackingQuery, asking?: Asking): Promise<Tracking>
  /** Tells each cart from now on, with whether it was changed elsewhere. Answers what ends it. */
  subscribe(listener: (cart: Cart, isRemote: boolean) => void): () => void
  /** Tells each problem once, those from before as well. Answers what ends it. */
  onProblem(listener: (problem: Problem) => void): () => void
  close(): void
}

export type ShopErrorKind = 'offline' | 'timeout' | 'busy' | 'refused' | 'broken'

/** What kept the shop from answering, in a sentence for the person. The cause is for the log. */
export class ShopError extends Error {
  override name = 'ShopError'
  readonly kind: ShopErrorKind
  constructor(kind: ShopErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
