/** Letters of twice their size on every kind of public page: nothing that is read is squeezed out of the window. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, BrowserContext } from 'playwright-core'
import { type Template, templates } from '#scripts/first-acts/templates.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { urls } from '#shared/urls.ts'
import { openPage, register, visit } from './page.ts'
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
      const { right, width, height } = element.getBoundingClientRect()
      const length = element.textContent.trim().length
      const isSqueezed = element.matches('p') && length > 80 && width < 160
      // A word or a few letters a line, on many lines.
      const isBroken = length > 3 && width < 64 && height > 4 * parseFloat(getComputedStyle(element).fontSize)
      return (
        width > 1 &&
        !element.closest('[aria-hidden=true], [inert]') &&
        (right > innerWidth + 1 || isSqueezed || isBroken) &&
        !scrolls(element)
      )
    })
    .map((element) => `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 40)}”`)
}

/** What is lost on these pages, by their addresses, for somebody whose browser keeps this. */
async function faultsOf(paths: string[], storageState?: Awaited<ReturnType<BrowserContext['storageState']>>) {
  const { page, context } = await openPage(browser, {
    javaScriptEnabled: false,
    bypassCSP: true,
    ...(storageState && { storageState }),
  })
  const faults: Record<string, string[]> = {}
  for (const path of paths) {
    await page.goto(product.url + path)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'))
    const found = await page.evaluate(lost)
    if (found.length > 0) faults[path] = found.slice(0, 6)
  }
  await context.close()
  return faults
}
const pathsOf = (wanted: readonly Template[]) => wanted.map(({ path }) => path)

test('with letters of twice their size every public page keeps its words in the window, 1280 pixels wide', async () => {
  expect(await faultsOf(pathsOf(templates.filter(({ isSignedIn }) => !isSignedIn)))).toEqual({})
})

test('and so does every page of the app, beside its sidebar', async () => {
  const { page, context } = await openPage(browser)
  await register(page, product.url)
  const member = await context.storageState()
  await context.close()
  const others = [
    urls.team(),
    urls.designServiceNew(),
    urls.appChangelog(),
    urls.extrasTemplates(),
    urls.extrasStarterKits(),
  ]
  expect(await faultsOf([...pathsOf(templates.filter(({ isSignedIn }) => isSignedIn)), ...others], member)).toEqual({})
})

test('the tray shows what is in it on a phone, too', async () => {
  const { page, context } = await openPage(browser, { viewport: { width: 375, height: 812 }, bypassCSP: true })
  await register(page, product.url)
  await visit(page, product.url + urls.appSubcategory('application-ui/components/alerts'))
  for (const button of await page.getByRole('button', { name: /^Tray: / }).all()) await button.click()
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'))
  await page.getByRole('button', { name: /^Tray, / }).click()
  const list = page.getByRole('list', { name: 'In the tray' })
  const first = list.getByRole('listitem').first()
  const height = async (locator: typeof list) => (await locator.boundingBox())!.height
  expect(await height(list)).toBeGreaterThanOrEqual(await height(first))
  await page.getByRole('button', { name: 'Empty it' }).scrollIntoViewIfNeeded()
  expect(await page.getByRole('button', { name: 'Empty it' }).isVisible()).toBe(true)
  await context.close()
})
