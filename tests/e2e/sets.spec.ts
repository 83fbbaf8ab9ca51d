/** Sets: looked at by a guest, screen by screen, taken along and kept by a team. Which are open follows from the catalogue. */
import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { sets } from '#content/sets/index.ts'
import type { CatalogIndex } from '#shared/catalog.ts'
import { urls } from '#shared/urls.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { axeFindings } from './axe.ts'
import { openPage, register, visit } from './page.ts'
import { admin, startProduct, type Product } from './product.ts'

const index = JSON.parse(readFileSync('build/catalog/index.json', 'utf8')) as CatalogIndex
const standing = new Set(
  index.packages
    .flatMap(({ categories }) => categories)
    .flatMap(({ subcategories }) => subcategories)
    .flatMap(({ components }) => components.map(({ path }) => path)),
)
const open = sets.filter(({ members }) => members.filter((path) => standing.has(path)).length * 3 >= members.length * 2)
const [first] = open

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

const frames = () => page.locator('iframe[title^="Screen: "]')

test.each(open.map(({ slug, title }) => [title, slug]))(
  '%s: its screens are drawn, at any width',
  async (title, slug) => {
    ;({ context, page, complaints } = await openPage(browser))
    await visit(page, product.url + urls.sets())
    await page.getByRole('link', { name: title, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(page.url()).toBe(product.url + urls.set(slug))
    const screens = open.find((set) => set.slug === slug)!.screens
    await expect.poll(() => frames().count()).toBe(screens.length)

    for (const [at, screen] of screens.entries()) {
      const frame = frames().nth(at)
      await frame.scrollIntoViewIfNeeded()
      const inside = frame.contentFrame()
      await inside.locator('.screen-grid > div').first().waitFor()
      expect(await inside.locator('.screen-grid > div').count()).toBe(screen.parts.length)
      const broken = await inside
        .locator('img')
        .evaluateAll(
          (images) =>
            images.filter(
              (image) => (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth === 0,
            ).length,
        )
      expect(broken).toBe(0)

      const widths = page.getByRole('group', { name: `Width of ${screen.title}, in pixels` })
      await widths.getByRole('radio', { name: '390' }).check()
      await expect.poll(() => frame.getAttribute('width')).toBe('390')
      const overflow = await inside.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth)
      expect([screen.title, overflow]).toEqual([screen.title, 0])
      await widths.getByRole('radio', { name: '1440' }).check()
    }
    expect(complaints).toEqual([])
  },
)

test.each([1280, 375])('the pages of sets keep to the rules at %d pixels, in both themes', async (width) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    ;({ context, page, complaints } = await openPage(browser, { viewport: { width, height: 900 }, colorScheme }))
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
