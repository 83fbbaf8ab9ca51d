/** The checkout: what the order comes to while the form is filled in, and placing it once. */
import type { CheckoutForm, FieldErrors } from '../lib/shop/checkout.ts'
import type { DeliveryMethod } from '../lib/shop/house.ts'
import { formatMoney, formatRate } from '../lib/shop/money.ts'
import { seenOf, type Quote, type QuoteChoice } from '../lib/shop/quote.ts'
import { ShopError } from '../lib/shop/shop.ts'
import { isState } from '../lib/shop/states.ts'
import { keepOrder } from './kept-order.ts'
import { openShop } from './open-shop.ts'
import { goTo } from './address.ts'

export interface Sum {
  isReady: boolean
  rows: { id: string; name: string; quantity: string; total: string }[]
  subtotal: string
  discount: string
  code: string
  delivery: string
  deliverySaid: string
  tax: string
  taxName: string
  total: string
}

let choice: QuoteChoice = { delivery: 'ground' }
let quote: Quote | undefined
let draw: (() => Promise<void>) | undefined

export function watchSum(listener: (sum: Sum) => void): () => void {
  const shop = openShop()
  draw = async () => {
    quote = await shop.quote(choice)
    listener(sumOf(quote))
  }
  void draw()
  const stop = shop.subscribe(() => void draw?.())
  return () => {
    stop()
    draw = undefined
  }
}

/** Adds the order up anew, for another way of delivery or another state. */
export function choose(delivery: string, state: string) {
  choice = { delivery: delivery as DeliveryMethod, ...(isState(state) && { state }) }
  void draw?.()
}

function sumOf({ lines, subtotal, discount, delivery, tax, total, voucher }: Quote): Sum {
  return {
    isReady: true,
    rows: lines.map(({ scent, size, name, quantity, gross }) => ({
      id: `${scent}-${size}`,
      name,
      quantity: String(quantity),
      total: formatMoney(gross),
    })),
    subtotal: formatMoney(subtotal),
    discount: discount > 0 ? `−${formatMoney(discount)}` : '',
    code: voucher?.ok ? voucher.code : '',
    delivery: delivery.price === 0 ? 'Free' : formatMoney(delivery.price),
    deliverySaid: delivery.sentence,
    tax: formatMoney(tax.amount),
    taxName: tax.rate > 0 ? `Sales tax, ${formatRate(tax.rate)}` : 'Sales tax',
    total: formatMoney(total),
  }
}

export interface Placed {
  errors: FieldErrors
  problems: { id: string; text: string }[]
}

/** Places the order and goes to its page; else says what is in the way. Never throws. */
export async function placeOrder(form: CheckoutForm): Promise<Placed> {
  if (!quote) return failed(['The order is not added up yet. Try again in a moment.'])
  try {
    const placing = await openShop().place({ form, seen: seenOf(quote) })
    if (placing.kind === 'invalid') return { errors: placing.errors, problems: [] }
    if (placing.kind === 'refused') return failed([placing.message])
    if (placing.kind === 'changed') {
      await draw?.()
      return failed([...placing.changes, 'Check the order, and place it again if it is still what you want.'])
    }
    keepOrder(placing.order)
    goTo('/order')
    return failed([])
  } catch (error) {
    return failed([
      error instanceof ShopError ? error.message : 'The order did not go through. Nothing was lost: try again.',
    ])
  }
}

const failed = (sentences: string[]): Placed => ({
  errors: {},
  problems: sentences.map((text) => ({ id: text, text })),
})
