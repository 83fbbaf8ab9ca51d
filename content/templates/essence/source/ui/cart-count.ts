/** How many things are in the cart, now and whenever that changes, here or in another tab. */
import { countItems } from '../lib/shop/cart.ts'
import { openShop } from './open-shop.ts'

export function watchCount(listener: (count: number) => void): () => void {
  const shop = openShop()
  void shop.cart().then((cart) => listener(countItems(cart)))
  return shop.subscribe((cart) => listener(countItems(cart)))
}
