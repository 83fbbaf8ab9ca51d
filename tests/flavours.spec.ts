/**
 * All flavours of real components beside each other in the built product: what is done in one is done in all, they are
 * found alike, and one that is damaged is told.
 */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { launchChromium } from '#toolchain/chromium.ts'
import { urls } from '#shared/urls.ts'
import { axeFindings } from './e2e/axe.ts'
import { openPage, register, visit } from './e2e/page.ts'
import { startProduct, type Product } from './e2e/product.ts'

const free = 'application-ui/components'
const modal = `${free}/modals/delete-confirmation-modal-with-typed-name`
const menu = `${free}/dropdowns/dropdown-menu-with-sections-and-shortcuts`
let product: Product
let browser: Browser
let context: BrowserContext
let page: Page
let complaints: string[]
let steps: number

beforeAll(async () => {
  product = await startProduct()
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})
afterEach(() => context?.close())

const names = ['HTML', 'React', 'Vue', 'Svelte'] as const
const inside = (name: (typeof names)[number]) => page.frameLocator(`iframe[title$=" in ${name}"]`)
const verdict = () => page.getByRole('region', { name: 'Four flavours at work' }).getByRole('status')
const says = (text: RegExp) => expect.poll(() => verdict().innerText()).toMatch(text)

/** Does something, and waits until all flavours agree on what came of it. */
async function agreeAfter(act: () => Promise<unknown>) {
  await act()
  await expect
    .poll(async () => {
      const said = await verdict().innerText()
      const [, count = '0'] = /^All four agree, after (\d+) steps?\.$/.exec(said) ?? []
      if (Number(count) <= steps) return said || 'nothing'
      steps = Number(count)
      return 'agreement'
    })
    .toBe('agreement')
}

async function run(path: string) {
  await context?.close()
  ;({ context, page, complaints } = await openPage(browser))
  steps = 0
  await visit(page, product.url + urls.flavours(path))
  await says(/^All four agree\.$/)
}

test('a dialog opens, holds the focus, takes what is typed and closes in all four', async () => {
  await run(modal)
  await agreeAfter(() => inside('React').getByRole('button').first().click())
  for (const name of names) await inside(name).getByRole('textbox').waitFor()
  await agreeAfter(() => inside('React').getByRole('textbox').fill('abc'))
  for (const name of names) expect(await inside(name).getByRole('textbox').inputValue()).toBe('abc')
  await agreeAfter(() => page.keyboard.press('Tab'))
  await agreeAfter(() => page.keyboard.press('Escape'))
  for (const name of names) await inside(name).getByRole('textbox').waitFor({ state: 'hidden' })
  expect(complaints).toEqual([])
})

test('a menu is gone through by keys and by pointer, and one flavour takes over from another', async () => {
  await run(menu)
  await agreeAfter(() => inside('Vue').getByRole('button').first().press('Enter'))
  for (const name of names) await inside(name).getByRole('menu').waitFor()
  await agreeAfter(() => page.keyboard.press('ArrowDown'))
  await agreeAfter(() => page.keyboard.press('Escape'))
  await agreeAfter(() => inside('React').getByRole('button').first().click())
  await agreeAfter(() => inside('HTML').getByRole('menuitem').first().click())
  for (const name of names) await inside(name).getByRole('menu').waitFor({ state: 'hidden' })
  expect(complaints).toEqual([])
})

test.each<[what: string, path: string, act: () => Promise<unknown>]>([
  ['switches', `${free}/form-switches/toggle-switch-list-in-card`, () => inside('Svelte').getByRole('switch').first().click()],
  ['tabs', `${free}/tabs/underlined-tabs-with-count-badges`, () => inside('HTML').getByRole('tab').nth(1).click()],
  ['disclosures', 'marketing/sections/faq/faq-accordion-with-contact-link', () => inside('HTML').getByRole('button').nth(1).click()],
  ['fields', `${free}/form-layouts/two-column-form-with-validation`, () => inside('Vue').getByRole('textbox').first().fill('')],
])('%s do the same in all four', async (_, path, act) => {
  await run(path)
  await agreeAfter(act)
  await agreeAfter(() => page.keyboard.press('Tab'))
  expect(complaints).toEqual([])
}) // prettier-ignore

test.each<[what: string, address: string, damage: (text: string) => string, told: RegExp]>([
  ['a state that is not said', '/runtimes/vue-*.js', (code) => code.replaceAll('aria-expanded', 'data-gone'), /^Vue has button .* where React has button .*\[expanded\]/],
  ['a menu that does not open', `${urls.flavour(menu, 'html')}?*`, (code) => code.replaceAll('x-show', 'x-gone'), /^HTML /],
])('%s is told', async (_, address, damage, told) => {
  ;({ context, page } = await openPage(browser))
  await page.route(`**${address}`, async (route) => {
    const answer = await route.fetch()
    const { 'content-security-policy': __, ...headers } = answer.headers()
    await route.fulfill({ status: 200, headers, body: damage(await answer.text()) })
  })
  await visit(page, product.url + urls.flavours(menu))
  await says(/./)
  await inside('React').getByRole('button').first().click()
  await inside('React').getByRole('menu').waitFor()
  await says(told)
}) // prettier-ignore

