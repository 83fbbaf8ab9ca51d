/** One press outside of a preview opens what its component is about, and one more closes it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { readSources } from '#toolchain/catalog-files.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { splitComponentPath, urls } from '#shared/urls.ts'
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

const opening = readSources().sources.flatMap(({ path, source }) => (/ \* @opens (.+)/.test(source) ? [path] : []))

const slugOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
const pageOf = (path: string) => splitComponentPath(path).subcategoryPath

/** How much of the preview's frame can be seen, in pixels, as the sample shows it. */
const visibleIn = (page: Page, slug: string) =>
  page
    .locator(`article[id='${slug}']`)
    .frameLocator('iframe')
    .locator('body')
    .evaluate(
      (body) =>
        [...body.querySelectorAll('*')].filter((each) => {
          const { width, height } = each.getBoundingClientRect()
          const isDrawn = each.checkVisibility({ opacityProperty: true, visibilityProperty: true })
          return isDrawn && width > 4 && height > 4
        }).length,
    )

async function opensAndCloses(page: Page, path: string) {
  const slug = slugOf(path)
  const card = page.locator(`article[id='${slug}']`)
  const button = card.getByRole('button', { name: /^(Show it open|Close it)/ })
  const active = () => page.evaluate(() => document.activeElement?.tagName)
  expect(await active()).toBe('BODY')
  await button.scrollIntoViewIfNeeded()
  await card.frameLocator('iframe').locator('#preview[data-alive]').waitFor({ state: 'attached' })
  expect(await active()).toBe('BODY')
  const atRest = await visibleIn(page, slug)
  await button.focus()
  await page.keyboard.press('Enter')
  await card.getByRole('button', { name: /^Close it/ }).waitFor()
  await expect.poll(() => visibleIn(page, slug)).not.toBe(atRest)
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await card.getByRole('button', { name: /^Show it open/ }).waitFor()
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
}

test('the library names what opens', () => expect(opening.length).toBeGreaterThan(0))

test.each(opening)('%s opens with one press and the focus stays, on a desktop and on a phone', async (path) => {
  for (const width of [1280, 375]) {
    const { context, page, complaints } = await openPage(browser, { viewport: { width, height: 900 } })
    await visit(page, product.url + urls.component(path))
    await opensAndCloses(page, path)
    expect(complaints).toEqual([])
    await context.close()
  }
})

test('in the app, too', async () => {
  const { context, page, complaints } = await openPage(browser)
  await register(page, product.url)
  for (const path of opening.slice(0, 3)) {
    await visit(page, product.url + urls.appSubcategory(pageOf(path)))
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await opensAndCloses(page, path)
  }
  expect(complaints).toEqual([])
  await context.close()
})

test('a press waits for a preview that is not alive yet', async () => {
  const [path = ''] = opening
  const { context, page } = await openPage(browser)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/preview*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(product.url + urls.component(path), { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await page.locator('#app[data-alive]').waitFor({ state: 'attached' })
  const card = page.locator(`article[id='${slugOf(path)}']`)
  await card.getByRole('button', { name: /^Show it open/ }).click()
  await card.locator('button[aria-busy=true]').waitFor()
  release()
  await card.getByRole('button', { name: /^Close it/ }).waitFor()
  await context.close()
})
