import { describe, expect, test } from 'vitest'
import {
  addToCart,
  countItems,
  dropVoucher,
  removeLine,
  restoreLine,
  setQuantity,
  useVoucher,
  type Cart,
  type CartStep,
} from './cart.ts'
import { refreshCart } from './refresh.ts'
import { catalog, emptyCart, withSize } from './testing.ts'

const peel = { scent: 'green-peel', size: '50' }
const iris = { scent: 'iris-drawer', size: '50' }
const sampleOf = (scent: string) => ({ scent, size: 'sample' })
const after = (...steps: CartStep[]): Cart => steps.reduce((cart, step) => step(cart, catalog).cart, emptyCart)
const quantities = (cart: Cart) => cart.lines.map(({ scent, size, quantity }) => `${scent}/${size}: ${quantity}`)

describe('adding', () => {
  test('one, then another of the same, is one line', () => {
    const first = addToCart(peel)(emptyCart, catalog)
    expect(first).toMatchObject({ ok: true, message: 'Added Green Peel, 50 ml.' })
    const second = addToCart(peel)(first.cart, catalog)
    expect(second.message).toBe('Added Green Peel, 50 ml. Your cart has 2.')
    expect(second.cart.lines).toEqual([{ ...peel, quantity: 2, price: 14_800 }])
    expect(emptyCart.lines).toEqual([])
  })

  test('more than there are becomes as many as there are, and says so', () => {
    const change = addToCart(iris, 5)(emptyCart, catalog)
    expect(change.ok).toBe(false)
    expect(change.message).toBe('We have only 3 of Iris Drawer, 50 ml. Your cart has 3 now.')
    expect(quantities(change.cart)).toEqual(['iris-drawer/50: 3'])
    expect(addToCart(iris)(change.cart, catalog)).toEqual({
      ok: false,
      cart: change.cart,
      message: 'We have only 3 of Iris Drawer, 50 ml, and your cart already has 3.',
    })
  })

  test('the limit of the house counts where there is enough', () => {
    expect(addToCart(peel, 9)(emptyCart, catalog).message).toBe(
      'You can order up to 6 of Green Peel, 50 ml. Your cart has 6 now.',
    )
  })

  test.each([
    [{ scent: 'last-honey', size: '50' }, 'Last Honey, 50 ml is sold out.'],
    [{ scent: 'green-peel', size: '30' }, 'Green Peel, 30 ml is no longer for sale.'],
    [{ scent: 'nobody', size: '50' }, 'A scent we no longer make is no longer for sale.'],
  ])('%o is refused', (key, message) => {
    expect(addToCart(key)(emptyCart, catalog)).toEqual({ ok: false, cart: emptyCart, message })
  })

  test.each([0, -3, 1.5, Number.NaN, Infinity])('%d of something counts as one', (quantity) => {
    expect(countItems(addToCart(peel, quantity)(emptyCart, catalog).cart)).toBe(1)
  })
})

describe('samples', () => {
  test('three fit an order, of any scents', () => {
    const two = after(addToCart(sampleOf('green-peel'), 2), addToCart(sampleOf('iris-drawer')))
    expect(countItems(two)).toBe(3)
    expect(addToCart(sampleOf('tar-rope'))(two, catalog)).toMatchObject({
      ok: false,
      message: 'You can order up to 3 samples, and your cart already has 3.',
    })
    expect(addToCart(peel)(two, catalog).ok).toBe(true)
  })

  test('are counted together, whichever scent is added', () => {
    const three = after(...['green-peel', 'iris-drawer', 'tar-rope'].map((scent) => addToCart(sampleOf(scent))))
    expect(addToCart(sampleOf('green-peel'), 2)(three, catalog)).toEqual({
      ok: false,
      cart: three,
      message: 'You can order up to 3 samples, and your cart already has 3.',
    })
    const one = after(addToCart(sampleOf('iris-drawer')))
    expect(addToCart(sampleOf('green-peel'), 3)(one, catalog).message).toBe(
      'You can order up to 3 samples. Your cart has 3 now.',
    )
  })

  test('stock counts before the limit', () => {
    expect(addToCart(sampleOf('last-honey'), 3)(emptyCart, catalog).message).toBe(
      'We have only 2 of Last Honey, 2 ml sample. Your cart has 2 now.',
    )
  })
})

