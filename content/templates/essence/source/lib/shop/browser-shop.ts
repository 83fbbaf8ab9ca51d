/** The shop without a server: it reckons in the page and keeps carts and orders in a box. Pages see only its interface. */
import { memoryBox, newCartId, type Box } from './box.ts'
import type { CartChange } from './cart.ts'
import type { Catalog } from './catalog.ts'
import { checkCheckout, type Checkout } from './checkout.ts'
import { formatMoney } from './money.ts'
import { orderOf } from './order.ts'
import { newOrderNumber } from './order-number.ts'
import { differences, quoteCart, type Quote, type QuoteChoice } from './quote.ts'
import { refreshCart } from './refresh.ts'
import type { Asking, OrderRequest, Placing, Shop } from './shop.ts'
import { storageBox, unavailable } from './storage.ts'
import { trackOrder } from './tracking.ts'
import { exampleVouchers, type Voucher } from './vouchers.ts'

export interface BrowserShopOptions {
  box: Box
  /** The catalog of this moment. */
  catalog: () => Catalog | Promise<Catalog>
  vouchers?: readonly Voucher[]
  now?: () => Date
  random?: () => number
}

/** A shop over a box. Stock is as the catalog says: what is ordered here does not lower it. */
export function createBrowserShop({
  box,
  catalog: load,
  vouchers = exampleVouchers,
  now = () => new Date(),
  random = chance,
}: BrowserShopOptions): Shop {
  async function catalog({ signal }: Asking = {}): Promise<Catalog> {
    signal?.throwIfAborted()
    const loaded = await load()
    signal?.throwIfAborted()
    return loaded
  }

  return {
    catalog,
    async cart({ signal } = {}) {
      signal?.throwIfAborted()
      return box.read().cart
    },
    async change(step, asking) {
      const current = await catalog(asking)
      return box.change((document) => {
        const result: CartChange = step(document.cart, current)
        return { document: { ...document, cart: result.cart }, result }
      })
    },
    async review(asking) {
      const current = await catalog(asking)
      return box.change((document) => {
        const result = refreshCart(document.cart, current)
        return { document: { ...document, cart: result.cart }, result }
      })
    },
    async quote(choice, asking) {
      const current = await catalog(asking)
      return quoteCart(box.read().cart, choice, { catalog: current, vouchers, now: now() })
    },
    async place({ form, seen }, asking) {
      const checked = checkCheckout(form)
      const current = await catalog(asking)
      return box.change<Placing>((document) => {
        const before = document.orders.find(({ cartId }) => cartId === seen.cartId)
        if (before) return { document, result: { kind: 'placed', order: before, again: true } }
        if (!checked.ok) return { document, result: { kind: 'invalid', errors: checked.errors } }
        const { cart, notices } = refreshCart(document.cart, current)
        const kept = { ...document, cart }
        const quote = quoteCart(cart, choiceOf(checked.checkout), { catalog: current, vouchers, now: now() })
        const changes = notices.length ? [...notices, ...newTotal(seen, quote)] : changesOf(seen, quote)
        if (cart.lines.length === 0 && !notices.length)
          return { document, result: { kind: 'refused', message: 'Your cart is empty, so there is nothing to order.' } }
        if (changes.length) return { document: kept, result: { kind: 'changed', changes, quote } }
        const isTaken = (number: string) => document.orders.some((order) => order.number === number)
        const order = orderOf(quote, checked.checkout, newOrderNumber(random, isTaken), now())
        return {
          document: { ...document, cart: { id: newCartId(random), lines: [] }, orders: [...document.orders, order] },
          result: { kind: 'placed', order, again: false },
        }
      })
    },
    async track(query, { signal } = {}) {
      signal?.throwIfAborted()
      return trackOrder(box.read().orders, query, now())
    },
    subscribe: (listener) => box.subscribe(({ cart }, isRemote) => listener(cart, isRemote)),
    onProblem: (listener) => box.onProblem(listener),
    close: () => box.close(),
  }
}

/** What a checked form says about the price. */
export function choiceOf({ delivery, address }: Checkout): QuoteChoice {
  return { delivery, ...(address && { state: address.state }) }
}

function changesOf(seen: OrderRequest['seen'], quote: Quote): string[] {
  const changes = differences(seen, quote, formatMoney)
  return changes.length || seen.cartId === quote.cartId ? changes : ['Your cart is no longer the one on this page.']
}

function newTotal(seen: OrderRequest['seen'], quote: Quote): string[] {
  return seen.total === quote.total
    ? []
    : [`The total is ${formatMoney(quote.total)} now. It was ${formatMoney(seen.total)}.`]
}

/** The shop of this browser. Never throws: where nothing can be kept, it sells all the same, and says so. */
export function openBrowserShop(catalog: Catalog): Shop {
  let box: Box
  try {
    const { localStorage: storage } = window
    storage.getItem('halcott')
    box = storageBox({ storage, events: window, ...(navigator.locks && { locks: navigator.locks }), random: chance })
  } catch {
    box = memoryBox(chance, unavailable)
  }
  return createBrowserShop({ box, catalog: () => catalog })
}

/** Chance that cannot be foreseen, since order numbers and names of carts come of it. */
function chance(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32
}
