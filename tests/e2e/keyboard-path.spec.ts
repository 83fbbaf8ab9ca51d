/** From a word in mind to code in a zip, with the keyboard alone; what is bought that way is in buying.spec.ts. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import type { CatalogIndex } from '#shared/catalog.ts'
import { urls } from '#shared/urls.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { press, tabTo } from './keyboard.ts'
import { allowClipboard, clipboardOf, openPage, openSearch, register, visit } from './page.ts'
import { startProduct, type Product } from './product.ts'

const index = JSON.parse(readFileSync('build/catalog/index.json', 'utf8')) as CatalogIndex
/** Open to everybody on every day, and with something in it that takes the focus. */
const { title, path } = index.packages
  .flatMap(({ categories }) => categories.flatMap(({ subcategories }) => subcategories))
  .flatMap(({ components }) => components)
  .find(({ free, opens }) => free && opens)!
/** Presses of the Tab key that nobody minds. */
const few = 25

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

/** What has the focus, and whether it is in sight and shows that it has it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement
    const { top, bottom } = (element.closest('label') ?? element).getBoundingClientRect()
    return { tag: element.localName, isInSight: bottom > 0 && top < innerHeight }
  })

test('somebody finds a component, chooses flavour and style, copies it and takes it along, without a pointer', async () => {
  const { page, context, complaints } = await openPage(browser)
  await allowClipboard(context, product.url)
  await register(page, product.url)

  await openSearch(page)
  await page.keyboard.type(title)
  await page.getByRole('option', { name: title }).first().waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(product.url + urls.appComponent(path))
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  // The page's own things come first, not the menus once more.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')

  expect(await tabTo(page, `Tray: ${title}`)).toBeLessThan(few)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `Tray: ${title}`, pressed: true }).waitFor()

  expect(await tabTo(page, /^Code style: Tailwind v4/)).toBeLessThan(few)
  await page.keyboard.press('Enter')
  const chosen = (label: string) => page.getByRole('group', { name: label }).getByRole('radio', { checked: true })
  await expect.poll(() => focused(page)).toEqual({ tag: 'input', isInSight: true })
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => chosen('Tailwind CSS').inputValue()).toBe('v3')
  expect(await tabTo(page, 'Comfortable')).toBeLessThan(few)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => chosen('Density').inputValue()).toBe('compact')
  await page.keyboard.press('Escape')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toMatch(/^Code style: Tailwind v3/)

  expect(await tabTo(page, 'Preview')).toBeLessThan(few)
  await page.keyboard.press('ArrowRight')
  await page.getByRole('tab', { name: 'Code', selected: true }).waitFor()
  expect(await tabTo(page, 'HTML')).toBeLessThan(few)
  await page.keyboard.press('ArrowRight')
  await page.getByRole('tab', { name: 'React', selected: true }).waitFor()
  // What is passed while it is still on its way is not met again before the whole page was.
  await page.getByRole('button', { name: /^Copy: .*\.tsx$/ }).waitFor()
  expect(await tabTo(page, /^Copy: .*\.tsx$/)).toBeLessThan(few)
  await page.keyboard.press('Enter')
  expect((await focused(page)).isInSight).toBe(true)
  await expect.poll(() => clipboardOf(page)).toMatch(/^import [\s\S]+export default function/)

  await press(page, 'Tray, 1 in it')
  await page.getByRole('dialog', { name: 'Tray' }).waitFor()
  const download = page.waitForEvent('download')
  expect(await tabTo(page, 'Download zip', { within: few })).toBeLessThan(few)
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toBe('millwork-tray-react.zip')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Tray, 1 in it')
  expect(complaints).toEqual([])
  await context.close()
})

test('a visitor comes from the search of the public site to the code of a free component', async () => {
  const { page, context, complaints } = await openPage(browser)
  await allowClipboard(context, product.url)
  await visit(page, product.url)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^Search/ }).waitFor()
  await page.keyboard.type(title)
  await page.getByRole('option', { name: title }).first().waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(product.url + urls.component(path))
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  expect(await tabTo(page, 'Preview')).toBeLessThan(few)
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: /^Copy: .*\.html$/, disabled: false }).waitFor()
  expect(await tabTo(page, /^Copy: .*\.html$/)).toBeLessThan(few)
  await page.keyboard.press('Enter')
  expect((await focused(page)).isInSight).toBe(true)
  await expect.poll(() => clipboardOf(page)).toMatch(/^</)
  expect(complaints).toEqual([])
  await context.close()
})
