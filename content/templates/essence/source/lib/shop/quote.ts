/** What a cart comes to. The only place where an order is added up. */
import { nameOf, type Cart } from './cart.ts'
import { findScent, findSize, isSample, type Catalog } from './catalog.ts'
import { deliveryCost, type DeliveryCost } from './delivery.ts'
import { house, type DeliveryMethod } from './house.ts'
import { spread, sum, type Cents } from './money.ts'
import type { State } from './states.ts'
import { salesTax, type Tax } from './tax.ts'
import { checkVoucher, discountOf, type Voucher, type VoucherOutcome } from './vouchers.ts'

export interface QuoteLine {
  scent: string
  size: string
  /** As it is shown: `Iris Drawer, 50 ml`. */
  name: string
  quantity: number
  /** One of them. */
  unit: Cents
  /** All of them. */
  gross: Cents
  /** This line's part of the discount. */
  discount: Cents
  /** What is left: `gross - discount`. */
  net: Cents
}

export interface Quote {
  /** The cart that was added up. */
  cartId: string
  lines: QuoteLine[]
  /** The lines before any discount. */
  subtotal: Cents
  discount: Cents
  delivery: DeliveryCost
  tax: Tax
  /** `subtotal - discount + delivery.price + tax.amount`, to the cent. */
  total: Cents
  voucher?: VoucherOutcome
}

/** What the customer has chosen so far. */
export interface QuoteChoice {
  delivery: DeliveryMethod
  /** Where it is delivered; pickup needs none. */
  state?: State
}

export interface QuoteSituation {
  catalog: Catalog
  vouchers: readonly Voucher[]
  now: Date
}

/**
 * Adds up a cart at the prices of the catalog. The discount is rounded once for the order and spread over the lines by
 * what they cost, so that lines add up to it; tax is rounded once for the order.
 * Lines that are not for sale are left out: `refreshCart` says so.
 */
export function quoteCart(
  cart: Cart,
  { delivery: method, state }: QuoteChoice,
  { catalog, vouchers, now }: QuoteSituation,
): Quote {
  const priced = cart.lines.flatMap(({ scent, size, quantity }) => {
    const unit = findSize(findScent(catalog, scent), size)?.price
    return unit === undefined ? [] : [{ scent, size, quantity, unit, gross: unit * quantity }]
  })
  const grosses = priced.map(({ gross }) => gross)
  const subtotal = sum(grosses)
  const hasBottle = priced.some(({ size }) => !isSample({ id: size }))
  const voucher =
    cart.voucher === undefined
      ? undefined
      : checkVoucher(cart.voucher, { vouchers, goods: subtotal, hasBottle, delivery: method, now })
  const applied = voucher?.ok ? voucher.voucher : undefined
  const discount = applied ? discountOf(applied, subtotal) : 0
  const parts = spread(discount, grosses)
  const lines = priced.map((line, index) => {
    const part = parts[index] ?? 0
    return { ...line, name: nameOf(catalog, line), discount: part, net: line.gross - part }
  })
  const goods = subtotal - discount
  // An empty cart is not delivered.
  const delivery = deliveryCost(lines.length ? method : 'pickup', goods, applied?.kind === 'delivery')
  const tax = salesTax(goods, delivery.price, method === 'pickup' ? house.state : state)
  const total = goods + delivery.price + tax.amount
  return { cartId: cart.id, lines, subtotal, discount, delivery, tax, total, ...(voucher && { voucher }) }
}

/** What differs between what a customer saw and what is true now, a sentence for each; none if it is the same. */
export function differences(seen: SeenQuote, now: Quote, words: (cents: Cents) => string): string[] {
  if (seen.total === now.total && seen.discount === now.discount && sameLines(seen, now)) return []
  const changes: string[] = []
  if (!sameLines(seen, now)) changes.push('Your cart is no longer the one on this page.')
  if (seen.discount !== now.discount)
    changes.push(
      now.voucher && !now.voucher.ok
        ? now.voucher.sentence
        : `The discount is ${words(now.discount)} now. It was ${words(seen.discount)}.`,
    )
  if (seen.total !== now.total) changes.push(`The total is ${words(now.total)} now. It was ${words(seen.total)}.`)
  return changes
}

/** As much of a quote as an order is held to: what the customer agreed to pay, and for what. */
export interface SeenQuote {
  cartId: string
  total: Cents
  discount: Cents
  lines: { scent: string; size: string; quantity: number; unit: Cents }[]
}

/** The part of a quote that goes with an order. */
export function seenOf({ cartId, total, discount, lines }: Quote): SeenQuote {
  return {
    cartId,
    total,
    discount,
    lines: lines.map(({ scent, size, quantity, unit }) => ({ scent, size, quantity, unit })),
  }
}

function sameLines(seen: SeenQuote, now: Quote): boolean {
  const listed = (lines: SeenQuote['lines']) =>
    lines.map(({ scent, size, quantity, unit }) => [scent, size, quantity, unit].join(' ')).toSorted()
  return listed(seen.lines).join('\n') === listed(now.lines).join('\n')
}
