/** Taking a component: its code, a command, a text for an assistant; and the set-up that leads there. */
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { launchChromium } from '#toolchain/chromium.ts'
import { urls } from '#shared/urls.ts'
import { openCatalogue } from '#server/domain/library/catalogue.ts'
import { buildDir } from '#toolchain/paths.ts'
import { axeFindings } from './axe.ts'
import { allowClipboard, clipboardOf, openPage, register, visit } from './page.ts'
import { startProduct, type Product } from './product.ts'

const free = 'application-ui/components/alerts/dismissible-alerts-in-four-tones'
const name = 'alerts-dismissible-alerts-in-four-tones'

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
afterEach(async () => {
  expect(complaints).toEqual([])
  await context?.close()
})

async function open(options?: Parameters<typeof openPage>[1]) {
  ;({ context, page, complaints } = await openPage(browser, options))
  await allowClipboard(context, product.url)
}
const clipboard = () => clipboardOf(page)
const menu = () => page.getByRole('button', { name: /^Take it:/ }).first()
const panel = () => page.getByRole('group', { name: /^Ways to take/ })

/** A component that is locked today. */
async function lockedPath(): Promise<string> {
  for (const { path } of openCatalogue(join(buildDir, 'catalog'))
    .all()
    .filter((one) => !one.free)) {
    const answer = await page.request.get(product.url + urls.code(path, 'html'))
    if (answer.status() === 403) return path
  }
  throw new Error('Nothing is locked.')
}

test('by keyboard, every way on a public page of what is free, each said when it is copied', async () => {
  await open()
  await visit(page, product.url + urls.component(free))
  await menu().focus()
  await page.keyboard.press('Enter')
  await expect
    .poll(() =>
      panel()
        .getByRole('button')
        .first()
        .evaluate((one) => one === document.activeElement),
    )
    .toBe(true)
  await page.keyboard.press('Enter')
  await panel().getByRole('status').filter({ hasText: 'HTML code copied' }).waitFor()
  const answer = await page.request.get(product.url + urls.code(free, 'html'))
  expect(await clipboard()).toBe(((await answer.json()) as { files: { code: string }[] }).files[0]!.code)

  for (const [key, text] of [
    ['Copy: command for shadcn', `npx shadcn@latest add @millwork/${name}`],
    ['Copy: command for Millwork', `npx ${product.url}/cli/millwork-`],
    ['Copy: text for an assistant', `get_component with the name \`${name}\``],
  ] as const) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain(key)
    await page.keyboard.press('Enter')
    await expect.poll(clipboard).toContain(text)
  }
  expect(await clipboard()).toContain(product.url + urls.componentMarkdown(free))
  await page.keyboard.press('Escape')
  expect(await panel().isVisible()).toBe(false)
  expect(await menu().evaluate((one) => one === document.activeElement)).toBe(true)
})

test('on a phone nothing of it is too small to touch, or wider than the screen', async () => {
  await open({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true })
  await visit(page, product.url + urls.component(free))
  await menu().tap()
  await panel().waitFor()
  for (const button of [menu(), ...(await panel().getByRole('button').all())]) {
    const box = (await button.boundingBox())!
    expect(box.height).toBeGreaterThanOrEqual(40)
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(375)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  expect(await axeFindings(page)).toEqual([])
})

test('in the app beside every component; code only where it may be read', async () => {
  await open()
  await register(page, product.url)
  await visit(page, product.url + urls.appComponent(free))
  await menu().click()
  expect(await panel().getByRole('button', { name: /^Copy/ }).count()).toBe(4)
  await visit(page, product.url + urls.appComponent(await lockedPath()))
  await menu().click()
  expect(await panel().getByRole('button', { name: /^Copy/ }).count()).toBe(3)
  expect(await panel().getByText('Code', { exact: true }).count()).toBe(0)
})

test('the set-up makes a key in place, and is hidden', async () => {
  await open()
  await register(page, product.url)
  const region = page.getByRole('region', { name: 'Set up your project' })
  await visit(page, product.url + urls.app())
  await region.getByRole('button', { name: 'Make a key' }).click()
  const made = region.getByRole('region', { name: 'Copy the key “First project” now' })
  await expect.poll(() => made.evaluate((one) => one === document.activeElement)).toBe(true)
  await made.getByText(/^mwk_/).waitFor()
  await region.getByRole('button', { name: 'Copy: Access key First project' }).click()
  await expect.poll(clipboard).toMatch(/^mwk_[1-9A-HJ-NP-Za-km-z]{32}$/)
  await visit(page, product.url + urls.app())
  expect(await region.getByText(/^mwk_/).count()).toBe(0)
  await region.getByRole('button', { name: 'Hide the set-up' }).click()
  await region.waitFor({ state: 'detached' })
})
