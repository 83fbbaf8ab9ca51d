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
  '/': 147,
  '/tools/tailwind-color-palette': 180,
}

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

test('every page of the app has 120 KB of HTML and 2,500 elements at most', async () => {
  const { cookie } = await register(product.url)
  expect(await heavyOf(appPaths(await publicPaths(product.url)), mostWeight.bytes / 1000, { cookie })).toEqual([])
})
