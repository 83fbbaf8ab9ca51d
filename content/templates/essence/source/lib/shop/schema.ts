/** What counts as sound data. Whatever comes out of storage or off the network goes through here before the shop sees it. */
import * as v from 'valibot'
import type { Cart } from './cart.ts'
import type { Catalog } from './catalog.ts'
import { checkoutFields } from './checkout.ts'
import { deliveryRules, type DeliveryMethod } from './house.ts'
import type { Order } from './order.ts'
import type { Quote } from './quote.ts'
import type { Placing } from './shop.ts'
import { states } from './states.ts'
import type { Tracking } from './tracking.ts'

const words = v.string()
const id = v.pipe(words, v.minLength(1), v.maxLength(200))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const quantity = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000))
const time = v.pipe(words, v.isoTimestamp())
const method = v.picklist(Object.keys(deliveryRules) as DeliveryMethod[])
const state = v.picklist(states.map(({ code }) => code))

const cart = v.object({
  id,
  lines: v.pipe(
    v.array(v.object({ scent: id, size: id, quantity, price: count })),
    v.check((lines) => new Set(lines.map(({ scent, size }) => `${scent} ${size}`)).size === lines.length),
  ),
  voucher: v.exactOptional(v.pipe(words, v.minLength(1), v.maxLength(40))),
})

const quoteLine = v.object({
  scent: id,
  size: id,
  name: words,
  quantity,
  unit: count,
  gross: count,
  discount: count,
  net: count,
})

const checkout = v.object({
  email: words,
  name: words,
  delivery: method,
  address: v.exactOptional(v.object({ street: words, unit: words, city: words, state, zip: words })),
  giftNote: words,
})

const order = v.object({
  number: id,
  cartId: id,
  placedAt: time,
  checkout,
  lines: v.array(quoteLine),
  subtotal: count,
  discount: count,
  voucher: v.exactOptional(words),
  delivery: count,
  tax: count,
  taxRate: count,
  total: count,
})

const anyVoucher = {
  code: words,
  minimum: v.exactOptional(count),
  needsBottle: v.exactOptional(v.boolean()),
  until: v.exactOptional(words),
}
const voucher = v.variant('kind', [
  v.object({ ...anyVoucher, kind: v.literal('percent'), percent: v.number() }),
  v.object({ ...anyVoucher, kind: v.literal('amount'), amount: count }),
  v.object({ ...anyVoucher, kind: v.literal('delivery') }),
])

const outcome = v.variant('ok', [
  v.object({ ok: v.literal(true), code: words, voucher, sentence: words }),
  v.object({
    ok: v.literal(false),
    code: words,
    reason: v.picklist(['unknown', 'expired', 'minimum', 'bottle']),
    sentence: words,
  }),
])

const quote = v.object({
  cartId: id,
  lines: v.array(quoteLine),
  subtotal: count,
  discount: count,
  delivery: v.object({ method, price: count, toFree: count, sentence: words }),
  tax: v.object({ amount: count, base: count, rate: count, known: v.boolean(), sentence: words }),
  total: count,
  voucher: v.exactOptional(outcome),
})

const size = v.object({ id, ml: v.number(), price: count, stock: count })
const slugs = v.array(id)
const catalog = v.object({
  scents: v.array(
    v.looseObject({
      slug: id,
      name: words,
      line: words,
      text: words,
      wear: words,
      family: words,
      perfumer: words,
      year: count,
      notes: v.object({ top: slugs, heart: slugs, base: slugs }),
      sizes: v.array(size),
    }),
  ),
  materials: v.array(
    v.looseObject({ slug: id, name: words, family: words, volatility: v.number(), origin: words, text: words }),
  ),
})

const orderState = v.picklist(['placed', 'picked', 'packed', 'handed-over', 'delivered'])
const tracking = v.variant('ok', [
  v.object({
    ok: v.literal(true),
    order: v.object({
      number: id,
      placedAt: time,
      delivery: method,
      items: v.array(v.object({ name: words, quantity })),
      total: count,
      steps: v.array(v.object({ state: orderState, label: words, day: words, reached: v.boolean(), when: words })),
      state: orderState,
      sentence: words,
    }),
  }),
  v.object({ ok: v.literal(false), field: v.picklist(['number', 'email', 'both']), sentence: words }),
])

const errors = v.object(v.entriesFromList(checkoutFields, v.exactOptional(words)))
const placing = v.variant('kind', [
  v.object({ kind: v.literal('placed'), order, again: v.boolean() }),
  v.object({ kind: v.literal('changed'), changes: v.array(words), quote }),
  v.object({ kind: v.literal('invalid'), errors }),
  v.object({ kind: v.literal('refused'), message: words }),
])

type Schema<T> = v.GenericSchema<unknown, T>
export const cartSchema: Schema<Cart> = cart
export const orderSchema: Schema<Order> = order
export const quoteSchema: Schema<Quote> = quote
export const catalogSchema: Schema<Catalog> = catalog
export const trackingSchema: Schema<Tracking> = tracking
export const placingSchema: Schema<Placing> = placing

/** The value, or undefined if it is not sound. */
export function sound<T>(schema: Schema<T>, value: unknown): T | undefined {
  const result = v.safeParse(schema, value)
  return result.success ? result.output : undefined
}
