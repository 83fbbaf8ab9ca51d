/** A page of the library as somebody works in it: keys, favourites, prompts, files, widths. */
import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { launchChromium } from '#toolchain/chromium.ts'
import { axeFindings } from './axe.ts'
import { tabTo } from './keyboard.ts'
import { allowClipboard, clipboardOf, openPage, openSearch, register, visit } from './page.ts'
import { startProduct, type Product } from './product.ts'

const components = '/app/components/application-ui/components'
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

async function member(options?: Parameters<typeof openPage>[1]) {
  ;({ context, page, complaints } = await openPage(browser, options))
  await allowClipboard(context, product.url)
  return register(page, product.url)
}
const said = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor()
const card = () => page.getByRole('article').first()
const saved = (path: string) =>
  page.waitForResponse((response) => response.url().includes(path) && response.request().method() !== 'GET')

test('single keys switch, copy and mark, and tell what they did', async () => {
  await member()
  await visit(page, `${product.url}${components}/tables`)
  await page.keyboard.press('2')
  await said(/: React$/)
  await expect.poll(() => card().getByRole('tab', { name: 'React' }).getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('c')
  await said(/^Copied: .*\.tsx/)
  expect(await clipboardOf(page)).toMatch(/^import [\s\S]+export default function/)
  await page.keyboard.press('a')
  await said(/^Copied: .*prompt/)
  expect(await clipboardOf(page)).toMatch(/^Add this component to my project[\s\S]*npm install[\s\S]*```tsx/)
  await page.keyboard.press('v')
  await card().frameLocator('iframe').getByRole('table').waitFor()
  await page.keyboard.press('d')
  await expect.poll(() => card().frameLocator('iframe').locator('html').getAttribute('class')).toBe('dark')
  await page.keyboard.press('r')
  await expect.poll(() => card().frameLocator('iframe').locator('html').getAttribute('dir')).toBe('rtl')
  await page.keyboard.press('n')
  await page.waitForURL(`${product.url}${components}/tabs`)
  await page.keyboard.press('p')
  await page.waitForURL(`${product.url}${components}/tables`)
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: /^Search/ }).waitFor()
  expect(complaints).toEqual([])
})

test('what goes into the tray is there on every page, and is taken along as a zip', async () => {
  await member()
  await visit(page, `${product.url}${components}/tables`)
  const title = (await card().getByRole('heading', { level: 2 }).getByRole('link').innerText()).trim()
  await card()
    .getByRole('button', { name: `Tray: ${title}` })
    .click()
  await card()
    .getByRole('button', { name: `Tray: ${title}`, pressed: true })
    .waitFor()
  await visit(page, `${product.url}/app`)
  await page.getByRole('button', { name: 'Tray, 1 in it' }).click()
  const tray = page.getByRole('dialog', { name: 'Tray' })
  await tray.getByRole('link', { name: title }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  const download = page.waitForEvent('download')
  await tray.getByRole('link', { name: 'Download zip' }).click()
  expect((await download).suggestedFilename()).toBe('millwork-tray-html.zip')
  await tray.getByRole('button', { name: 'Empty it' }).click()
  await tray.getByRole('button', { name: 'Put 1 back' }).click()
  await tray.getByRole('button', { name: `Take out ${title}` }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Tray, empty' }).waitFor()
  expect(complaints).toEqual([])
})

test('keys do nothing while one types, with a modifier, in a dialog, or switched off in settings', async () => {
  await member()
  await visit(page, `${product.url}${components}/tables`)
  await page.keyboard.press('Control+d')
  await page.getByRole('button', { name: /^Code style/ }).click()
  await page.getByRole('textbox', { name: 'Class prefix' }).pressSequentially('vd')
  await page.keyboard.press('Escape')
  expect(await card().getByRole('tab', { name: 'Preview' }).getAttribute('aria-selected')).toBe('true')
  expect(await card().getByRole('button', { name: 'Show in dark' }).count()).toBe(1)

  await page.keyboard.press('?')
  const map = page.getByRole('dialog', { name: 'Keyboard' })
  await map.getByText('Copy the code').waitFor()
  await page.keyboard.press('v')
  await page.keyboard.press('Escape')
  await expect.poll(() => map.isVisible()).toBe(false)
  expect(await card().getByRole('tab', { name: 'Preview' }).getAttribute('aria-selected')).toBe('true')

  const kept = saved('/user/settings/snippets')
  await visit(page, `${product.url}/user/settings`)
  await page.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck()
  await kept
  await visit(page, `${product.url}${components}/tables`)
  await page.keyboard.press('v')
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await map.waitFor()
  await page.keyboard.press('Escape')
  expect(await card().getByRole('tab', { name: 'Preview' }).getAttribute('aria-selected')).toBe('true')
  expect(complaints).toEqual([])
})

test('a favourite marked by key waits on its page and in other browsers; an empty page says what to do', async () => {
  await member()
  // Straight there: from a page of the library, it would say to go on with that one as soon as a look there counts.
  await visit(page, `${product.url}/app/favourites`)
  await page.getByRole('heading', { name: 'No favourites yet' }).waitFor()
  await page.getByRole('link', { name: 'Browse all components' }).click()
  await page.waitForURL(`${product.url}/app/components`)
  await visit(page, `${product.url}${components}/tables`)
  const title = await card().getByRole('heading', { level: 2 }).getByRole('link').innerText()
  await tabTo(page, `Favourite: ${title}`)
  const kept = saved('/app/favourites/')
  await page.keyboard.press('Enter')
  await kept
  const isMarked = () => page.getByRole('button', { name: `Favourite: ${title}` }).getAttribute('aria-pressed')
  expect(await isMarked()).toBe('true')

  const state = await context.storageState()
  await context.close()
  ;({ context, page, complaints } = await openPage(browser, { storageState: { ...state, origins: [] } }))
  await visit(page, `${product.url}/app/favourites`)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: title }).click()
  await page.waitForURL(/\/app\/components\//)
  expect(await isMarked()).toBe('true')
  expect(complaints).toEqual([])
})

test('a mark the server refuses is taken back, and said', async () => {
  await member()
  await visit(page, `${product.url}${components}/tables`)
  await page.route('**/app/favourites/**', (route) => route.fulfill({ status: 500, body: '' }))
  const star = card().getByRole('button', { name: /^Favourite/ })
  await star.click()
  await said('Not saved. Try again.')
  expect(await star.getAttribute('aria-pressed')).toBe('false')
})

test('the file of the shown flavour is saved as it is shown', async () => {
  await member()
  await visit(page, `${product.url}${components}/tables`)
  await page.keyboard.press('3')
  const downloading = page.waitForEvent('download')
  await card()
    .getByRole('button', { name: /^Download .*\.vue$/ })
    .click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/\.vue$/)
  expect(readFileSync(await download.path(), 'utf8')).toMatch(/<template>/)
  expect(complaints).toEqual([])
})

test('choices made on one device are there on another, and two tabs agree', async () => {
  const email = await member()
  await visit(page, `${product.url}${components}/tables`)
  const tab = await context.newPage()
  await visit(tab, `${product.url}${components}/buttons`)
  const kept = saved('/user/settings/snippets')
  await page.getByRole('button', { name: /^Primary colour/ }).click()
  await page.getByRole('radio', { name: 'Rose' }).check()
  await kept
  await tab.getByRole('button', { name: 'Primary colour: Rose' }).waitFor()

  await context.close()
  ;({ context, page, complaints } = await openPage(browser))
  await visit(page, `${product.url}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(`${product.url}/app`)
  await visit(page, `${product.url}${components}/tables`)
  await page.getByRole('button', { name: 'Primary colour: Rose' }).waitFor()
  expect(complaints).toEqual([])
})

test('a preview’s width is chosen, pulled and shown, scaled where the room is narrower, and kept', async () => {
  await member()
  await visit(page, `${product.url}${components}/tables`)
  const frame = card().locator('iframe')
  const choose = (width: string) => card().getByRole('radio', { name: width, exact: true }).check()
  const within = () => card().frameLocator('iframe').locator('html')
  const widthWithin = () => within().evaluate(() => innerWidth)
  await choose('390')
  await expect.poll(async () => (await frame.boundingBox())?.width).toBe(390)
  await card().getByText('390 px', { exact: true }).waitFor()
  const handle = card().getByRole('separator', { name: 'Width of the preview' })
  await handle.focus()
  await page.keyboard.press('ArrowRight')
  await card().getByText('406 px', { exact: true }).waitFor()
  await page.keyboard.press('End')
  expect(await handle.getAttribute('aria-valuetext')).toBe('Full width')

  await choose('1536')
  const told = await card()
    .getByText(/^1536 px at \d+ %$/)
    .textContent()
  await expect.poll(widthWithin).toBe(1536)
  const scale = (await frame.boundingBox())!.width / 1536
  expect(told).toBe(`1536 px at ${Math.floor(scale * 100)} %`)
  const shape = async () => (await frame.boundingBox())!.height / (await within().evaluate(() => innerHeight))
  await expect.poll(shape).toBeCloseTo(scale, 3)
  // The card ends where the picture of its preview does.
  const stage = () => handle.evaluate((element) => element.getBoundingClientRect().height)
  await expect.poll(async () => (await stage()) - (await frame.boundingBox())!.height).toBeCloseTo(0, 0)
  const box = card().frameLocator('iframe').getByRole('checkbox').first()
  await box.evaluate((element) => element.addEventListener('click', () => (document.title = 'Hit')))
  await box.click()
  expect(await within().evaluate(() => document.title)).toBe('Hit')

  await visit(page, `${product.url}${components}/buttons`)
  await card()
    .getByText(/^1536 px at/)
    .waitFor()
  await visit(page, `${product.url}/components/application-ui/components/badges`)
  await card()
    .getByText(/^1536 px at/)
    .waitFor()
  await expect.poll(widthWithin).toBe(1536)
  expect(complaints).toEqual([])
})

test.each([
  ['a phone', 375],
  ['a laptop', 1100],
])('a layout begins as on a desktop on %s, for everybody', async (_, width) => {
  ;({ context, page, complaints } = await openPage(browser, { viewport: { width, height: 900 } }))
  const layouts = '/components/application-ui/layouts/light-sidebar'
  const within = () => card().frameLocator('iframe').locator('html')
  await page.goto(product.url + layouts)
  await expect.poll(() => within().evaluate(() => innerWidth)).toBe(1280)
  const before = await card().locator('iframe').boundingBox()
  await visit(page, product.url + layouts)
  await card()
    .getByText(/^1280 px at \d+ %$/)
    .waitFor()
  await expect.poll(async () => (await card().locator('iframe').boundingBox())?.width).toBeCloseTo(before!.width, 0)
  expect(before!.width).toBeLessThan(width)
  await register(page, product.url)
  await visit(page, `${product.url}/app${layouts}`)
  await card()
    .getByText(/^1280 px at \d+ %$/)
    .waitFor()
  await expect.poll(() => within().evaluate(() => innerWidth)).toBe(1280)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(complaints).toEqual([])
})

type Listed = { slug: string; path: string; title: string }

/**
 * Opens a page of the library as if it held so many components, those it has over and over: from the dashboard, or from
 * the page of one component, which then is the ninth.
 */
async function openLong(place: string, count: number, anchor = '') {
  await page.route(`**${place}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { props: { subcategory: { components: Listed[] } } }
    const [first] = body.props.subcategory.components as [Listed]
    body.props.subcategory.components = Array.from({ length: count }, (_, index) => ({
      ...first,
      slug: anchor && index === 8 ? anchor : `part-${index + 1}`,
      title: `Part ${index + 1}`,
    }))
    await route.fulfill({ response, json: body })
  })
  if (anchor) {
    await visit(page, `${product.url}${place}/${anchor}`)
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click()
  } else {
    await visit(page, `${product.url}/app`)
    await openSearch(page)
    await page.getByRole('combobox').fill(place.split('/').at(-1)!)
    await page.getByRole('option').first().click()
  }
  await page.waitForURL(new RegExp(`${place}(#|$)`))
  await page
    .getByRole('article')
    .nth(count - 1)
    .waitFor({ state: 'attached' })
}

test('keys go from component to component, the list beside them follows, and what is far away is let go', async () => {
  await member({ viewport: { width: 1920, height: 900 } })
  await openLong(`${components}/tables`, 20)
  const list = page.getByRole('navigation', { name: 'On this page' })
  const current = () => list.locator('[aria-current]').innerText()
  await expect.poll(current).toBe('Part 1')
  await page.keyboard.press('j')
  await said('2 of 20: Part 2')
  await page.keyboard.press(']')
  await said('3 of 20: Part 3')
  await expect.poll(current).toBe('Part 3')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Part 3')
  await page.keyboard.press('[')
  await said('2 of 20: Part 2')

  await list.getByRole('link', { name: 'Part 20' }).click()
  await expect.poll(current).toBe('Part 20')
  await page.frameLocator('article:last-child iframe').getByRole('table').waitFor()
  await expect.poll(() => page.locator('iframe').count()).toBeLessThan(12)
  expect(await axeFindings(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('what was gone to stays what keys act on, and in its place, while previews above it grow', async () => {
  await member({ viewport: { width: 1920, height: 900 } })
  await openLong(`${components}/tables`, 12)
  // Not every browser keeps in view by itself what is being read.
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'))
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await said('3 of 12: Part 3')
  const top = async () => (await page.locator('#part-3').boundingBox())?.y ?? 0
  // Past the time in which a jump itself scrolls.
  await page.waitForTimeout(600)
  await page.locator('#part-1').evaluate((card) => (card.style.paddingBottom = '700px'))
  await expect.poll(top).toBeLessThan(200)
  await page.keyboard.press('k')
  await said('2 of 12: Part 2')

  await page.mouse.wheel(0, 4000)
  await expect
    .poll(() => page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]').innerText())
    .not.toBe('Part 2')
  expect(complaints).toEqual([])
})

test('a link to one component lands on it, below what stays in view, and keeps its place', async () => {
  await member()
  const slug = 'warning-alert-with-two-actions'
  await openLong(`${components}/alerts`, 12, slug)
  const top = async () => (await page.locator(`#${slug}`).boundingBox())?.y ?? 0
  await expect.poll(top).toBeLessThan(200)
  await page.frameLocator(`#${slug} iframe`).locator('[data-alive]').waitFor({ state: 'attached' })
  expect(await top()).toBeGreaterThan(112)
  expect(await top()).toBeLessThan(200)
  expect(complaints).toEqual([])
})

test('axe finds nothing in the map of the keys, in either theme', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await member({ colorScheme })
    await visit(page, `${product.url}${components}/tables`)
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keyboard' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await context.close()
  }
})