describe('quantities', () => {
  test('are set, with what the line comes to', () => {
    expect(setQuantity(peel, 3)(after(addToCart(peel)), catalog).message).toBe('Green Peel, 50 ml: 3, $444.')
  })

  test('0 takes the line away, and can be undone', () => {
    const change = setQuantity(peel, 0)(after(addToCart(peel, 2)), catalog)
    expect(change).toMatchObject({ ok: true, message: 'Removed Green Peel, 50 ml.', cart: { lines: [] } })
    expect(change.removed).toEqual({ line: { ...peel, quantity: 2, price: 14_800 }, index: 0 })
  })

  test('of a line that is gone, change nothing', () => {
    expect(setQuantity(peel, 2)(emptyCart, catalog)).toMatchObject({ ok: false, cart: emptyCart })
  })
})

describe('undo', () => {
  const three = after(addToCart(peel), addToCart(iris, 2), addToCart(sampleOf('tar-rope')))

  test('puts a line back where it was', () => {
    const { cart, removed } = removeLine(iris)(three, catalog)
    expect(restoreLine(removed!)(cart, catalog)).toEqual({
      ok: true,
      cart: three,
      message: 'Iris Drawer, 50 ml is back in your cart.',
    })
  })

  test('adds to what was put in meanwhile, up to what there is', () => {
    const { cart, removed } = removeLine(iris)(three, catalog)
    const meanwhile = addToCart(iris, 2)(cart, catalog).cart
    const change = restoreLine(removed!)(meanwhile, catalog)
    expect(change.message).toBe('We have only 3 of Iris Drawer, 50 ml. Your cart has 3 now.')
    expect(quantities(change.cart)).toEqual(['green-peel/50: 1', 'tar-rope/sample: 1', 'iris-drawer/50: 3'])
  })

  test('of what sold out meanwhile says so', () => {
    const { cart, removed } = removeLine(iris)(three, catalog)
    expect(restoreLine(removed!)(cart, withSize('iris-drawer', '50', { stock: 0 }))).toEqual({
      ok: false,
      cart,
      message: 'Iris Drawer, 50 ml is sold out.',
    })
  })
})

describe('codes', () => {
  test('are kept in capitals, and can be taken away', () => {
    const cart = after(useVoucher(' first plate '))
    expect(cart.voucher).toBe('FIRSTPLATE')
    expect(dropVoucher(cart, catalog)).toEqual({
      ok: true,
      cart: emptyCart,
      message: 'Removed the code FIRSTPLATE.',
    })
  })

  test.each([['  '], ['X'.repeat(41)]])('%j is refused', (typed) => {
    expect(useVoucher(typed)(emptyCart, catalog)).toMatchObject({ ok: false, cart: emptyCart })
  })
})

describe('a cart held against the catalog of now', () => {
  test('that is the same comes back as it is', () => {
    const cart = after(addToCart(peel), addToCart(sampleOf('tar-rope')))
    expect(refreshCart(cart, catalog)).toEqual({ cart, notices: [] })
  })

  test('tells a new price, less stock, and what is gone', () => {
    const cart = after(addToCart(peel, 2), addToCart(iris, 3), addToCart(sampleOf('tar-rope')))
    expect(refreshCart(cart, withSize('green-peel', '50', { price: 15_250 })).notices).toEqual([
      'Green Peel, 50 ml now costs $152.50. It was $148.',
    ])
    const fewer = refreshCart(cart, withSize('iris-drawer', '50', { stock: 1 }))
    expect(fewer.notices).toEqual(['We have only 1 of Iris Drawer, 50 ml. We changed the quantity from 3 to 1.'])
    const none = refreshCart(cart, withSize('green-peel', '50', { stock: 0 }))
    expect(none.notices).toEqual(['Green Peel, 50 ml is sold out. We took it out of your cart.'])
    expect(quantities(none.cart)).toEqual(['iris-drawer/50: 3', 'tar-rope/sample: 1'])
    const gone = refreshCart({ ...emptyCart, lines: [{ ...peel, size: '9', quantity: 1, price: 1 }] }, catalog)
    expect(gone.notices).toEqual(['Green Peel, 9 ml is no longer for sale. We took it out of your cart.'])
  })

  test('still tells a new price when more was added meanwhile', () => {
    const dearer = withSize('green-peel', '50', { price: 15_250 })
    const { cart } = addToCart(peel)(after(addToCart(peel)), dearer)
    expect(refreshCart(cart, dearer).notices).toEqual(['Green Peel, 50 ml now costs $152.50. It was $148.'])
  })

  test('keeps no more samples than fit', () => {
    const lines = ['green-peel', 'tar-rope'].map((scent) => ({ scent, size: 'sample', quantity: 2, price: 600 }))
    expect(quantities(refreshCart({ ...emptyCart, lines }, catalog).cart)).toEqual([
      'green-peel/sample: 2',
      'tar-rope/sample: 1',
    ])
  })
})