test('nobody loses the focus to it, and it is accessible on a phone', async () => {
  ;({ context, page, complaints } = await openPage(browser, { viewport: { width: 375, height: 812 }, hasTouch: true }))
  await visit(page, product.url + urls.flavours(modal))
  await says(/^All four agree\.$/)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  expect(await axeFindings(page)).toEqual([])
})

test('theme, direction and width go along from a component in the app to its flavours, and back', async () => {
  ;({ context, page, complaints } = await openPage(browser))
  steps = 0
  await register(page, product.url)
  await visit(page, product.url + urls.appComponent(modal))
  const card = () => page.getByRole('article').first()
  const root = () => card().frameLocator('iframe').locator('html')
  await card().getByRole('button', { name: 'Show in dark' }).click()
  await card().getByRole('button', { name: 'RTL' }).click()
  await card().getByRole('radio', { name: '390' }).check()
  await page.waitForURL(product.url + urls.appComponent(modal, { theme: 'dark', dir: 'rtl' }))
  await page.reload()
  await expect.poll(() => root().getAttribute('class')).toBe('dark')

  await page.getByRole('link', { name: 'Run all four side by side' }).click()
  await page.waitForURL(product.url + urls.flavours(modal, { theme: 'dark', dir: 'rtl', width: '390', from: 'app' }))
  await says(/^All four agree\.$/)
  for (const name of names) {
    const html = inside(name).locator('html')
    expect([await html.getAttribute('class'), await html.getAttribute('dir')]).toEqual(['dark', 'rtl'])
    expect(await html.evaluate(() => innerWidth)).toBe(390)
  }

  const controls = (name: RegExp) => page.getByRole('group', { name })
  await controls(/^Theme of/)
    .getByRole('radio', { name: 'Light' })
    .check()
  await controls(/^Width of/)
    .getByRole('radio', { name: '1024' })
    .check()
  await expect
    .poll(() =>
      inside('Svelte')
        .locator('html')
        .evaluate(() => innerWidth),
    )
    .toBe(1024)
  await expect.poll(() => inside('Vue').locator('html').getAttribute('class')).toBe('')
  // What is shown smaller is used as before.
  await agreeAfter(() => inside('React').getByRole('button').first().click())
  await page.waitForURL(product.url + urls.flavours(modal, { theme: 'light', dir: 'rtl', width: '1024', from: 'app' }))

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click()
  await page.waitForURL(product.url + urls.appComponent(modal, { theme: 'light', dir: 'rtl' }))
  await expect.poll(() => root().getAttribute('dir')).toBe('rtl')
  expect(await card().getByRole('radio', { name: '1024' }).isChecked()).toBe(true)
  await page.goBack()
  await says(/^All four agree\.$/)
  expect(
    await controls(/^Width of/)
      .getByRole('radio', { name: '1024' })
      .isChecked(),
  ).toBe(true)
  expect(complaints).toEqual([])
})

test('what an address says of theme, direction and width that is unknown counts for nothing', async () => {
  ;({ context, page, complaints } = await openPage(browser))
  await visit(page, `${product.url}${urls.flavours(modal)}?theme=pink&dir=up&width=7&from=app`)
  await says(/^All four agree\.$/)
  const html = inside('HTML').locator('html')
  expect([await html.getAttribute('class'), await html.getAttribute('dir')]).toEqual([null, 'ltr'])
  expect(await page.getByRole('radio', { name: 'Full' }).isChecked()).toBe(true)
  // A guest has no way into the app.
  expect(await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().getAttribute('href')).toBe(urls.component(modal)) // prettier-ignore
  expect(complaints).toEqual([])
})

test('on the public page of a component the look is kept in the address, and goes along', async () => {
  ;({ context, page, complaints } = await openPage(browser))
  await visit(page, product.url + urls.component(modal, { theme: 'dark', dir: 'rtl' }))
  const root = page.getByRole('article').first().frameLocator('iframe').locator('html')
  await expect.poll(() => root.getAttribute('dir')).toBe('rtl')
  await page.getByRole('article').first().getByRole('button', { name: 'RTL' }).click()
  await page.waitForURL(product.url + urls.component(modal, { theme: 'dark' }))
  await page.getByRole('link', { name: 'Run all four side by side' }).click()
  await says(/^All four agree\.$/)
  expect(await inside('React').locator('html').getAttribute('class')).toBe('dark')
  expect(complaints).toEqual([])
})
