/**
 * Where your shop's API goes: the interface of shop.ts over HTTP. Everything the pages ask of a server is in this file.
 *
 * | Request         | Answer                                                                                           |
 * | --------------- | ------------------------------------------------------------------------------------------------ |
 * | GET /catalog    | 200 `Catalog`                                                                                    |
 * | GET /cart       | 200 `Cart` with an `ETag`; an empty one with a new id if this visitor has none                   |
 * | PUT /cart       | 200 `Cart` with an `ETag`; 412 if `If-Match` is not the cart that is kept                        |
 * | POST /quote     | 200 `Quote` of the cart that is kept, for a `QuoteChoice`                                        |
 * | POST /orders    | 201 or, if there was one already, 200; 409 what changed; 422 what is missing: each a `Placing`   |
 * | POST /tracking  | 200 or 404: a `Tracking`, and every 404 alike                                                    |
 *
 * The server knows the visitor by a cookie, checks every cart it is given, adds up by itself, and never takes a price from
 * a page. It limits how often tracking is asked. `Idempotency-Key` names the cart: a second order with it is the first.
 */
import type { Cart, CartChange } from './cart.ts'
import type { Catalog } from './catalog.ts'
import { refreshCart } from './refresh.ts'
import * as schema from './schema.ts'
import { ShopError, type Asking, type Shop, type ShopErrorKind } from './shop.ts'

export interface ApiOptions {
  /** Where the API answers, without a slash at the end. */
  url?: string
  headers?: Record<string, string>
  fetch?: typeof fetch
  /** Milliseconds until an answer has to be there. */
  timeout?: number
  /** Tries to keep a cart that somebody else keeps changing. */
  tries?: number
  /** Tells other tabs. */
  channel?: Pick<BroadcastChannel, 'postMessage' | 'close' | 'addEventListener'>
}

type Listener = (cart: Cart, isRemote: boolean) => void
interface Question {
  method?: 'POST' | 'PUT'
  body?: unknown
  headers?: Record<string, string>
  /** Other answers than 200 that are none of an error. */
  expect?: readonly number[]
}

/** A shop over HTTP. Prices, codes, and orders are the server's business; steps of the cart are the same as without one. */
export function createApiShop({
  url = '/api/shop',
  headers: more = {},
  fetch: send = (...request) => fetch(...request),
  timeout = 10_000,
  tries = 5,
  channel,
}: ApiOptions = {}): Shop {
  const listeners = new Set<Listener>()

  /** Asks, and answers what came back if it is sound and its status expected. */
  async function ask<T>(
    expected: Parameters<typeof schema.sound<T>>[0],
    path: string,
    question: Question,
    { signal }: Asking = {},
  ) {
    const limit = AbortSignal.timeout(timeout)
    const { method = 'GET', body, headers, expect = [] } = question
    try {
      const response = await send(`${url}${path}`, {
        method,
        headers: {
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...more,
          ...headers,
        },
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const answer = (await response.json().catch((cause: unknown) => {
        if (limit.aborted || signal?.aborted) throw cause
      })) as unknown
      if (response.status !== 200 && !expect.includes(response.status)) throw errorOf(response.status)
      const value = schema.sound(expected, answer)
      if (value === undefined) throw new ShopError('broken', sentences.broken, { cause: answer })
      return { value, status: response.status, tag: response.headers.get('etag') ?? '' }
    } catch (cause) {
      signal?.throwIfAborted()
      if (cause instanceof ShopError) throw cause
      const kind = limit.aborted ? 'timeout' : 'offline'
      throw new ShopError(kind, sentences[kind], { cause })
    }
  }

  const catalog = async (asking?: Asking) => (await ask(schema.catalogSchema, '/catalog', {}, asking)).value
  const readCart = (asking?: Asking) => ask(schema.cartSchema, '/cart', {}, asking)
  const tellOthers = () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it never leaves this origin
    channel?.postMessage('cart')
  }

  /** Reads, changes, and keeps; and once more from the start if the cart was changed in between. */
  async function revise<T extends { cart: Cart }>(make: (cart: Cart, from: Catalog) => T, asking?: Asking): Promise<T> {
    for (let tried = 0; tried < tries; tried++) {
      const [{ value: cart, tag }, current] = await Promise.all([readCart(asking), catalog(asking)])
      const made = make(cart, current)
      if (JSON.stringify(made.cart) === JSON.stringify(cart)) return made
      const kept = await put(made.cart, tag, asking)
      if (!kept) continue
      listeners.forEach((listener) => listener(kept, false))
      tellOthers()
      return { ...made, cart: kept }
    }
    throw new ShopError('busy', sentences.busy)
  }

  /** The cart as the server keeps it, or undefined if it was changed meanwhile. */
  async function put(cart: Cart, tag: string, asking?: Asking): Promise<Cart | undefined> {
    try {
      return (
        await ask(schema.cartSchema, '/cart', { method: 'PUT', body: cart, headers: { 'if-match': tag } }, asking)
      ).value
    } catch (error) {
      if (error instanceof ShopError && error.cause === 412) return undefined
      throw error
    }
  }

  channel?.addEventListener('message', async () => {
    const found = await readCart().catch(() => undefined)
    if (found) listeners.forEach((listener) => listener(found.value, true))
  })

  return {
    catalog,
    cart: async (asking) => (await readCart(asking)).value,
    change: (step, asking) => revise<CartChange>(step, asking),
    review: (asking) => revise(refreshCart, asking),
    quote: async (choice, asking) =>
      (await ask(schema.quoteSchema, '/quote', { method: 'POST', body: choice }, asking)).value,
    async place(request, asking) {
      const headers = { 'idempotency-key': request.seen.cartId }
      const question: Question = { method: 'POST', body: request, headers, expect: [201, 409, 422] }
      const { value } = await ask(schema.placingSchema, '/orders', question, asking)
      if (value.kind === 'placed' || value.kind === 'changed') {
        const { value: cart } = await readCart(asking).catch(() => ({ value: undefined }))
        if (cart) listeners.forEach((listener) => listener(cart, false))
        tellOthers()
      }
      return value
    },
    track: async (query, asking) =>
      (await ask(schema.trackingSchema, '/tracking', { method: 'POST', body: query, expect: [404] }, asking)).value,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    // Nothing is kept in the browser, so nothing there can be damaged.
    onProblem: () => () => {},
    close() {
      listeners.clear()
      channel?.close()
    },
  }
}

const sentences: Record<ShopErrorKind, string> = {
  offline: 'We couldn’t reach the shop. Check your connection and try again; your cart is safe.',
  timeout: 'The shop took too long to answer. Try again: an order that already went through is not placed twice.',
  busy: 'The shop is busy right now. Wait a minute and try again; your cart is safe.',
  refused: 'The shop couldn’t do that. Reload the page and try again.',
  broken: 'Something went wrong at the shop, and it was not you. Try again in a few minutes; your cart is safe.',
}

function errorOf(status: number): ShopError {
  const kind = status === 429 || status === 503 ? 'busy' : status >= 500 ? 'broken' : 'refused'
  return new ShopError(kind, sentences[kind], { cause: status })
}
