/** The page of the cart: what is in it at the prices of this moment, and what it comes to. */
import { addToCart, limitOf, removeLine, restoreLine, setQuantity } from '../lib/shop/cart.ts'
import type { CartChange, CartStep, RemovedLine } from '../lib/shop/cart.ts'
import { findScent, findSize, isSample, type Catalog } from '../lib/shop/catalog.ts'
import { formatMoney } from '../lib/shop/money.ts'
import type { Quote, QuoteLine } from '../lib/shop/quote.ts'
import type { Cart } from '../lib/shop/cart.ts'
import { ShopError } from '../lib/shop/shop.ts'
import { addressOf } from './address.ts'
import { openShop } from './open-shop.ts'

export interface CartRow {
  id: string
  scent: string
  size: string
  name: string
  sized: string
  href: string
  day: string
  night: string
  quantity: number
  most: number
  unit: string
  total: string
}

export interface CartView {
  isReady: boolean
  rows: CartRow[]
  notices: { id: string; text: string }[]
}

export const emptyView: CartView = {
  isReady: false,
  rows: [],
  notices: [],
}

let removed: RemovedLine | undefined

export function watchCart(listener: (view: CartView) => void): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  const shop = openShop()
  let notices: string[] = []
  const tell = (more: string[]) => {
    notices = [...new Set([...notices, ...more])]
    void draw()
  }
  async function draw() {
    try {
      const [catalog, cart, quote] = await Promise.all([
        shop.catalog({ signal }),
        shop.cart({ signal }),
        shop.quote({ delivery: 'ground' }, { signal }),
      ])
      listener(viewOf(catalog, cart, quote, notices))
    } catch (error) {
      if (!signal.aborted) listener({ ...emptyView, isReady: true, notices: noticesOf([sentenceOf(error)]) })
    }
  }
  void shop
    .review({ signal })
    .then((review) => tell(review.notices))
    .catch((error: unknown) => !signal.aborted && tell([sentenceOf(error)]))
  const stopped = [shop.subscribe(() => void draw()), shop.onProblem(({ message }) => tell([message]))]
  return () => {
    leaving.abort()
    for (const stop of stopped) stop()
  }
}

const viewOf = (catalog: Catalog, cart: Cart, quote: Quote, notices: string[]): CartView => ({
  isReady: true,
  rows: quote.lines.map((line) => rowOf(line, catalog, cart)),
  notices: noticesOf(notices),
})

function rowOf({ scent, size, quantity, unit, gross }: QuoteLine, catalog: Catalog, cart: Cart): CartRow {
  const found = findScent(catalog, scent)
  const ml = findSize(found, size)?.ml ?? 0
  const { most } = limitOf(cart, catalog, { scent, size })
  return {
    id: `${scent}-${size}`,
    scent,
    size,
    name: found?.name ?? scent,
    sized: isSample({ id: size }) ? `${ml} ml sample` : `${ml} ml`,
    href: addressOf(`/scents/${scent}`),
    day: addressOf(`/plates/${scent}-day.svg`),
    night: addressOf(`/plates/${scent}-night.svg`),
    quantity,
    most,
    unit: formatMoney(unit),
    total: formatMoney(gross),
  }
}

const noticesOf = (sentences: string[]) => sentences.map((text) => ({ id: text, text }))
export const sentenceOf = (error: unknown) =>
  error instanceof ShopError ? error.message : 'The cart could not be read. Load the page again.'

/** Takes a step, and answers the sentence for it. Never throws. */
export async function step(next: CartStep): Promise<{ message: string; canUndo: boolean }> {
  try {
    const change = await openShop().change(next)
    removed = change.removed
    return { message: change.message, canUndo: removed !== undefined }
  } catch (error) {
    return { message: sentenceOf(error), canUndo: false }
  }
}

/** For whoever does not know where to begin: a sample of each. */
const starters = ['green-peel', 'fern-seed', 'low-lamp']

const addStarters: CartStep = (cart, catalog) => {
  const changes = starters.reduce<CartChange[]>(
    (all, scent) => [...all, addToCart({ scent, size: 'sample' })(all.at(-1)?.cart ?? cart, catalog)],
    [],
  )
  const failed = changes.find(({ ok }) => !ok)
  return {
    ok: !failed,
    cart: changes.at(-1)?.cart ?? cart,
    message: failed?.message ?? 'Added three samples. Two more will come with them.',
  }
}

export const startWithSamples = () => step(addStarters)

export const changeQuantity = (scent: string, size: string, quantity: number) =>
  step(setQuantity({ scent, size }, quantity))
export const takeOut = (scent: string, size: string) => step(removeLine({ scent, size }))
export const undoTakeOut = () =>
  removed ? step(restoreLine(removed)) : Promise.resolve({ message: '', canUndo: false })
