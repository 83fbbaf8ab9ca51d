/** The page of a starter kit: reached from the list, by keyboard, without scripts, and where there is none of that name. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { urls } from '#shared/urls.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { axeFindings } from './axe.ts'
import { press, tabTo } from './keyboard.ts'
import { openPage, register, visit } from './page.ts'
import { startProduct, type Product } from './product.ts'

let product: Product
let browser: Browser
let context: BrowserContext
let page: Page
let complaints: string[]

beforeAll(async () => {
  product = await startProduct()
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})
afterEach(() => context?.close())

const open = async (options?: Parameters<typeof openPage>[1]) => {
  ;({ context, page, complaints } = await openPage(browser, options))
}

test('the list leads to a kit by keyboard, and its folders open and close', async () => {
  await open()
  await visit(page, product.url + urls.starterKits())
  await press(page, 'Next.js')
  await page.getByRole('heading', { level: 1, name: 'Next.js' }).waitFor()
  expect(page.url()).toBe(product.url + urls.starterKit('nextjs'))
  await tabTo(page, /^src/)
  const inside = page.getByRole('listitem').getByText('app', { exact: true })
  await inside.waitFor()
  await page.keyboard.press('Enter')
  await inside.waitFor({ state: 'hidden' })
  expect(complaints).toEqual([])
})

test('below the kits stands what is none of them, with what was not run', async () => {
  await open()
  await visit(page, product.url + urls.starterKits())
  const shelf = page.getByRole('region', { name: 'Over a project you have already' })
  await shelf.getByText(/Composer and artisan were not run by us/).waitFor()
  await shelf
    .getByRole('link', { name: /^Download Laravel/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
  expect(complaints).toEqual([])
})

test.each(['light', 'dark'] as const)(
  'in the %s theme, axe finds nothing, on a phone neither, and nothing shifts',
  async (colorScheme) => {
    await open({ colorScheme })
    await page.addInitScript(() => {
      const shifts = ((globalThis as { shifts?: number[] }).shifts = [] as number[])
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await visit(page, product.url + urls.starterKit('html-vite'))
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => (globalThis as { shifts?: number[] }).shifts)).toEqual([])
    await page.setViewportSize({ width: 375, height: 812 })
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  },
)

test('without scripts the whole page is there, and folders open', async () => {
  await open({ javaScriptEnabled: false })
  await page.goto(product.url + urls.starterKit('html-vite'))
  await page.getByText(/create html-vite my-app$/).waitFor()
  await page.getByText('src', { exact: true }).click()
  await page.getByRole('region', { name: 'Text of README.md' }).waitFor()
})

test('a name that no kit has leads to the nearest', async () => {
  await open()
  const answer = await page.goto(product.url + urls.starterKit('next-js'))
  expect(answer?.status()).toBe(404)
  await page.getByRole('link', { name: 'Next.js' }).click()
  await page.getByRole('heading', { level: 1, name: 'Next.js' }).waitFor()
})

test('in the app, a free kit is downloaded from its page', async () => {
  await open()
  await register(page, product.url)
  await visit(page, product.url + urls.extrasStarterKits())
  await page.getByRole('link', { name: 'HTML and Alpine.js with Vite', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'HTML and Alpine.js with Vite' }).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Download HTML/ }).click()
  expect((await download).suggestedFilename()).toMatch(/html-vite.*\.zip$/)
})
