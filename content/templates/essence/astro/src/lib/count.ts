/**
 * How much is in the cart, on every page. The shop itself is loaded for it only where it has something to count: where
 * a cart is kept already, where another tab begins one, or where a part of the page sells.
 */

/** Where `storageBox` of `shop/storage.ts` keeps the cart. */
const key = 'halcott'

function hasCart(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export function countWhenNeeded(listener: (count: number) => void) {
  let isCounting = false

  async function count() {
    if (isCounting) return
    isCounting = true
    const { watchCount } = await import('@/ui/cart-count.ts')
    watchCount(listener)
  }
  const look = () => {
    if (hasCart()) void count()
  }

  look()
  // A page that comes back as it was left has missed what other pages did meanwhile.
  window.addEventListener('pageshow', look)
  window.addEventListener('storage', look)
  // A page to read has sold something after all.
  window.addEventListener('halcott:sold', look)
  document.addEventListener('alpine:init', () => void count())
}
