/**
 * No page is heavier than a phone likes to take in: every public page, and every page of the app as a member gets it.
 * Those that still are stand here by name, with what they may come to at most.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { register } from '#scripts/bench/server/member.ts'
import { appPaths, mostWeight, publicPaths, weigh } from '#scripts/bench/thousand/page-weight.ts'
import { startProduct, type Product } from './product.ts'

/** In thousands of bytes. */
const known: Record<string, number> = {
  '/': 220,
  '/blog/comboboxes-done-right': 173,
  '/blog/dialogs-that-behave': 173,
  '/blog/one-source-for-four-frameworks': 147,
  '/blog/palettes-that-keep-contrast': 126,
  '/blog/proving-parity-in-a-browser': 125,
  '/blog/rtl-without-tears': 133,
  '/blog/tables-that-scale-down': 158,
  '/blog/tailwind-3-and-4-from-one-source': 132,
  '/components': 215,
  '/docs/accessibility-report': 123,
  '/docs/selling': 151,
  '/free-tailwind-components': 154,
  '/tools': 138,
  '/tools/bootstrap-icons': 132,
  '/tools/tailwind-button-builder': 124,
  '/tools/tailwind-color-palette': 300,
  '/app/components': 390,
}
/** A subcategory in the app shows each of its components with all it can do from the first byte. */
const inApp = 160

let product: Product

beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

/** What is too heavy of these paths, with what it weighs. */
async function heavyOf(paths: readonly string[], most: number, headers: Record<string, string> = {}) {
  const found: string[] = []
  for (const path of paths) {
    const { bytes, elements } = await weigh(product.url + path, headers)
    if (bytes > 1000 * (known[path] ?? most) || elements > mostWeight.elements)
      found.push(`${path}: ${bytes} bytes, ${elements} elements`)
  }
  return found
}

test('every public page has 120 KB of HTML and 2,500 elements at most', async () => {
  const paths = await publicPaths(product.url)
  expect(paths.length).toBeGreaterThan(200)
  expect(await heavyOf(paths, mostWeight.bytes / 1000)).toEqual([])
})

test('no page of the app has more than it had, and 2,500 elements at most', async () => {
  const { cookie } = await register(product.url)
  expect(await heavyOf(appPaths(await publicPaths(product.url)), inApp, { cookie })).toEqual([])
})
