import { describe, expect, test } from 'vitest'
import { memoryBox, type ShopDocument } from './box.ts'
import { createBrowserShop } from './browser-shop.ts'
import { addToCart, countItems } from './cart.ts'
import { unavailable } from './storage.ts'
import { catalog, seeded } from './testing.ts'
import { createBrowser, openTab } from './testing-browser.ts'

const peel = { scent: 'green-peel', size: '50' }
const aside = (kept: Map<string, string>) => [...kept].filter(([key]) => key.startsWith('halcott.aside.'))

describe('what cannot be read', () => {
  test.each([
    ['no JSON', '{"version":1,"cart"'],
    ['nothing', ''],
    ['another thing', '[1, 2]'],
    ['an older shape', '{"version":0,"lines":[]}'],
    [
      'a wrong line',
      '{"version":1,"cart":{"id":"a","lines":[{"scent":"x","size":"50","quantity":-2,"price":1}]},"orders":[]}',
    ],
    [
      'a line twice',
      `{"version":1,"cart":{"id":"a","lines":${JSON.stringify([1, 2].map((quantity) => ({ ...peel, quantity, price: 1 })))}},"orders":[]}`,
    ],
    ['a wrong order', '{"version":1,"cart":{"id":"a","lines":[]},"orders":[{}]}'],
  ])('is put aside as it was, and told: %s', async (_, text) => {
    const browser = createBrowser()
    browser.kept.set('halcott', text)
    const { shop, problems } = openTab(browser)
    expect((await shop.cart()).lines).toEqual([])
    expect(problems).toEqual(['damaged'])
    expect(aside(browser.kept)).toEqual([
      [expect.stringMatching(/^halcott\.aside\.2026-11-28T15:00:00\.000Z\.\w{4}$/), text],
    ])
    await shop.change(addToCart(peel))
    const next = openTab(browser)
    expect(countItems(await next.shop.cart())).toBe(1)
    expect(next.problems).toEqual([])
    expect(aside(browser.kept)).toHaveLength(1)
  })

  test('a damaged order leaves the cart alone', async () => {
    const browser = createBrowser()
    await openTab(browser).shop.change(addToCart(peel, 3))
    const document = JSON.parse(browser.kept.get('halcott') ?? '') as ShopDocument
    browser.kept.set('halcott', JSON.stringify({ ...document, orders: ['?'] }))
    const { shop, problems } = openTab(browser)
    expect(countItems(await shop.cart())).toBe(3)
    expect(problems).toEqual(['damaged'])
  })

  test('what a newer version wrote is put aside, and told otherwise', async () => {
    const browser = createBrowser()
    const text = '{"version":2,"baskets":[]}'
    browser.kept.set('halcott', text)
    const { shop, problems } = openTab(browser)
    expect((await shop.cart()).lines).toEqual([])
    expect(problems).toEqual(['newer'])
    expect(aside(browser.kept).map(([, value]) => value)).toEqual([text])
  })

  test('where nothing can be put aside, nothing is written over', async () => {
    const browser = createBrowser()
    browser.kept.set('halcott', '{broken')
    browser.setRoom(0)
    const { shop, problems } = openTab(browser)
    await shop.change(addToCart(peel))
    expect(countItems(await shop.cart())).toBe(1)
    browser.setRoom(Infinity)
    await shop.change(addToCart(peel))
    expect([...browser.kept]).toEqual([['halcott', '{broken']])
    expect(problems).toEqual(['full'])
  })
})

test('where there is no room, the cart counts in this tab and is kept as soon as there is', async () => {
  const browser = createBrowser()
  const { shop, problems } = openTab(browser)
  browser.setRoom(0)
  await shop.change(addToCart(peel))
  expect(countItems(await shop.cart())).toBe(1)
  expect(problems).toEqual(['full'])
  browser.setRoom(Infinity)
  await shop.change(addToCart(peel))
  expect(countItems(await openTab(browser).shop.cart())).toBe(2)
})

test('problems from before are told to whoever listens later, once', () => {
  const shop = createBrowserShop({ box: memoryBox(seeded(1), unavailable), catalog: () => catalog })
  const heard: string[] = []
  shop.onProblem(({ message }) => heard.push(message))
  expect(heard).toEqual([
    'This browser doesn’t let us keep your cart. You can order now; the cart is gone when you close this tab.',
  ])
})
