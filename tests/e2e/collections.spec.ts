/** What a team keeps together: begun at a component, put in order with hand and keys, seen by a colleague, taken along. */
import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { CatalogIndex } from '#shared/catalog.ts'
import { urls } from '#shared/urls.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { axeFindings } from './axe.ts'
import { openPage, register, visit } from './page.ts'
import { admin, startProduct, type Product } from './product.ts'

const index = JSON.parse(readFileSync('build/catalog/index.json', 'utf8')) as CatalogIndex
const components = index.packages
  .flatMap(({ categories }) => categories)
  .flatMap(({ subcategories }) => subcategories)
  .flatMap(({ components: [first] }) => first ?? [])
  .slice(0, 3)
const [first, second, third] = components.map(({ title }) => title) as [string, string, string]

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

async function owner(options?: Parameters<typeof openPage>[1]) {
  ;({ context, page, complaints } = await openPage(browser, options))
  const email = await register(page, product.url)
  await admin(product, 'licence', 'grant', email, 'team')
}
const open = (path: string) => visit(page, product.url + path)
const titles = () => page.getByRole('list', { name: 'In this collection' }).getByRole('heading').allTextContents()
const button = (name: string) => page.getByRole('button', { name, exact: true })
const order = () =>
  page.waitForResponse((response) => response.url().endsWith('/order') && response.request().method() === 'PUT')

/** Begins a collection at the first component and adds the other two at their pages. */
async function filled(name: string) {
  for (const [at, { path, title }] of components.entries()) {
    await open(urls.appComponent(path))
    await button(`Collections of your team: ${title}`).click()
    if (at === 0) {
      await page.getByLabel('New collection').fill(name)
      await page.keyboard.press('Enter')
      await page
        .getByRole('status')
        .filter({ hasText: `Added to “${name}”.` })
        .waitFor()
      await page.getByRole('checkbox', { name, checked: true }).waitFor()
      continue
    }
    const kept = page.waitForResponse((response) => response.url().includes('/items/'))
    await page.getByRole('checkbox', { name }).check()
    expect((await kept).status()).toBe(204)
  }
}

test('is begun at a component, put in order by keys and by hand, and kept so', async () => {
  await owner()
  await open(urls.collections())
  await page.getByRole('heading', { name: 'No collections yet' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await filled('Checkout')
  expect(await axeFindings(page)).toEqual([])

  await open(urls.collections())
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Checkout' }).click()
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor()
  expect(await titles()).toEqual([first, second, third])
  expect(await axeFindings(page)).toEqual([])

  // By keys: the focus goes along, and what happened is said.
  await button(`Move down: ${first}`).focus()
  const moved = order()
  await page.keyboard.press('Enter')
  expect((await moved).status()).toBe(204)
  await page
    .getByRole('status')
    .filter({ hasText: `${first}: place 2 of 3` })
    .waitFor({ state: 'attached' })
  expect(await titles()).toEqual([second, first, third])
  expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe(`Move down: ${first}`)

  // By hand; Escape puts it back.
  const handle = page.getByTitle('Drag to another place').nth(2)
  const grab = async () => {
    const { x, y } = (await handle.boundingBox())!
    await page.mouse.move(x + 8, y + 20)
    await page.mouse.down()
    await page.mouse.move(x + 8, y - 300, { steps: 6 })
    await page.locator('ol[data-dragging]').waitFor()
  }
  await grab()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await titles()).toEqual([second, first, third])
  await grab()
  const dropped = order()
  await page.mouse.up()
  expect((await dropped).status()).toBe(204)
  expect(await titles()).toEqual([third, second, first])
  await page.reload()
  expect(await titles()).toEqual([third, second, first])
  expect(complaints).toEqual([])
})

test('what is taken out can be put back, and what comes back to the page finds it so', async () => {
  await owner({ colorScheme: 'dark' })
  await filled('Booking')
  await open(urls.collections())
  await page.getByRole('link', { name: 'Booking' }).click()
  await button(`Remove: ${second}`).press('Enter')
  await page.getByText('2 components, in the order your team gave them.').waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(`Put back: ${second}`)
  expect(await axeFindings(page)).toEqual([])
  const kept = order()
  await page.keyboard.press('Enter')
  await kept
  expect(await titles()).toEqual([first, second, third])

  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await button(`Remove: ${third}`).click()
  await removed
  await page.getByRole('link', { name: first }).click()
  await page.getByRole('heading', { level: 1, name: first }).waitFor()
  await page.goBack()
  await expect.poll(titles).toEqual([first, second])
  expect(complaints).toEqual([])
})

test('is taken along as one zip, renamed, and deleted after a question', async () => {
  await owner({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })
  await filled('Analytics')
  await open(urls.collections())
  await page.getByRole('link', { name: 'Analytics' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download zip' }).click()
  expect((await download).suggestedFilename()).toBe('millwork-analytics-html.zip')

  await page.getByText('Rename', { exact: true }).click()
  await page.getByLabel('Name').fill('')
  await button('Save the name').click()
  await page.getByText('Enter a name.').waitFor()
  await page.getByLabel('Name').fill('Reports')
  await button('Save the name').click()
  await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  expect(await axeFindings(page)).toEqual([])

  await page.locator('summary').getByText('Delete').click()
  await button('Delete the collection').click()
  await page.getByRole('heading', { name: 'No collections yet' }).waitFor()
  await page.getByRole('status').filter({ hasText: 'The collection has been deleted.' }).waitFor()
})
