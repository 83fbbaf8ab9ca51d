import { beforeEach, describe, expect, test } from 'vitest'
import { memoryBox } from './box.ts'
import { createBrowserShop, openBrowserShop } from './browser-shop.ts'
import { addToCart, countItems, useVoucher } from './cart.ts'
import type { Catalog } from './catalog.ts'
import type { CheckoutForm } from './checkout.ts'
import { seenOf, type QuoteChoice } from './quote.ts'
import type { Shop } from './shop.ts'
import { catalog, seeded, withSize } from './testing.ts'

const form: CheckoutForm = {
  email: 'june@example.com',
  name: 'June Abara',
  delivery: 'ground',
  street: '14 Ropewalk Lane',
  city: 'Hudson',
  state: 'NY',
  zip: '12534',
  giftNote: 'For Sol.',
}
const choice: QuoteChoice = { delivery: 'ground', state: 'NY' }
const peel = { scent: 'green-peel', size: '50' }
const iris = { scent: 'iris-drawer', size: '50' }

let current: Catalog
let now: Date
let shop: Shop
let tab: Shop
beforeEach(async () => {
  current = catalog
  now = new Date('2026-11-30T15:00:00Z')
  const box = memoryBox(seeded(1))
  const open = (seed: number) =>
    createBrowserShop({ box, catalog: () => current, now: () => now, random: seeded(seed) })
  shop = open(2)
  tab = open(3)
  await shop.change(addToCart(peel))
  await shop.change(addToCart(iris, 2))
})
const seen = async () => seenOf(await shop.quote(choice))

describe('an order', () => {
  test('is what was quoted, and empties the cart', async () => {
    await shop.change(useVoucher('FIRSTPLATE'))
    const quote = await shop.quote(choice)
    const before = await shop.cart()
    const placing = await shop.place({ form, seen: seenOf(quote) })
    expect(placing).toMatchObject({
      kind: 'placed',
      again: false,
      order: {
        number: expect.stringMatching(/^HC-\w{4}-\w{2}$/) as string,
        cartId: before.id,
        placedAt: '2026-11-30T15:00:00.000Z',
        subtotal: 52_000,
        discount: 5_200,
        voucher: 'FIRSTPLATE',
        delivery: 0,
        tax: 3_744,
        total: 50_544,
        lines: quote.lines,
        checkout: { giftNote: 'For Sol.', address: { state: 'NY' } },
      },
    })
    const after = await shop.cart()
    expect(after.lines).toEqual([])
    expect(after.id).not.toBe(before.id)
    expect(after.voucher).toBeUndefined()
  })

  test('can be tracked, and stays as it was when prices change', async () => {
    const placing = await shop.place({ form, seen: await seen() })
    if (placing.kind !== 'placed') throw new Error(placing.kind)
    current = withSize('green-peel', '50', { price: 99_900 })
    now = new Date('2026-12-03T23:00:00Z')
    const tracking = await shop.track({ number: placing.order.number, email: 'JUNE@example.com' })
    expect(tracking).toMatchObject({ ok: true, order: { state: 'delivered', total: placing.order.total } })
  })

  test('asked for twice at once is placed once', async () => {
    const request = { form, seen: await seen() }
    const [one, two] = await Promise.all([shop.place(request), shop.place(request)])
    expect(one).toMatchObject({ kind: 'placed', again: false })
    expect(two).toEqual({ ...one, again: true })
  })

  test('asked for in two tabs is placed once, even with another form', async () => {
    const request = { form, seen: await seen() }
    const one = await shop.place(request)
    expect(await tab.place({ ...request, form: { ...form, name: '' } })).toEqual({ ...one, again: true })
  })

  test('the same things in another cart are another order', async () => {
    const one = await shop.place({ form, seen: await seen() })
    await shop.change(addToCart(peel))
    await shop.change(addToCart(iris, 2))
    const two = await shop.place({ form, seen: await seen() })
    expect([one, two]).toMatchObject([{ again: false }, { again: false }])
    expect(one.kind === 'placed' && one.order.number).not.toBe(two.kind === 'placed' && two.order.number)
  })
})

