/** The page of a template: reached from the list, by keyboard, without scripts, and where there is none of that name. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { urls } from '#shared/urls.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { axeFindings } from './axe.ts'
import { press, tabTo } from './keyboard.ts'
import { openPage, visit } from './page.ts'
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

test('the list leads to a template by keyboard, and that to the files of each edition', async () => {
  await open()
  await visit(page, product.url + urls.templates())
  await press(page, 'Carbon')
  await page.getByRole('heading', { level: 1, name: 'Carbon' }).waitFor()
  expect(page.url()).toBe(product.url + urls.template('carbon'))
  const inside = page.getByText('next.config.ts', { exact: true })
  expect(await inside.count()).toBe(0)
  await tabTo(page, /^Next\.js/)
  await page.keyboard.press('Enter')
  await inside.waitFor()
  await page.waitForURL(`${product.url + urls.template('carbon', 'nextjs')}#editions`)
  await page.getByText(/create carbon\/nextjs my-site$/).waitFor()
  // Where it stood, with the focus, the files come under it.
  expect(await page.evaluate(() => [document.activeElement?.getAttribute('aria-current'), scrollY > 0])).toEqual([
    'true',
    true,
  ])
  expect(complaints).toEqual([])
})

test('each of its pages leads to that page at work, and from there back', async () => {
  await open()
  await visit(page, product.url + urls.template('carbon'))
  await page.getByRole('link', { name: 'Method', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Live preview of Carbon' }).waitFor()
  const preview = page.frameLocator('iframe')
  await preview.getByRole('heading', { level: 1, name: /stands/ }).waitFor()
  const pages = page.getByRole('navigation', { name: 'Pages of Carbon' })
  await expect.poll(() => pages.locator('[aria-current=page]').textContent()).toBe('Method')
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Carbon' }).click()
  await page.getByRole('heading', { level: 1, name: 'Carbon', exact: true }).waitFor()
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
    await visit(page, product.url + urls.template('essence'))
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => (globalThis as { shifts?: number[] }).shifts)).toEqual([])
    await page.setViewportSize({ width: 375, height: 812 })
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  },
)

test('without scripts the whole page is there, and a page of it is shown', async () => {
  await open({ javaScriptEnabled: false })
  await page.goto(product.url + urls.template('chatai'))
  await page.getByText(/create chatai\/html my-site$/).waitFor()
  await page
    .getByRole('navigation', { name: 'Editions' })
    .getByRole('link', { name: /^SvelteKit/ })
    .click()
  await page.getByText('app.html', { exact: true }).waitFor()
  await page.getByRole('region', { name: /pages/ }).getByRole('link', { name: 'Pricing' }).click()
  expect(await page.locator('iframe').getAttribute('src')).toBe(urls.templatePreviewFile('chatai', 'html', '/pricing'))
})

test('a name that no template has leads to the nearest', async () => {
  await open()
  const answer = await page.goto(product.url + urls.template('finbnak'))
  expect(answer?.status()).toBe(404)
  await page.getByRole('link', { name: 'Finbank' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Finbank' }).waitFor()
})
