/** The search of the app: by shortcut and by button, by keyboard and by mouse. */
import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { launchChromium } from '#toolchain/chromium.ts'
import { alive, openPage, openSearch, register, visit } from './page.ts'
import { startProduct, type Product } from './product.ts'

let product: Product
let browser: Browser
let member: Awaited<ReturnType<BrowserContext['storageState']>>
let context: BrowserContext
let page: Page
let complaints: string[]

beforeAll(async () => {
  product = await startProduct()
  browser = await launchChromium()
  const first = await openPage(browser)
  await register(first.page, product.url)
  member = await first.context.storageState()
  await first.context.close()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})
beforeEach(async () => {
  ;({ context, page, complaints } = await openPage(browser, { storageState: member }))
  await visit(page, `${product.url}/app`)
})
afterEach(async () => {
  expect(complaints).toEqual([])
  await context.close()
})

const palette = () => page.getByRole('dialog', { name: /^Search/ })
const field = () => palette().getByRole('combobox')
const options = () => palette().getByRole('option')
const marked = () => palette().getByRole('option', { selected: true })

test('the shortcut opens it with every page, Escape closes it and gives the focus back', async () => {
  const link = page.getByRole('link', { name: /^Alerts/ }).first()
  await link.focus()
  await openSearch(page)
  await field().waitFor()
  expect(await field().getAttribute('placeholder')).toBe('Search Millwork..')
  await expect.poll(() => options().allTextContents()).toContainEqual('AlertsComponents')
  expect(await palette().getByText('Application UI').count()).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await field().waitFor({ state: 'detached' })
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('typing finds pages and components, arrows choose, Enter goes there', async () => {
  await page.getByRole('button', { name: 'Search' }).click()
  await field().fill('  TA bles')
  await expect.poll(() => marked().textContent()).toContain('Tables')
  await field().press('Enter')
  await page.waitForURL(/\/components\/tables$/)
  await field().waitFor({ state: 'detached' })
})

test('a component is found by its words in any order, is shown beside the list, and Enter leads to it', async () => {
  await openSearch(page)
  await field().fill('shortcuts menu sections')
  await expect.poll(() => marked().textContent()).toContain('Dropdown menu with sections and shortcuts')
  await expect.poll(() => marked().locator('img').count()).toBe(2)
  const shown = palette().locator('img[src*="dropdown-menu-with-sections-and-shortcuts-"]:visible').last()
  // In one of its two sizes: a browser tells of a chosen one by the room it has.
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await field().press('Enter')
  await page.waitForURL(/\/dropdowns[#/]dropdown-menu-with-sections-and-shortcuts$/)
  await page.getByRole('heading', { name: 'Dropdown menu with sections and shortcuts' }).waitFor()
})

test('icons are found as well, and lead to the tool that has them', async () => {
  await openSearch(page)
  await field().fill('bell slash')
  await options().filter({ hasText: 'Bell slash' }).first().click()
  await page.waitForURL(/\/tools\/[\w-]+\?q=bell\+slash/)
})

test('on public pages too, once somebody means to search; the link leads to its page without a script', async () => {
  await visit(page, `${product.url}/pricing`)
  await page.keyboard.press('Control+k')
  await field().fill('forgot pasword')
  await expect.poll(() => marked().textContent()).toContain('Password reset page with confirmation')
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await page.waitForURL(/\/search$/)

  const still = await context.browser()!.newContext({ javaScriptEnabled: false })
  const plain = await still.newPage()
  await plain.goto(`${product.url}/pricing`)
  await plain.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await plain.getByRole('searchbox').fill('cart')
  await plain.getByRole('searchbox').press('Enter')
  await plain.waitForURL(/\/search\?q=cart$/)
  expect(await plain.getByRole('link', { name: 'Shopping cart page with product list' }).count()).toBe(1)
  await still.close()
})

test('arrows go round, and the mark follows the pointer', async () => {
  await openSearch(page)
  const first = await marked().textContent()
  await field().press('ArrowUp')
  expect(await marked().textContent()).toContain('Active licence')
  await field().press('ArrowDown')
  expect(await marked().textContent()).toBe(first)
  await options().nth(2).hover()
  await expect.poll(() => options().nth(2).getAttribute('aria-selected')).toBe('true')
  expect(await field().getAttribute('aria-activedescendant')).toBe(await options().nth(2).getAttribute('id'))
})

test('nothing found is said, and a click beside it closes it', async () => {
  await openSearch(page)
  await field().fill('zzz')
  await palette().getByText('No results').first().waitFor()
  await field().press('Enter')
  await page.mouse.click(5, 5)
  await field().waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/app')
})

test('what is not found can be asked for, by its name and by the Tab key', async () => {
  await openSearch(page)
  await field().fill('flux capacitor zzz')
  await palette().getByRole('link', { name: 'Ask for it' }).waitFor()
  await field().press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${product.url}/component-requests/new?name=flux+capacitor+zzz`)
  expect(await page.getByRole('textbox').first().inputValue()).toBe('flux capacitor zzz')
  await page.goBack()
  await page.waitForURL(`${product.url}/app`)
})

test('what was chosen stands on top the next time', async () => {
  await openSearch(page)
  await field().fill('Modals')
  await field().press('Enter')
  await page.waitForURL(/\/modals$/)
  await page.reload()
  await alive(page)
  await openSearch(page)
  await palette().getByText('Recent').waitFor()
  expect(await marked().textContent()).toContain('Modals')
})

test('a page that is being fetched is not fetched again because the pointer rests on a link to it', async () => {
  const place = '/app/components/application-ui/components/alerts'
  let asked = 0
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(`**${place}`, async (route) => {
    asked++
    await held
    await route.continue()
  })
  const link = page.getByRole('main').locator(`a[href="${place}"]`).first()
  await link.scrollIntoViewIfNeeded()
  await openSearch(page)
  await field().fill('alerts')
  await field().press('Enter')
  await expect.poll(() => asked).toBe(1)
  await link.hover()
  // Longer than a pointer has to rest on a link before its page is fetched ahead.
  await page.waitForTimeout(300)
  answer()
  await page.getByRole('heading', { level: 1, name: 'Alerts' }).waitFor()
  expect(asked).toBe(1)
})

test('what is typed before the palette has come is in its field, and no shortcut of the page', async () => {
  const part = 'application-ui/components/modals/delete-confirmation-modal-with-typed-name'
  await visit(page, `${product.url}/app/components/${part}`)
  await openSearch(page)
  await page.keyboard.type('dar')
  await field().waitFor()
  await page.keyboard.type('k')
  expect(await field().inputValue()).toBe('dark')
  await page.keyboard.press('Escape')
  await field().waitFor({ state: 'detached' })
  // "d" would have turned the preview dark.
  expect(await page.getByRole('button', { name: 'Show in dark' }).count()).toBe(1)
  await page.keyboard.press('d')
  await page.getByRole('button', { name: 'Show in light' }).waitFor()

  let letCome = () => {}
  const held = new Promise<void>((resolve) => (letCome = resolve))
  await page.route(/\/public-dialog-[^/]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await visit(page, `${product.url}/components`)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('mofa')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  letCome()
  await field().waitFor()
  expect(await field().inputValue()).toBe('mo')
  await page.keyboard.type('dal')
  await expect.poll(() => marked().textContent()).toMatch(/modal/i)
})
