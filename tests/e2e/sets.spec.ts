/** Sets: looked at by a guest, screen by screen, taken along and kept by a team. Which are open follows from the catalogue. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { sets } from '#content/sets/index.ts'
import type { SetScreen } from '#shared/sets.ts'
import { urls } from '#shared/urls.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { axeFindings } from './axe.ts'
import { openPage, register, visit } from './page.ts'
import { admin, startProduct, type Product } from './product.ts'

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

/** The sets that are open, as the page of all sets lists them. */
async function listed() {
  await visit(page, product.url + urls.sets())
  const titles = await page.getByRole('main').getByRole('listitem').getByRole('heading').allTextContents()
  return titles.map((title) => sets.find((set) => set.title === title)!)
}

test('the screens of every open set are drawn, at any width', async () => {
  ;({ context, page, complaints } = await openPage(browser))
  const open = await listed()
  expect(open.length).toBeGreaterThan(0)
  for (const { slug, title, screens } of open) {
    await visit(page, product.url + urls.sets())
    await page.getByRole('link', { name: title, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(page.url()).toBe(product.url + urls.set(slug))
    const shown = await page.locator('figure').getByRole('heading', { level: 3 }).allTextContents()
    expect(shown.length).toBeGreaterThan(0)
    for (const screen of shown) await isDrawn(screens.find((each) => each.title === screen)!)
  }
  expect(complaints).toEqual([])
})

/** Every part of it stands there with its pictures, and nothing of it is wider than a phone. */
async function isDrawn({ title, parts }: SetScreen) {
  const frame = page.locator(`iframe[title="Screen: ${title}"]`)
  await frame.scrollIntoViewIfNeeded()
  const inside = frame.contentFrame()
  await inside.locator('.screen-grid > div').first().waitFor()
  expect([title, await inside.locator('.screen-grid > div').count()]).toEqual([title, parts.length])
  const images = inside.locator('img')
  const isBroken = (all: Element[]) =>
    all.filter((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0).length
  expect([title, await images.evaluateAll(isBroken)]).toEqual([title, 0])

  const widths = page.getByRole('group', { name: `Width of ${title}, in pixels` })
  await widths.getByRole('radio', { name: '390' }).check()
  await expect.poll(() => frame.getAttribute('width')).toBe('390')
  const overflow = await inside.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth)
  expect([title, overflow]).toEqual([title, 0])
}

test.each([1280, 375])('the pages of sets keep to the rules at %d pixels, in both themes', async (width) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    ;({ context, page, complaints } = await openPage(browser, { viewport: { width, height: 900 }, colorScheme }))
    const [first] = await listed()
    for (const path of [urls.sets(), urls.set(first!.slug)]) {
      await visit(page, product.url + path)
      expect([path, await axeFindings(page)]).toEqual([path, []])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await context.close()
  }
})

test('a team keeps a set in a collection and takes it along', async () => {
  ;({ context, page, complaints } = await openPage(browser))
  const email = await register(page, product.url)
  await admin(product, 'licence', 'grant', email, 'team')
  const [first] = await listed()
  const { slug, title } = first!
  await visit(page, product.url + urls.appSet(slug))
  expect(await axeFindings(page)).toEqual([])
  const zip = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download zip' }).click()
  expect((await zip).suggestedFilename()).toBe(`millwork-${slug}-html.zip`)

  await page.getByRole('button', { name: `Collections of your team: ${title}` }).click()
  await page.getByLabel('New collection').fill('Next product')
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: 'Next product', checked: true }).waitFor()

  await visit(page, product.url + urls.collections())
  await page.getByText('1 set', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Next product' }).click()
  await page.getByText('1 set, in the order your team gave it.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: title, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  expect(complaints).toEqual([])
})
