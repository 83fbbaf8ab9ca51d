import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createApiShop } from './api.ts'
import { addToCart, countItems, useVoucher } from './cart.ts'
import type { CheckoutForm } from './checkout.ts'
import { seenOf } from './quote.ts'
import { ShopError, type Shop } from './shop.ts'
import { startServer } from './testing-server.ts'
import { catalog, withSize } from './testing.ts'

const form: CheckoutForm = {
  email: 'june@example.com',
  name: 'June Abara',
  delivery: 'ground',
  street: '14 Ropewalk Lane',
  city: 'Hudson',
  state: 'NY',
  zip: '12534',
}
const choice = { delivery: 'ground', state: 'NY' } as const
const peel = { scent: 'green-peel', size: '50' }

let server: Awaited<ReturnType<typeof startServer>>
let shop: Shop
beforeEach(async () => {
  server = await startServer()
  shop = createApiShop({ url: server.url })
})
afterEach(() => {
  shop.close()
  server.close()
})
const errorOf = async (promise: Promise<unknown>) => {
  const error: unknown = await promise.catch((reason: unknown) => reason)
  if (!(error instanceof ShopError)) throw error
  return error
}

test('a cart is filled, quoted, ordered, and tracked', async () => {
  expect(await shop.catalog()).toEqual(catalog)
  const heard: number[] = []
  shop.subscribe((cart) => heard.push(countItems(cart)))
  expect(await shop.change(addToCart(peel, 2))).toMatchObject({
    ok: true,
    message: 'Added Green Peel, 50 ml. Your cart has 2.',
  })
  await shop.change(useVoucher('firstplate'))
  const quote = await shop.quote(choice)
  expect(quote).toMatchObject({ subtotal: 29_600, discount: 2_960, total: 28_771, voucher: { ok: true } })
  const placing = await shop.place({ form, seen: seenOf(quote) })
  if (placing.kind !== 'placed') throw new Error(placing.kind)
  expect(placing.order.total).toBe(28_771)
  expect(heard).toEqual([2, 2, 0])
  const query = { number: placing.order.number, email: form.email! }
  expect(await shop.track(query)).toMatchObject({ ok: true, order: { state: 'placed' } })
  expect(await shop.track({ ...query, email: 'sol@example.com' })).toMatchObject({ ok: false, field: 'both' })
})

test('a step that changes nothing is not sent', async () => {
  const change = await shop.change(addToCart({ scent: 'last-honey', size: '50' }))
  expect(change).toMatchObject({ ok: false, message: 'Last Honey, 50 ml is sold out.' })
  expect(server.seen).not.toContain('PUT /cart')
})

describe('a cart that is changed elsewhere meanwhile', () => {
  test('is read again, and both changes count', async () => {
    let isFirst = true
    const step = addToCart(peel)
    const change = await createApiShop({ url: server.url }).change((cart, from) => {
      if (isFirst) void server.shop.change(addToCart({ scent: 'iris-drawer', size: '50' }))
      isFirst = false
      return step(cart, from)
    })
    expect(change.cart.lines.map(({ scent }) => scent)).toEqual(['iris-drawer', 'green-peel'])
    expect(server.seen.filter((path) => path === 'PUT /cart')).toHaveLength(2)
  })

  test('again and again, is given up with a sentence', async () => {
    server.interrupt((response, path) => path === 'PUT /cart' && Boolean(response.writeHead(412).end('{}')))
    expect((await errorOf(shop.change(addToCart(peel)))).kind).toBe('busy')
    expect(server.seen.filter((path) => path === 'PUT /cart')).toHaveLength(5)
  })
})

describe('orders', () => {
  test('asked for twice at once are placed once', async () => {
    await shop.change(addToCart(peel))
    const request = { form, seen: seenOf(await shop.quote(choice)) }
    const both = await Promise.all([shop.place(request), shop.place(request)])
    expect(both.map((one) => one.kind === 'placed' && one.again).toSorted()).toEqual([false, true])
    expect(new Set(both.map((one) => one.kind === 'placed' && one.order.number)).size).toBe(1)
  })

  test('whose answer got lost are found by asking again', async () => {
    await shop.change(addToCart(peel))
    const request = { form, seen: seenOf(await shop.quote(choice)) }
    await server.shop.place(request)
    expect(await shop.place(request)).toMatchObject({ kind: 'placed', again: true })
  })

  test('come back with what changed, and with what is missing', async () => {
    await shop.change(addToCart(peel))
    const request = { form, seen: seenOf(await shop.quote(choice)) }
    expect(await shop.place({ ...request, form: { ...form, zip: '' } })).toEqual({
      kind: 'invalid',
      errors: { zip: 'Enter a ZIP code.' },
    })
    server.setCatalog(withSize('green-peel', '50', { price: 16_000 }))
    expect(await shop.place(request)).toMatchObject({ kind: 'changed', quote: { total: 17_280 } })
  })
})

describe('what goes wrong is a sentence', () => {
  test.each([
    [429, 'busy'],
    [503, 'busy'],
    [500, 'broken'],
    [403, 'refused'],
    [404, 'refused'],
  ])('status %i: %s', async (status, kind) => {
    server.interrupt((response) => Boolean(response.writeHead(status).end('<h1>Error</h1>')))
    const error = await errorOf(shop.cart())
    expect(error).toMatchObject({ kind, cause: status })
    expect(error.message).toMatch(/^[A-Z].*\.$/)
  })

  test.each(['', 'null', '<html>', '{"id":"a","lines":[{"scent":"x"}]}'])('an answer that is %j', async (text) => {
    server.interrupt((response) => Boolean(response.writeHead(200).end(text)))
    expect((await errorOf(shop.cart())).kind).toBe('broken')
  })

  test('a connection that breaks off', async () => {
    server.interrupt((response) => Boolean(response.destroy()))
    expect((await errorOf(shop.quote(choice))).kind).toBe('offline')
  })

  test('no server', async () => {
    server.close()
    expect((await errorOf(shop.catalog())).kind).toBe('offline')
  })

  test.each(['before the answer', 'in the middle of it'])('silence %s', async (when) => {
    server.interrupt((response) => {
      if (when !== 'before the answer') response.writeHead(200).write('{"id":')
      return true
    })
    const error = await errorOf(createApiShop({ url: server.url, timeout: 60 }).cart())
    expect(error.kind).toBe('timeout')
  })
})

test('giving up rejects with its reason, whatever else is going on', async () => {
  const giving = new AbortController()
  server.interrupt(() => {
    giving.abort(new Error('Left the page'))
    return true
  })
  await expect(shop.cart({ signal: giving.signal })).rejects.toThrow('Left the page')
})

test('other tabs hear of a change and read the cart again', async () => {
  const channels = [new BroadcastChannel('essence-test'), new BroadcastChannel('essence-test')] as const
  const [one, other] = channels.map((channel) => createApiShop({ url: server.url, channel }))
  const heard = new Promise((resolve) => other?.subscribe((cart, isRemote) => resolve([countItems(cart), isRemote])))
  await one?.change(addToCart(peel, 2))
  expect(await heard).toEqual([2, true])
  one?.close()
  other?.close()
})