describe('nothing is charged that was not seen', () => {
  test('a price that went up is told, with the new total, and then ordered', async () => {
    const shown = await seen()
    current = withSize('green-peel', '50', { price: 15_000 })
    const placing = await shop.place({ form, seen: shown })
    expect(placing).toMatchObject({
      kind: 'changed',
      changes: ['Green Peel, 50 ml now costs $150. It was $148.', 'The total is $563.76 now. It was $561.60.'],
    })
    if (placing.kind !== 'changed') return
    expect(await shop.place({ form, seen: seenOf(placing.quote) })).toMatchObject({
      kind: 'placed',
      order: { total: 56_376 },
    })
  })

  test('a price that went down as well', async () => {
    const shown = await seen()
    current = withSize('green-peel', '50', { price: 10_000 })
    expect(await shop.place({ form, seen: shown })).toMatchObject({ kind: 'changed' })
  })

  test('stock that ran out meanwhile', async () => {
    const shown = await seen()
    current = withSize('iris-drawer', '50', { stock: 1 })
    expect(await shop.place({ form, seen: shown })).toMatchObject({
      changes: [
        'We have only 1 of Iris Drawer, 50 ml. We changed the quantity from 2 to 1.',
        'The total is $360.72 now. It was $561.60.',
      ],
    })
    expect(countItems(await shop.cart())).toBe(2)
  })

  test('everything sold out is told first and refused then', async () => {
    current = { ...catalog, scents: [] }
    const shown = seenOf({ ...(await shop.quote(choice)) })
    const placing = await shop.place({ form, seen: shown })
    expect(placing).toMatchObject({ kind: 'changed', quote: { total: 0 } })
    if (placing.kind !== 'changed') return
    expect(await shop.place({ form, seen: seenOf(placing.quote) })).toMatchObject({ kind: 'refused' })
  })

  test('what another tab added', async () => {
    const shown = await seen()
    await tab.change(addToCart(peel))
    expect(await shop.place({ form, seen: shown })).toMatchObject({
      kind: 'changed',
      changes: ['Your cart is no longer the one on this page.', 'The total is $721.44 now. It was $561.60.'],
    })
  })

  test('another state than the quote was for', async () => {
    const shown = await seen()
    expect(await shop.place({ form: { ...form, state: 'OR', zip: '97201' }, seen: shown })).toMatchObject({
      changes: ['The total is $520 now. It was $561.60.'],
    })
  })

  test('the same things and total in a cart of another name', async () => {
    const shown = { ...(await seen()), cartId: 'another' }
    expect(await shop.place({ form, seen: shown })).toMatchObject({
      changes: ['Your cart is no longer the one on this page.'],
    })
  })

  test('a form that is not right costs nothing and changes nothing', async () => {
    const before = await shop.cart()
    expect(await shop.place({ form: { ...form, zip: '1' }, seen: await seen() })).toMatchObject({
      kind: 'invalid',
      errors: { zip: expect.stringContaining('five digits') as string },
    })
    expect(await shop.cart()).toEqual(before)
  })
})

test('a review brings the cart up to date and says so once', async () => {
  current = withSize('iris-drawer', '50', { stock: 0 })
  expect((await shop.review()).notices).toEqual(['Iris Drawer, 50 ml is sold out. We took it out of your cart.'])
  expect((await shop.review()).notices).toEqual([])
})

test('what was given up rejects, and changes nothing', async () => {
  const signal = AbortSignal.abort(new Error('Gone elsewhere'))
  await expect(shop.change(addToCart(peel), { signal })).rejects.toThrow('Gone elsewhere')
  await expect(shop.place({ form, seen: await seen() }, { signal })).rejects.toThrow('Gone elsewhere')
  expect(countItems(await shop.cart())).toBe(3)
})

test('without a browser there is a shop all the same, and it says what it cannot do', async () => {
  const opened = openBrowserShop(catalog)
  const kinds: string[] = []
  opened.onProblem(({ kind }) => kinds.push(kind))
  await opened.change(addToCart(peel))
  expect(countItems(await opened.cart())).toBe(1)
  expect(kinds).toEqual(['unavailable'])
})
