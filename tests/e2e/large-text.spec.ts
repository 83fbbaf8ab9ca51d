/** Letters of twice their size on every kind of public page: nothing that is read is squeezed out of the window. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { templates } from '#scripts/first-acts/templates.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { openPage } from './page.ts'
import { startProduct, type Product } from './product.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await startProduct()
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

/** Runs in the page: what has words, cannot be scrolled to, and ends right of the window or has room for one word a line. */
function lost(): string[] {
  const scrolls = (element: Element): boolean => {
    const { overflowX, position } = getComputedStyle(element)
    if (/auto|scroll/.test(overflowX) || position === 'fixed') return true
    return element.parentElement !== null && scrolls(element.parentElement)
  }
  const hasWords = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  return [...document.querySelectorAll('body *')]
    .filter(
      (element) => hasWords(element) && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    .filter((element) => {
      const { right, width } = element.getBoundingClientRect()
      const isSqueezed = element.matches('p') && (element.textContent?.length ?? 0) > 80 && width < 160
      return (
        width > 1 &&
        !element.closest('[aria-hidden=true], [inert]') &&
        (right > innerWidth + 1 || isSqueezed) &&
        !scrolls(element)
      )
    })
    .map((element) => `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 40)}”`)
}

test('with letters of twice their size every public page keeps its words in the window, 1280 pixels wide', async () => {
  const { page, context } = await openPage(browser, { javaScriptEnabled: false, bypassCSP: true })
  const faults: Record<string, string[]> = {}
  for (const { path, isSignedIn } of templates) {
    if (isSignedIn) continue
    await page.goto(product.url + path)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'))
    const found = await page.evaluate(lost)
    if (found.length > 0) faults[path] = found.slice(0, 6)
  }
  expect(faults).toEqual({})
  await context.close()
})
