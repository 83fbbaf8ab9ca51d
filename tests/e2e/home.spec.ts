/** The home page at play, and without a script. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { urls } from '#shared/urls.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { allowClipboard, clipboardOf, openPage, visit } from './page.ts'
import { startProduct, type Product } from './product.ts'

let product: Product
let browser: Browser
let context: BrowserContext
let page: Page
let complaints: string[] = []

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
  ;({ context, page, complaints } = await openPage(browser, { reducedMotion: 'reduce', ...options }))
}

test('on the bench a colour dyes the component and its code, and language, theme and width follow the hand', async () => {
  await open({ viewport: { width: 1440, height: 1000 } })
  await allowClipboard(context, product.url)
  await visit(page, product.url)
  const bench = page.getByRole('region', { name: 'Try a component' })
  const inside = bench.frameLocator('iframe')
  const code = bench.getByRole('region', { name: / as / })
  await bench.getByRole('radio', { name: 'Cards in grid' }).check()
  await inside.getByText('New project').waitFor()
  await expect.poll(() => code.textContent()).toContain('bg-blue-600')
  const colour = () =>
    inside
      .getByText('New project')
      .evaluate((element) => getComputedStyle(element.closest('a,button')!).backgroundColor)
  const blue = await colour()

  await bench.getByRole('radio', { name: 'Violet' }).check()
  await expect.poll(colour).not.toBe(blue)
  await expect.poll(() => code.textContent()).toContain('bg-violet-600')
  expect(await code.textContent()).not.toContain('bg-blue-600')

  await bench.getByRole('radio', { name: 'Svelte' }).check()
  await expect.poll(() => code.textContent()).toContain('{#each')
  await bench.getByRole('button', { name: /^Copy/ }).click()
  await expect.poll(() => clipboardOf(page)).toContain('bg-violet-600')

  await bench.getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(() => inside.locator('html').getAttribute('class')).toBe('dark')
  await bench.getByRole('separator', { name: 'Width of the preview' }).focus()
  await page.keyboard.press('Home')
  await expect.poll(() => inside.locator('html').evaluate(() => innerWidth)).toBe(320)

  await bench.getByRole('radio', { name: 'Tables' }).check()
  await inside.locator('#preview[data-alive]').waitFor()
  await inside.getByRole('checkbox').first().check()
  await expect.poll(() => inside.locator('html').getAttribute('class')).toContain('dark')
})

test('on the home page four frameworks run together at a press, and one field dyes the goods', async () => {
  await open({ viewport: { width: 1280, height: 1000 } })
  await visit(page, product.url)
  const four = page.getByRole('region', { name: 'One source, four frameworks' })
  expect(await four.locator('iframe').count()).toBe(0)
  await four.getByRole('button', { name: 'Run all four together' }).click()
  await four.getByText('All four agree.').waitFor()
  const choice = (frame: number) => four.frameLocator('iframe').nth(frame).getByRole('radio').last()
  await choice(0).check()
  for (const frame of [1, 2, 3]) await expect.poll(() => choice(frame).isChecked()).toBe(true)
  await four.getByText('All four agree, after 1 step.').waitFor()
  await four.getByRole('button', { name: 'Stop' }).click()
  expect(await four.locator('iframe').count()).toBe(0)

  const colour = page.getByRole('region', { name: 'Components in your brand colour' })
  expect(await colour.locator('iframe').count()).toBe(0)
  await colour.getByLabel('Your brand colour', { exact: true }).fill('#d6409f')
  const live = colour.locator('iframe').first()
  await expect.poll(() => live.getAttribute('src')).toContain('d6409f')
  // Colours of one's own are written as hex, Tailwind's are not: what is pink in that notation is the colour given.
  const isDyed = () =>
    live
      .contentFrame()
      .locator('body *')
      .evaluateAll((parts) =>
        parts
          .map((part) => getComputedStyle(part))
          .flatMap(({ fill, stroke, backgroundColor }) => [fill, stroke, backgroundColor])
          .some((paint) => {
            const [, red = 0, green = 0] = (/^rgb\((\d+), (\d+)/.exec(paint) ?? []).map(Number)
            return red > green + 60
          }),
      )
  await expect.poll(isDyed).toBe(true)
})

test('the home page says without scripts what it is, what it costs, and shows the goods', async () => {
  await open({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })
  await page.goto(product.url)
  const top = page.getByRole('region', { name: 'Tailwind CSS components, cut to fit.' })
  await top.getByText(/\d+ ready-made UI components for front-end developers and designers/).waitFor()
  const prices = page.getByRole('region', { name: /^Pricing/ })
  const [lowest] = await prices.getByText(/^Price: \$\d+$/).allTextContents()
  expect(await top.getByRole('link', { name: /^Pricing/ }).textContent()).toContain(
    String(lowest).replace('Price: ', ''),
  )
  const wall = page.getByRole('region', { name: 'A few of the components' })
  await wall.scrollIntoViewIfNeeded()
  const shown = () =>
    wall
      .locator('img:visible')
      .evaluateAll((pictures) => pictures.filter((picture) => (picture as HTMLImageElement).naturalWidth > 0).length)
  await expect.poll(shown).toBe(8)
  // What a script would have to do is not offered.
  expect(await page.getByRole('button', { name: 'Run all four together' }).isVisible()).toBe(false)
  await page.getByRole('link', { name: /^All \d+ kinds of Application UI/ }).click()
  await page.waitForURL(`${product.url}${urls.components('application-ui')}`)
})

test('half a colour is no mistake while somebody types, also when what they copied before takes the focus for a moment', async () => {
  await open()
  // As where a browser keeps pages from the clipboard, and says so late.
  await page.addInitScript(() => {
    const refused = new Promise<void>((_, refuse) => addEventListener('refuse', () => refuse(new Error('Refused'))))
    refused.catch(() => {})
    navigator.clipboard.writeText = () => refused
  })
  await visit(page, product.url)
  const bench = page.getByRole('region', { name: 'Try a component' })
  const field = page.getByRole('textbox', { name: 'Your brand colour', exact: true })
  await field.fill('teal')
  await page.getByRole('link', { name: 'Tune it' }).waitFor()
  await bench.getByRole('button', { name: /^Copy:/ }).click()
  await field.fill('a1')
  await page.evaluate(() => dispatchEvent(new Event('refuse')))
  await bench.getByRole('button', { name: /^Copied:/ }).waitFor()
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await field.getAttribute('aria-invalid')).toBe('false')

  await field.blur()
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
})
