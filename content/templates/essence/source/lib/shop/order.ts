/** An order as it was placed. It is kept whole: what the catalog says later does not change it. */
import type { Checkout } from './checkout.ts'
import type { Cents, Rate } from './money.ts'
import type { Quote, QuoteLine } from './quote.ts'

export interface Order {
  number: string
  /** The cart it came of. No cart becomes two orders. */
  cartId: string
  /** ISO 8601, in UTC. */
  placedAt: string
  checkout: Checkout
  lines: QuoteLine[]
  subtotal: Cents
  discount: Cents
  /** The code that was used. */
  voucher?: string
  delivery: Cents
  tax: Cents
  taxRate: Rate
  total: Cents
}

/** The order that a quote becomes. */
export function orderOf(quote: Quote, checkout: Checkout, number: string, placedAt: Date): Order {
  return structuredClone({
    number,
    cartId: quote.cartId,
    placedAt: placedAt.toISOString(),
    checkout,
    lines: quote.lines,
    subtotal: quote.subtotal,
    discount: quote.discount,
    ...(quote.voucher?.ok && { voucher: quote.voucher.code }),
    delivery: quote.delivery.price,
    tax: quote.tax.amount,
    taxRate: quote.tax.rate,
    total: quote.total,
  })
}
