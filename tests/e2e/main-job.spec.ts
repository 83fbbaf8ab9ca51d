/** The main job, as a person does it: register, browse, preview, switch, copy. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { launchChromium } from '#toolchain/chromium.ts'
import { alive, allowClipboard, clipboardOf, forgetVisitor, openPage, register, registerByForm, visit } from './page.ts'
import { startProduct, type Product } from './product.ts'

const alerts = '/app/components/application-ui/components/alerts'
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

async function visitor(options?: Parameters<typeof openPage>[1]) {
  ;({ context, page, complaints } = await openPage(browser, options))
  await allowClipboard(context, product.url)
}

test('a visitor registers, opens a subcategory, sees it live, switches theme and flavour, and copies code', async () => {
  await visitor()
  await visit(page, product.url)
  await page.getByRole('link', { name: 'Create a free account' }).click()
  await page.getByLabel('Name').fill('Grace Hopper')
  await page.getByLabel('Email').fill('grace@example.com')
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL(`${product.url}/app`)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toContain('Grace')

  await page
    .getByRole('link', { name: /^Alerts/ })
    .first()
    .click()
  await page.waitForURL(product.url + alerts)
  const card = page.getByRole('article').first()
  const title = await card.getByRole('heading', { level: 2 }).getByRole('link').textContent()

  const frame = card.frameLocator('iframe')
  await frame
    .getByRole('button', { name: /dismiss/i })
    .first()
    .waitFor()
  await card.getByRole('button', { name: 'Show in dark' }).click()
  await expect.poll(() => frame.locator('html').getAttribute('class')).toBe('dark')
  const shown = await frame.getByRole('button', { name: /dismiss/i }).count()
  await frame
    .getByRole('button', { name: /dismiss/i })
    .first()
    .click()
  await expect.poll(() => frame.getByRole('button', { name: /dismiss/i }).count()).toBe(shown - 1)

  await card.getByRole('tab', { name: 'Code' }).click()
  await card.getByRole('tab', { name: 'React' }).click()
  await card.getByRole('button', { name: new RegExp(`^Copy: ${title}`) }).click()
  await card.getByRole('button', { name: new RegExp(`^Copied: ${title}`) }).waitFor()
  expect(await clipboardOf(page)).toMatch(/^import [\s\S]+export default function \w+\(\) \{[\s\S]+\}\n$/)

  await card.getByRole('tab', { name: 'HTML' }).click()
  await card.getByRole('button', { name: new RegExp(`^Copy: ${title}.*html`) }).click()
  await expect.poll(() => clipboardOf(page)).toMatch(/^<(div|section|ul)/)
  const html = await clipboardOf(page)
  expect(html).not.toMatch(/className|(primary|secondary)-\d/)
  expect(complaints).toEqual([])
})

test('the flavour chosen last is there again after a reload', async () => {
  await visitor()
  await registerByForm(page, product.url)
  await visit(page, product.url + alerts)
  const card = page.getByRole('article').first()
  await card.getByRole('tab', { name: 'Code' }).click()
  await card.getByRole('tab', { name: 'React' }).click()
  await page.reload()
  await alive(page)
  await card.getByRole('tab', { name: 'Code' }).click()
  await expect.poll(() => card.getByRole('tab', { name: 'React' }).getAttribute('aria-selected')).toBe('true')
  expect(complaints).toEqual([])
})

test('a guest who opens a component signs in and lands where they wanted to go', async () => {
  await visitor()
  const email = await register(page, product.url)
  await forgetVisitor(page)
  await page.goto(product.url + alerts)
  await page.waitForURL(/\/login\?next=/)
  await alive(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(product.url + alerts)
  expect(complaints).toEqual([])
})

test('wrong details keep what was typed, say so under the field and move the focus there', async () => {
  await visitor()
  await visit(page, `${product.url}/login`)
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('The email address or the password is wrong.').waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('nobody@example.com')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true')
})

test('signing out ends it: the app asks to sign in, and going back shows nothing of it', async () => {
  await visitor()
  await register(page, product.url, { name: 'Unmistakable Name' })
  await page.getByText('Unmistakable').first().waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL((url) => url.pathname !== '/app')
  await page.goBack()
  await page.waitForURL(/\/login/)
  expect(await page.getByText('Unmistakable').count()).toBe(0)
})

test('every subcategory there is opens from the sidebar of a phone, by touch', async () => {
  await visitor({ viewport: { width: 375, height: 800 }, hasTouch: true })
  await register(page, product.url)
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Components', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Tables/ })
    .click()
  await page.waitForURL(/\/components\/tables$/)
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('without any script a visitor registers, is told what does not fit, and reads the library', async () => {
  await visitor({ javaScriptEnabled: false })
  await page.goto(`${product.url}/register`)
  await page.getByLabel('Name').fill('Katherine Johnson')
  await page.getByLabel('Email').fill('katherine@example.com')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Use at least 10 characters.').waitFor()
  expect(await page.getByLabel('Name').inputValue()).toBe('Katherine Johnson')
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL(`${product.url}/app`)
  await page
    .getByRole('link', { name: /^Alerts/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: 'Alerts' }).waitFor()
})

test('what was typed before the page came to life stays', async () => {
  await visitor()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${product.url}/register`, { waitUntil: 'commit' })
  await page.getByLabel('Name').fill('Mary Jackson')
  await page.getByLabel('Email').fill('mary@example.com')
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  release()
  await alive(page)
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.poll(() => page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text')
  expect(await page.getByLabel('Name').inputValue()).toBe('Mary Jackson')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL(`${product.url}/app`)
  expect(complaints).toEqual([])
})

/** The ground of an element as it is painted first: no frame comes while a stylesheet in the head is on its way. */
const firstPainted = (element: Element) =>
  new Promise<string>((resolve) => requestAnimationFrame(() => resolve(getComputedStyle(element).backgroundColor)))

