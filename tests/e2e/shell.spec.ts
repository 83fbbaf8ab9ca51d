/** The frame of the app: its sections, its header, the sidebar of a phone, and all of it by keyboard alone. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { launchChromium } from '#toolchain/chromium.ts'
import { press, tabTo } from './keyboard.ts'
import { openPage, register, visit } from './page.ts'
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
afterEach(async () => {
  expect(complaints).toEqual([])
  await context?.close()
})

async function open(path: string, { width = 1280 } = {}) {
  ;({ context, page, complaints } = await openPage(browser, {
    storageState: member,
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
  }))
  await visit(page, product.url + path)
}
const panel = (name: string) => page.getByRole('navigation', { name, exact: true })
const toggle = (name: string) => page.getByRole('button', { name, exact: true })
const titled = (title: string) => expect.poll(() => page.title()).toBe(`${title} - Millwork`)

test('the panel follows the address; a click overrides it until the next navigation', async () => {
  await open('/app')
  await panel('Dashboard').getByRole('link', { name: 'Changelog' }).waitFor()
  await toggle('Extras').click()
  await panel('Extras')
    .getByRole('link', { name: /^Templates/ })
    .waitFor()
  expect(await panel('Dashboard').count()).toBe(0)
  await toggle('Components').click()
  await page.getByRole('combobox', { name: 'Package' }).waitFor()
  await toggle('Extras').click()
  await panel('Extras')
    .getByRole('link', { name: /^Tools/ })
    .click()
  await titled('Tools')
  expect(await toggle('Extras').getAttribute('aria-pressed')).toBe('true')
  expect(
    await panel('Extras')
      .getByRole('link', { name: /^Tools/ })
      .getAttribute('aria-current'),
  ).toBe('page')
  await page.getByRole('link', { name: 'Account' }).click()
  await titled('Profile')
  await panel('User').getByRole('link', { name: 'Active licence' }).waitFor()
  await toggle('Components').click()
  await page.getByRole('link', { name: 'Account' }).click()
  await panel('User').waitFor()
  await page.getByRole('link', { name: 'Millwork, dashboard' }).first().click()
  await panel('Dashboard').waitFor()
})

test('each subcategory with components has a link with their count, and another package begins at the top', async () => {
  await open('/app/components/application-ui/components/alerts')
  const links = panel('Application UI components').getByRole('link')
  expect(await links.count()).toBeGreaterThan(1)
  for (const text of await links.allTextContents()) expect(text).toMatch(/\d+ components?$/)

  await page.setViewportSize({ width: 1280, height: 260 })
  const scroller = panel('Application UI components').locator('xpath=..')
  await scroller.evaluate((element) => element.scrollTo(0, 200))
  expect(await scroller.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
  const packages = page.getByRole('combobox', { name: 'Package' })
  const tallest = packages.evaluate((element) => getComputedStyle(element, '::picker(select)').maxHeight)
  expect(await tallest).toBe('240px')
  await packages.selectOption('marketing')
  await panel('Marketing components').waitFor()
  expect(
    await panel('Marketing components')
      .locator('xpath=..')
      .evaluate((element) => element.scrollTop),
  ).toBe(0)
})

test('the link to the present page is in sight in the sidebar, however long its list, and the page stays at its top', async () => {
  await open('/app/components/application-ui/components/tooltips')
  const link = panel('Application UI components').locator('[aria-current="page"]')
  const placeOf = () =>
    link.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return { isInSight: top > 0 && bottom < innerHeight, scrolled: scrollY }
    })
  await expect.poll(placeOf).toEqual({ isInSight: true, scrolled: 0 })
})

test('a page that is reached by a link is said by its own name', async () => {
  await open('/app')
  const said = () => page.locator('output.sr-only').allTextContents()
  await panel('Dashboard').getByRole('link', { name: 'Changelog' }).click()
  await titled('Changelog')
  await expect.poll(said).toContain('Changelog - Millwork')
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await titled('Profile')
  await expect.poll(said).toContain('Profile - Millwork')
})

test('the header leads to the changelog and to support, which is told the account', async () => {
  await open('/app/extras/starter-kits')
  const support = await page.getByRole('link', { name: 'Support' }).getAttribute('href')
  expect(support).toMatch(/^mailto:.*subject=Millwork%20support&body=.*Account%3A%20grace-.*Licence%3A%20none/)
  await page.getByRole('link', { name: /^What is new in version \d/ }).click()
  await titled('Changelog')
  await page
    .getByRole('heading', { name: /^Version \d+\.\d+\.\d+$/ })
    .first()
    .waitFor()
})

test('the dashboard leads back to where one was last, also by pages that were fetched ahead', async () => {
  ;({ context, page, complaints } = await openPage(browser))
  await register(page, product.url)
  await page.getByRole('heading', { name: 'Start here' }).waitFor()
  const looked = (slug: string) =>
    page.waitForResponse((response) => response.url().includes(`/app/visits/`) && response.url().includes(`/${slug}/`))
  const atAlerts = looked('alerts')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Alerts/ })
    .click()
  await titled('Alerts, Application UI')
  await atAlerts
  const atTables = looked('tables')
  const tables = panel('Application UI components').getByRole('link', { name: /^Tables/ })
  await tables.hover()
  await tables.click()
  await titled('Tables, Application UI')
  await atTables
  await page.getByRole('link', { name: 'Millwork, dashboard' }).first().click()
  const left = page.getByRole('region', { name: 'Continue where you left off' })
  await expect.poll(() => left.getByRole('link').count()).toBe(2)
  await left.getByRole('link', { name: /^Tables/ }).waitFor()
  await left.getByRole('link', { name: /^Alerts/ }).click()
  await page.waitForURL(/\/app\/components\/application-ui\/components\/alerts\/dismissible-alerts-in-four-tones$/)
  await titled('Dismissible alerts in four tones, Alerts')
})

test('what was done is said in a banner, what failed in a red one, and both are put away', async () => {
  await open('/user/profile')
  await page.getByLabel('Name', { exact: true }).fill('Grace Brewster Hopper')
  await page.getByRole('button', { name: 'Save name' }).click()
  const done = page.getByRole('status').filter({ hasText: 'Your name has been saved.' })
  await done.getByRole('button', { name: 'Dismiss' }).click()
  await expect.poll(() => page.getByText('Your name has been saved.').count()).toBe(0)

  await context.addCookies([{ name: 'XSRF-TOKEN', value: 'forged', url: product.url }])
  await page.getByRole('button', { name: 'Save name' }).click()
  const failed = page.getByRole('alert').filter({ hasText: 'The page had expired.' })
  await failed.getByRole('button', { name: 'Dismiss' }).click()
  await failed.waitFor({ state: 'detached' })
})

test('a navigation that takes a while shows its progress', async () => {
  await open('/app')
  await page.route('**/app/extras/tools', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900))
    await route.continue()
  })
  await panel('Dashboard')
    .getByRole('link', { name: /^Tools/ })
    .click()
  await page.locator('#nprogress .bar').waitFor()
  await titled('Tools')
  await page.locator('#nprogress .bar').waitFor({ state: 'detached' })
})

