/** The icon browsers as people use them: by hand, by keyboard, by link. */
import { strFromU8, unzipSync } from 'fflate'
import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { launchChromium } from '#toolchain/chromium.ts'
import { allowClipboard, clipboardOf, openPage, register, visit } from './page.ts'
import { startProduct, type Product } from './product.ts'

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

async function open(path: string) {
  ;({ context, page, complaints } = await openPage(browser, { reducedMotion: 'reduce' }))
  await allowClipboard(context, product.url)
  await visit(page, product.url + path)
}
const option = (name: string) => page.getByRole('option', { name, exact: true })

test('what is typed before a page of icons is alive is looked for', async () => {
  ;({ context, page, complaints } = await openPage(browser))
  let start = () => {}
  const started = new Promise<void>((resolve) => (start = resolve))
  await page.route('**/*.js', (route) => started.then(() => route.continue()))
  await page.goto(`${product.url}/tools/lucide-icons?as=react`, { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'Search Lucide' }).waitFor()
  await page.keyboard.type('garbage')
  start()
  await option('trash').waitFor()
})

test('an icon is found by what it is for, copied by keyboard as it was asked for, and linked to', async () => {
  await open('/tools/lucide-icons?size=32&color=2563eb&as=react')
  await page.keyboard.type('garbage')
  await option('trash').waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('trash copied as React').waitFor()
  const code = await clipboardOf(page)
  expect(code).toContain('export function TrashIcon(props: SVGProps<SVGSVGElement>)')
  expect(code).toContain('width={32} height={32} viewBox="0 0 24 24" fill="none" stroke="#2563eb"')

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+Enter')
  const detail = page.getByRole('complementary', { name: 'trash, Lucide' })
  await detail.getByRole('button', { name: 'trash, Heroicons v2' }).click()
  await page
    .getByRole('complementary', { name: 'trash, Heroicons v2' })
    .getByText("'@heroicons/react/24/outline'")
    .waitFor()
  await expect
    .poll(() => new URL(page.url()).search)
    .toBe('?q=garbage&size=32&color=2563eb&as=react&icon=heroicons-v2/outline/trash')
  await page.reload()
  await page.getByRole('complementary', { name: 'trash, Heroicons v2' }).waitFor()
})

test('icons of several sets go into a bag, which a link brings along, and come out as a zip and a sprite', async () => {
  await open('/tools/heroicons-v1?bag=lucide-icons/outline/bell,nothing&size=20')
  await page.getByText('1 icon was put into the bag').waitFor()
  await expect.poll(() => page.url()).toBe(`${product.url}/tools/heroicons-v1?size=20`)
  await option('adjustments').click()
  await page.getByRole('button', { name: 'Into the bag' }).click()
  await page.getByRole('button', { name: 'Bag 2' }).click()
  const bag = page.getByRole('dialog', { name: 'Bag' })
  await bag.getByRole('radio', { name: 'Svelte' }).check()
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    bag.getByRole('button', { name: 'Download zip' }).click(),
  ])
  const files = unzipSync(readFileSync(await zip.path()))
  expect(Object.keys(files).toSorted()).toEqual([
    'heroicons-v1/AdjustmentsIcon.svelte',
    'heroicons-v1/LICENSE.txt',
    'lucide-icons/BellIcon.svelte',
    'lucide-icons/LICENSE.txt',
  ])
  expect(strFromU8(files['lucide-icons/LICENSE.txt']!)).toContain('ISC License')
  expect(strFromU8(files['lucide-icons/BellIcon.svelte']!)).toContain('width="20"')
  const [sprite] = await Promise.all([
    page.waitForEvent('download'),
    bag.getByRole('button', { name: 'sprite.svg' }).click(),
  ])
  expect(readFileSync(await sprite.path(), 'utf8')).toContain('<symbol id="heroicons-v1-adjustments"')
})

test('an icon is marked in the grid and beside it, and waits among the favourites', async () => {
  await open('/')
  await register(page, product.url)
  await visit(page, `${product.url}/tools/lucide-icons?q=bell`)
  // Which one is meant is known once the names of the icons are there; before that nobody hears the keys.
  await page.getByRole('option', { name: 'bell', exact: true, selected: true }).waitFor()
  await page.getByRole('textbox', { name: 'Search Lucide' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => page.evaluate(() => document.activeElement?.role)).toBe('listbox')
  await page.keyboard.press('Shift+Space')
  await page.getByText('bell is a favourite').waitFor()
  await option('bell').click()
  const heart = page.getByRole('button', { name: 'Favourite', pressed: true })
  await heart.waitFor()
  await visit(page, `${product.url}/app/favourites`)
  await page.getByRole('link', { name: 'bell Lucide, outline' }).click()
  await heart.waitFor()
  await expect.poll(() => page.getByRole('listbox').getByRole('option').count()).toBe(1)
  await heart.click()
  await page.getByText('No icon is marked yet').waitFor()
  await page.getByRole('button', { name: 'Bag 0' }).waitFor()
})

test('of thousands of icons only those in sight are drawn, and all can be gone through', async () => {
  await open('/tools/bootstrap-icons')
  const drawn = () => page.getByRole('option').count()
  await expect.poll(() => page.getByRole('listbox').evaluate((box) => (box as HTMLElement).style.height)).not.toBe('')
  expect(await drawn()).toBeLessThan(200)
  await page.getByRole('listbox').focus()
  await page.keyboard.press('End')
  await page.getByRole('option', { name: 'zoom-out', selected: true }).waitFor()
  expect(await drawn()).toBeLessThan(300)
})

test('without a script the icons are there, and a search is answered', async () => {
  ;({ context, page, complaints } = await openPage(browser, { javaScriptEnabled: false }))
  await page.goto(`${product.url}/tools/bootstrap-icons?q=envelope`)
  await page.getByRole('option', { name: 'envelope-open', exact: true }).waitFor()
  expect(await page.locator('main h1 + p').textContent()).toMatch(/^[\d,]{5} icons/)
})