test('colours chosen once recolour every preview and snippet, and contrast is kept', async () => {
  await visitor({ reducedMotion: 'reduce' })
  await register(page, product.url)
  await visit(page, `${product.url}/app/components/application-ui/components/buttons`)
  const card = page.getByRole('article').first()
  const button = card.frameLocator('iframe').getByRole('button', { name: 'Create invoice' })
  const look = () => button.evaluate((element) => getComputedStyle(element).backgroundColor)
  await button.waitFor()
  const blue = await look()

  await page.getByRole('button', { name: 'Primary colour: Blue' }).click()
  await page.getByRole('radio', { name: 'Yellow' }).check()
  await page.keyboard.press('Escape')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Primary colour: Yellow')
  await expect.poll(look).not.toBe(blue)
  const yellow = await look()

  await card.getByRole('tab', { name: 'Code' }).click()
  await card.getByText(/colours were moved to keep contrast/).click()
  await card.getByText('bg-yellow-600 → bg-yellow-400').first().waitFor()
  await card.getByText('bg-yellow-400').first().waitFor()

  // The choice outlives the page, in the preview's first paint too.
  await page.reload()
  await alive(page)
  expect(await button.evaluate(firstPainted)).toBe(yellow)
  expect(complaints).toEqual([])
})

test('code comes for the Tailwind version and in the style chosen, here and after a reload', async () => {
  await visitor()
  await register(page, product.url)
  await visit(page, `${product.url}/app/components/application-ui/components/dropdowns`)
  const card = page.getByRole('article').first()
  await card.getByRole('tab', { name: 'Code' }).click()

  await page.getByRole('button', { name: 'Code style: Tailwind v4' }).click()
  const panel = page.getByRole('group', { name: 'Code style' })
  await panel.getByRole('radio', { name: 'v3' }).check()
  await panel.getByRole('radio', { name: 'Always' }).check()
  await panel.getByRole('textbox', { name: 'Class prefix' }).fill('mw')
  await page.keyboard.press('Escape')
  await card.getByRole('tab', { name: 'React' }).click()
  await card.getByText('notes for the project').click()
  await card.getByText('Tailwind CSS 3.4 or newer.').waitFor()
  await card.getByText("prefix: 'mw-'").waitFor()
  const copied = async () => {
    await card.getByRole('button', { name: /^Copy: .*tsx/ }).click()
    await card.getByRole('button', { name: /^Copied: .*tsx/ }).waitFor()
    return clipboardOf(page)
  }
  expect(await copied()).toMatch(/^import .* from '@headlessui\/react';[\s\S]*data-\[closed\]:mw-opacity-0/)

  await page.reload()
  await alive(page)
  await card.getByRole('tab', { name: 'Code' }).click()
  expect(await copied()).toContain('data-[closed]:mw-opacity-0')
  expect(complaints).toEqual([])
})

test('a reader’s own colours reach previews and code, and what is none is told under the field', async () => {
  await visitor({ reducedMotion: 'reduce' })
  await register(page, product.url)
  await visit(page, `${product.url}/app/components/application-ui/components/buttons`)
  const card = page.getByRole('article').first()
  const button = card.frameLocator('iframe').getByRole('button', { name: 'Create invoice' })
  await button.waitFor()

  await page.getByRole('button', { name: 'Primary colour: Blue' }).click()
  const panel = page.getByRole('group', { name: 'Primary colour' })
  await panel.getByText('Your own colours').click()
  const field = panel.getByRole('textbox', { name: 'Eleven colours' })
  await field.fill('50: #fff')
  await panel.getByRole('button', { name: 'Use these' }).click()
  await panel.getByText(/Missing: 100, 200/).waitFor()
  expect(await field.inputValue()).toBe('50: #fff')

  const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]
  await field.fill(
    steps.map((step, index) => `--color-plum-${step}: #${(0xff - index * 20).toString(16)}20a0;`).join(' '),
  )
  await panel.getByRole('button', { name: 'Use these' }).click()
  await page.getByRole('button', { name: 'Primary colour: Plum' }).waitFor()
  await expect
    .poll(() => button.evaluate((element) => getComputedStyle(element).backgroundColor))
    .toMatch(/rgb\(\d+, 32, 160\)/)
  await card.getByRole('tab', { name: 'Code' }).click()
  await card
    .getByText(/bg-plum-\d00/)
    .first()
    .waitFor()
  expect(complaints).toEqual([])
})
