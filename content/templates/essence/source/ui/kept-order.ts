/** The order that was just placed, for the page that says thank you. It is kept by this tab and goes with it. */
import type { Order } from '../lib/shop/order.ts'

const place = 'halcott:order'
let inMemory: Order | undefined

export function keepOrder(order: Order) {
  inMemory = order
  try {
    sessionStorage.setItem(place, JSON.stringify(order))
  } catch {
    // Where nothing may be kept, the page is good until it is left.
  }
}

export function keptOrder(): Order | undefined {
  try {
    const text = sessionStorage.getItem(place)
    return text === null ? inMemory : (JSON.parse(text) as Order)
  } catch {
    return inMemory
  }
}
