/** Holds a cart against the catalog of this moment. */
import { limitOf, nameOf, type Cart, type CartLine } from './cart.ts'
import { findScent, findSize, type Catalog } from './catalog.ts'
import { formatMoney } from './money.ts'

export interface Refreshed {
  cart: Cart
  /** A sentence for each thing that changed; none if the cart is as it was. */
  notices: string[]
}

/**
 * The cart as it can be had now: prices of today, no more than there are, nothing that is gone. Every difference comes
 * with a sentence, so that nobody pays another price without having read it.
 */
export function refreshCart(cart: Cart, catalog: Catalog): Refreshed {
  const notices: string[] = []
  const lines: CartLine[] = []
  for (const line of cart.lines) {
    const name = nameOf(catalog, line)
    // The limit of samples counts those that were kept so far.
    const { most, why } = limitOf({ ...cart, lines }, catalog, line)
    const price = findSize(findScent(catalog, line.scent), line.size)?.price
    if (price === undefined || most === 0) {
      notices.push(`${why} We took it out of your cart.`)
      continue
    }
    const quantity = Math.min(line.quantity, most)
    if (quantity < line.quantity) notices.push(`${why} We changed the quantity from ${line.quantity} to ${quantity}.`)
    if (price !== line.price)
      notices.push(`${name} now costs ${formatMoney(price)}. It was ${formatMoney(line.price)}.`)
    lines.push({ ...line, quantity, price })
  }
  return notices.length ? { cart: { ...cart, lines }, notices } : { cart, notices }
}