test('on a phone the sidebar opens over a backdrop, and closes when a navigation starts', async () => {
  await open('/app', { width: 375 })
  await page.getByRole('button', { name: 'Open navigation' }).click()
  const drawer = page.getByRole('dialog', { name: 'Navigation' })
  await drawer.getByRole('button', { name: 'Extras' }).click()
  const link = drawer.getByRole('link', { name: /^Starter Kits/ })
  // Fetched ahead while the pointer rests on it: the visit that follows begins without a request.
  const ahead = page.waitForResponse((response) => response.url().endsWith('/starter-kits'))
  await link.hover()
  await ahead
  await link.click()
  await titled('Starter Kits')
  await drawer.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await drawer.waitFor()
  await page.mouse.click(370, 400)
  await drawer.waitFor({ state: 'hidden' })
})

test('the keyboard alone leads through the sections and the documentation', async () => {
  await open('/app')
  await press(page, 'Skip to content')
  await press(page, 'Read what changed')
  await titled('Changelog')
  await visit(page, `${product.url}/app/documentation/getting-started`)
  await tabTo(page, 'Millwork, dashboard')
  await press(page, 'Extras')
  await panel('Extras').waitFor()
  await press(page, 'Components')
  await tabTo(page, 'Package')
  // Past every subcategory of the package.
  await tabTo(page, 'Dark mode', { within: 200 })
  await page.keyboard.press('Enter')
  await titled('Dark mode')
  await press(page, 'Link to “Choose what turns dark mode on”')
  await expect.poll(() => new URL(page.url()).hash).toBe('#choose-what-turns-dark-mode-on')
  const heading = page.getByRole('heading', { name: /^Choose what turns dark mode on/ })
  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top)
  // Right under the header, which covers nothing of it.
  await expect.poll(top).toBeLessThan(100)
  expect(await top()).toBeGreaterThan(56)
  expect(await page.getByRole('navigation', { name: 'Neighbouring pages' }).getByRole('link').count()).toBe(2)
})

test('the focus goes to the start of a page with another frame, and its title is said', async () => {
  const part = 'application-ui/components/modals/delete-confirmation-modal-with-typed-name'
  await open(`/app/components/${part}`)
  await press(page, 'Run all four side by side')
  await titled('Delete confirmation modal with typed name in four flavours')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  await page.getByRole('status').filter({ hasText: 'in four flavours' }).waitFor({ state: 'attached' })
  await press(page, 'Delete confirmation modal with typed name')
  await page.waitForURL(`${product.url}/app/components/${part}`)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
})
