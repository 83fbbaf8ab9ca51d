import { describe, expect, test } from 'vitest'
import { createBrowserShop } from './browser-shop.ts'
import { addToCart, countItems, removeLine } from './cart.ts'
import { storageBox } from './storage.ts'
import { catalog, seeded } from './testing.ts'
import { createBrowser, openTab } from './testing-browser.ts'

const peel = { scent: 'green-peel', size: '50' }
const iris = { scent: 'iris-drawer', size: '50' }

describe('a cart', () => {
  test('is there again after a reload', async () => {
    const browser = createBrowser()
    await openTab(browser).shop.change(addToCart(peel, 2))
    const later = openTab(browser)
    expect((await later.shop.cart()).lines).toEqual([{ ...peel, quantity: 2, price: 14_800 }])
    expect(later.problems).toEqual([])
  })

  test('that nobody filled writes nothing, and keeps its name', async () => {
    const browser = createBrowser()
    const { shop } = openTab(browser)
    const { id } = await shop.cart()
    await shop.change(removeLine(peel))
    expect(browser.kept.size).toBe(0)
    await shop.change(addToCart(peel))
    expect((await shop.cart()).id).toBe(id)
  })

  test('handed out is a copy', async () => {
    const { shop } = openTab(createBrowser())
    await shop.change(addToCart(peel))
    ;(await shop.cart()).lines.length = 0
    expect(countItems(await shop.cart())).toBe(1)
  })
})

describe('two tabs', () => {
  test('see what the other does, and lose nothing of it', async () => {
    const browser = createBrowser()
    const [one, other] = [openTab(browser), openTab(browser)]
    const heard: string[] = []
    one.shop.subscribe((cart, isRemote) => heard.push(`one: ${countItems(cart)}${isRemote ? ', remote' : ''}`))
    other.shop.subscribe((cart, isRemote) => heard.push(`other: ${countItems(cart)}${isRemote ? ', remote' : ''}`))
    await one.shop.change(addToCart(peel))
    await other.shop.change(addToCart(iris, 2))
    expect(heard).toEqual(['other: 1, remote', 'one: 1', 'one: 3, remote', 'other: 3'])
    expect(await one.shop.cart()).toEqual(await other.shop.cart())
  })

  test('changing at once both count', async () => {
    const browser = createBrowser()
    const [one, other] = [openTab(browser), openTab(browser)]
    await Promise.all([1, 2, 3].flatMap(() => [one.shop.change(addToCart(peel)), other.shop.change(addToCart(peel))]))
    expect(countItems(await one.shop.cart())).toBe(6)
  })

  test('a closed one hears nothing', async () => {
    const browser = createBrowser()
    const [one, other] = [openTab(browser), openTab(browser)]
    let calls = 0
    one.shop.subscribe(() => (calls += 1))
    one.shop.close()
    await other.shop.change(addToCart(peel))
    expect(calls).toBe(0)
  })

  test('storage cleared by hand is an empty cart', async () => {
    const browser = createBrowser()
    const [one, other] = [openTab(browser), openTab(browser)]
    await one.shop.change(addToCart(peel))
    const items: number[] = []
    one.shop.subscribe((cart) => items.push(countItems(cart)))
    other.storage.clear()
    expect(items).toEqual([0])
  })

  test('a page that comes back as it was left reads the cart again', async () => {
    const browser = createBrowser()
    const { shop, events } = openTab(browser)
    const items: number[] = []
    shop.subscribe((cart) => items.push(countItems(cart)))
    browser.kept.set(
      'halcott',
      JSON.stringify({ version: 1, cart: { id: 'a', lines: [{ ...peel, quantity: 2, price: 14_800 }] }, orders: [] }),
    )
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(items).toEqual([2])
  })

  test('changes wait for a lock where there are locks', async () => {
    const names: string[] = []
    const locks = {
      request: async (name: string, act: () => unknown) => {
        names.push(name)
        return act()
      },
    } as unknown as LockManager
    const box = storageBox({ ...createBrowser().open(), locks, random: seeded(1) })
    const shop = createBrowserShop({ box, catalog: () => catalog })
    await shop.change(addToCart(peel))
    expect(names).toEqual(['halcott.change'])
    expect(countItems(await shop.cart())).toBe(1)
  })
})
