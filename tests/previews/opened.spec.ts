/** One press outside of a preview opens what its component is about, and one more closes it. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { readSources } from '#toolchain/catalog-files.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { splitComponentPath, urls } from '#shared/urls.ts'
import { filesBelow } from '#toolchain/hash-tree.ts'
import { openPage, register, visit } from '../e2e/page.ts'
import { startProduct, type Product } from '../e2e/product.ts'
import { previewRows } from './rows.ts'

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

/** Of several pages at once, `expect.poll` would not know whose it is. */
const patience = { timeout: 15_000 }

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
  const hasFocus = () => button.evaluate((element) => element === document.activeElement)
  await vi.waitFor(async () => expect(await visibleIn(page, slug)).not.toBe(atRest), patience)
  await vi.waitFor(async () => expect(await hasFocus()).toBe(true), patience)
  await page.keyboard.press('Enter')
  await card.getByRole('button', { name: /^Show it open/ }).waitFor()
  expect(await hasFocus()).toBe(true)
}

const parts = /^client\/(hooks|ui)\/.*(preview|opened|scaled-frame|resiz|element-width)/
const own = [
  'tests/previews/opened.spec.ts',
  ...['client/hooks', 'client/ui'].flatMap((folder) => filesBelow(folder)).filter((file) => parts.test(file)),
  ...filesBelow('client/preview').filter((file) => file.endsWith('.ts')),
]

test('the library names what opens', () => expect(opening.length).toBeGreaterThan(0))

// Opens with one press and the focus stays, on a desktop and on a phone.
previewRows('opened', opening, own).declare(async (path) => {
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
