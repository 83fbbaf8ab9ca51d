/** Code written somebody's way: the switches of the code style, and the theme that comes with every copy. */
import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { launchChromium } from '#toolchain/chromium.ts'
import type { CatalogIndex } from '#shared/catalog.ts'
import { alive, allowClipboard, clipboardOf, openPage, register, visit } from './page.ts'
import { startProduct, type Product } from './product.ts'

const index = JSON.parse(readFileSync('build/catalog/index.json', 'utf8')) as CatalogIndex
const free = index.packages
  .flatMap(({ categories }) => categories.flatMap(({ subcategories }) => subcategories))
  .find(({ components: [first] }) => first!.free)!
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

async function member() {
  ;({ context, page, complaints } = await openPage(browser))
  await allowClipboard(context, product.url)
  await register(page, product.url)
  await visit(page, `${product.url}/app/components/${free.path}`)
  await page.keyboard.press('Escape')
}
const card = () => page.getByRole('article').first()
const panel = () => page.getByRole('group', { name: 'Code style', exact: true })
const choose = (group: string, radio: string) =>
  panel().getByRole('group', { name: group }).getByRole('radio', { name: radio, exact: true }).check()

test('switches leave the dark out and write tighter, say what they changed, and come back after a reload', async () => {
  await member()
  await card().getByRole('tab', { name: 'Code' }).click()
  await card()
    .getByText(/dark:bg-/)
    .first()
    .waitFor()

  await page.getByRole('button', { name: 'Code style: Tailwind v4' }).click()
  await choose('Dark theme by', 'None')
  await panel().getByText('Code has no dark: classes.').waitFor()
  await choose('Density', 'Compact')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Code style: Tailwind v4, 2 changed' }).waitFor()
  await card()
    .getByText(/\d+ dark: classes left out, \d+ paddings and gaps one step smaller\./)
    .waitFor()
  const copied = async () => {
    await card()
      .getByRole('button', { name: /^Copy: .*html/ })
      .click()
    await card()
      .getByRole('button', { name: /^Copied: .*html/ })
      .waitFor()
    return clipboardOf(page)
  }
  expect(await copied()).not.toMatch(/dark:/)

  await page.reload()
  await alive(page)
  await card().getByRole('tab', { name: 'Code' }).click()
  expect(await copied()).not.toMatch(/dark:/)
  expect(complaints).toEqual([])
})

test('a prefix comes with the line that the project needs', async () => {
  await member()
  await page.getByRole('button', { name: /^Code style/ }).click()
  await panel().getByRole('textbox', { name: 'Class prefix' }).fill('mw')
  await panel().getByRole('button', { name: 'Copy: Line for the prefix' }).click()
  await panel().getByRole('button', { name: 'Copied: Line for the prefix' }).waitFor()
  expect(await clipboardOf(page)).toBe("@import 'tailwindcss' prefix(mw);")
  expect(complaints).toEqual([])
})

test('colours that a project lacks come with their theme, until it is said to have them', async () => {
  await member()
  await card().getByRole('tab', { name: 'Code' }).click()
  await page.getByRole('button', { name: /^Code style/ }).click()
  await choose('Colour names', 'Roles')
  await page.keyboard.press('Escape')

  await card().getByText('without this theme it is colourless').waitFor()
  await card()
    .getByRole('button', { name: /^Copy theme: / })
    .click()
  await card()
    .getByRole('button', { name: /^Copied: Theme/ })
    .waitFor()
  expect(await clipboardOf(page)).toMatch(/^@theme \{\n  --color-primary-50: /)

  await card().getByRole('button', { name: 'My project has it' }).click()
  await card().getByText('which your project has').waitFor()
  await page.reload()
  await alive(page)
  await card().getByRole('tab', { name: 'Code' }).click()
  await card().getByText('which your project has').waitFor()

  // The account knows it, too.
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await alive(page)
  await card().getByRole('tab', { name: 'Code' }).click()
  await card().getByRole('button', { name: 'Show the theme' }).click()
  await card().getByText('without this theme it is colourless').waitFor()
  expect(complaints).toEqual([])
})

test('free code on a public page is written in the same way', async () => {
  await member()
  await page.getByRole('button', { name: /^Code style/ }).click()
  await choose('Colour names', 'Roles')
  await choose('Dark theme by', 'None')
  await page.keyboard.press('Escape')
  await visit(page, `${product.url}/components/${free.path}`)
  const part = page.locator(`article#${free.components[0]!.slug}`)
  await part.getByRole('radio', { name: 'HTML' }).check()
  await part.getByText('without this theme it is colourless').filter({ visible: true }).waitFor()
  await expect.poll(() => part.locator('code.code').first().textContent()).toMatch(/(primary|secondary)-\d00/)
  expect(await part.locator('code.code').first().textContent()).not.toContain('dark:')
  expect(complaints).toEqual([])
})
