/** The free tools as people use them: by hand, by keyboard, by link. */
import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { launchChromium } from '#toolchain/chromium.ts'
import { allowClipboard, clipboardOf, openPage, visit } from './page.ts'
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

async function open(path: string, options: Parameters<typeof openPage>[1] = {}) {
  ;({ context, page, complaints } = await openPage(browser, { reducedMotion: 'reduce', ...options }))
  await allowClipboard(context, product.url)
  await visit(page, product.url + path)
}
const query = () => new URL(page.url()).searchParams.getAll('color')

test('the list of tools leads to each of them', async () => {
  await open('/tools')
  await page.getByRole('link', { name: /^Colour palettes/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Colour palettes' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/tools/tailwind-color-palette')
})

test('the brand colour of the library is there again as it was typed, and in the tools', async () => {
  await open('/components')
  const typed = page.getByLabel('Your brand colour', { exact: true })
  await page.getByRole('button', { name: 'Your colour' }).click()
  await typed.fill('#0b6e4f')
  await page.getByRole('link', { name: 'Tune it' }).waitFor()
  await visit(page, `${product.url}/components`)
  await page.getByRole('button', { name: 'Your colour: brand' }).click()
  await expect.poll(() => typed.inputValue()).toBe('#0b6e4f')
  await page.getByRole('link', { name: 'Tune it' }).waitFor()

  for (const tool of ['tailwind-color-palette', 'tailwind-button-builder']) {
    await visit(page, `${product.url}/tools/${tool}`)
    const use = page.getByRole('button', { name: 'Use your brand colour' })
    // Whichever row somebody is in, it is the first that stands for the brand.
    if (tool === 'tailwind-color-palette') await page.getByRole('textbox', { name: 'Colour' }).nth(1).focus()
    await use.click()
    await expect.poll(() => query()[0]).toMatch(/^(brand:)?#?0b6e4f$/)
    await expect.poll(() => use.count()).toBe(0)
  }
})

test('on a phone the field for a colour stays in the window, and goods are shown in it as in their pictures', async () => {
  await open('/components', { viewport: { width: 375, height: 800 } })
  await page.getByRole('button', { name: 'Your colour' }).click()
  const typed = page.getByLabel('Your brand colour', { exact: true })
  await typed.fill('#0b6e4f')
  await page.getByRole('link', { name: 'Tune it' }).waitFor()
  const edges = async () => {
    const { x = -1, width = 0 } = (await typed.boundingBox()) ?? {}
    return { left: x >= 0, right: x + width <= 375 }
  }
  await expect.poll(edges).toEqual({ left: true, right: true })
  // A layout for a whole page is one for the desktop, however small.
  const frame = page.locator('li', { has: page.getByRole('link', { name: 'Stacked layouts' }) }).locator('iframe')
  await frame.scrollIntoViewIfNeeded()
  await expect.poll(() => frame.evaluate((element: HTMLIFrameElement) => element.contentWindow?.innerWidth)).toBe(1280)
})

test('the picker beside the field for a colour shows what was typed in words, also to who comes back', async () => {
  await open('/components')
  await page.getByRole('button', { name: 'Your colour' }).click()
  const picked = page.getByLabel('Pick your brand colour').filter({ visible: true })
  await page.getByLabel('Your brand colour', { exact: true }).fill('rebeccapurple')
  await expect.poll(() => picked.inputValue()).toBe('#663399')
  // There the field stands open, and nobody has turned to it.
  await visit(page, product.url)
  await expect.poll(() => picked.inputValue()).toBe('#663399')
})

// What comes slowly may answer two who asked in any order, so once says little.
test.each([1, 2, 3, 4, 5])('a colour typed before what reckons with it came is made into eleven, %i', async () => {
  await open('/components')
  await page.route(/\/assets\/(brand-colours|scale|suggest|library-ramp)-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await page.getByRole('button', { name: 'Your colour' }).click()
  await page.getByLabel('Your brand colour', { exact: true }).fill('#0b6e4f')
  await page.getByRole('link', { name: 'Tune it' }).waitFor({ timeout: 10_000 })
})

test('a typed colour is kept exactly, copied, exported, and carried by the address', async () => {
  await open('/tools/tailwind-color-palette?color=brand:0b6e4f')
  const brand = page.getByRole('region', { name: 'brand', exact: true })
  await brand.getByRole('textbox', { name: 'Colour' }).fill('no colour')
  await brand.getByText(/Write one opaque CSS colour/).waitFor()
  await brand.getByRole('textbox', { name: 'Colour' }).fill('rgb(37 99 235)')
  await brand.getByRole('combobox', { name: 'Step' }).selectOption('600')
  await brand.getByRole('button', { name: /^600 2563eb/ }).click()
  expect(await clipboardOf(page)).toBe('#2563eb')
  await expect.poll(query).toEqual(['brand:rgb(37 99 235)@600'])

  await page.getByRole('tab', { name: 'Tailwind CSS 4' }).waitFor()
  await page.getByRole('radio', { name: 'Hex' }).check()
  await page.getByText('--color-brand-600').waitFor()
  await page.getByRole('button', { name: 'Copy: Colours for Tailwind CSS 4' }).click()
  expect(await clipboardOf(page)).toContain('  --color-brand-600: #2563eb;\n')
  const theme = await clipboardOf(page)
  await page.getByRole('button', { name: 'Copy for AI' }).click()
  expect(await clipboardOf(page)).toContain('keep it exactly')
  const address = page.getByRole('link', { name: '/tools/tailwind-color-palette.json' })
  const answer = await page.request.get((await address.getAttribute('href'))!)
  expect(await answer.json()).toMatchObject({ colors: [{ name: 'brand', step: 600 }] })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'theme.css' }).click(),
  ])
  expect(readFileSync(await download.path(), 'utf8')).toBe(theme)

  await page.reload()
  await page.getByRole('button', { name: '600 2563eb, copy brand-600, your colour' }).waitFor()
})

test('a curve is moved by keyboard and by hand, and goes back', async () => {
  await open('/tools/tailwind-color-palette?color=brand:2563eb@600')
  const at = (step: number) => page.getByRole('slider', { name: `Lightness at ${step}`, exact: true })
  const [before, fixed] = [await at(400).getAttribute('aria-valuenow'), await at(600).getAttribute('aria-valuenow')]
  await at(500).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => at(400).getAttribute('aria-valuenow')).toBe(String(Number(before) + 0.005))
  expect(await at(600).getAttribute('aria-valuenow')).toBe(fixed)
  await expect.poll(query).toEqual(['brand:2563eb@600;l=0,0,1,3,5,3,0,0,0,0,0'])

  const { x, y, width, height } = (await at(100).locator('circle').nth(1).boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + height / 2 + 30, { steps: 3 })
  await page.mouse.up()
  await expect.poll(() => Number(query()[0]?.split('l=')[1]?.split(',')[1])).toBeLessThan(-100)

  await page.getByRole('button', { name: 'Reset lightness' }).click()
  await expect.poll(query).toEqual(['brand:2563eb@600'])
  expect(await at(400).getAttribute('aria-valuenow')).toBe(before)
})

test('a step that no room was left to name at rest is named under the pointer and with the focus', async () => {
  await open('/tools/tailwind-color-palette?color=brand:2563eb')
  const point = page.locator('g[role=slider]:has([data-quiet])').first()
  const name = point.locator('[data-quiet]')
  await point.scrollIntoViewIfNeeded()
  const opacity = () => name.evaluate((element) => getComputedStyle(element).opacity)
  await expect.poll(opacity).toBe('0')
  await point.hover()
  await expect.poll(opacity).toBe('1')
  await page.mouse.move(0, 0)
  await expect.poll(opacity).toBe('0')
  await page.keyboard.press('Tab')
  await point.focus()
  await expect.poll(opacity).toBe('1')
})

test('several pasted colours become several scales; pairs are gone through with the arrow keys', async () => {
  await open('/tools/tailwind-color-palette?color=brand:2563eb')
  await page.evaluate(() => navigator.clipboard.writeText('#0b6e4f, tomato'))
  await page.getByRole('textbox', { name: 'Colour' }).focus()
  await page.keyboard.press('Control+v')
  await page.getByRole('region', { name: 'accent', exact: true }).waitFor()
  await expect.poll(query).toEqual(['brand:0b6e4f', 'accent:tomato'])
  await page.getByRole('button', { name: 'Remove accent' }).click()
  await expect.poll(query).toEqual(['brand:0b6e4f'])
  await page.keyboard.press('Control+z')
  await expect.poll(query).toEqual(['brand:0b6e4f', 'accent:tomato'])

  await page.getByRole('gridcell', { name: /^700 on 50:/ }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByText(/^text-\w+-700 bg-\w+-100$/).waitFor()
})

test('an address that cannot be read says so and loses nothing else', async () => {
  await open('/tools/tailwind-color-palette?color=brand:2563eb&color=nothing')
  await page
    .getByRole('alert')
    .getByText(/“nothing” has no colour/)
    .waitFor()
  await page.getByRole('region', { name: 'brand', exact: true }).waitFor()
})

test('our components take the colours on', async () => {
  await open('/tools/tailwind-color-palette?color=brand:0b6e4f')
  const button = page
    .frameLocator('iframe[title="Preview: Primary buttons in three sizes"]')
    .getByRole('button', { name: 'Create invoice' })
  const fill = () => button.evaluate((element) => getComputedStyle(element).backgroundColor)
  await expect.poll(fill).toMatch(/^(?:rgb|oklch|color)/)
  const green = await fill()
  await page.getByRole('textbox', { name: 'Colour' }).fill('#b4005a')
  await expect.poll(fill).not.toBe(green)
})

test('a button is put together by hand and by keyboard, copied, carried by its address, and undone', async () => {
  await open('/tools/tailwind-button-builder')
  const alive = page.getByRole('region', { name: 'The button, alive' })
  const light = alive.getByRole('region', { name: 'Light theme' }).getByRole('button')
  await page.getByRole('radio', { name: 'Solid' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('radio', { name: 'Lime' }).check()
  await page.getByRole('textbox', { name: 'Label' }).fill('Ship it')
  await page.getByRole('button', { name: 'Icon before: none' }).click()
  await page.getByRole('searchbox', { name: 'Find an icon' }).first().fill('rocket')
  await page.getByRole('radio', { name: 'rocket launch', exact: true }).check()
  await page.keyboard.press('Escape')
  await expect.poll(() => new URL(page.url()).search).toBe('?variant=soft&color=lime&label=Ship+it&start=RocketLaunch')

  await page.getByRole('tab', { name: 'Vue' }).click()
  await page.getByRole('button', { name: 'Copy: Button for Vue' }).click()
  const code = await clipboardOf(page)
  expect(code).toContain("import { RocketLaunchIcon } from '@heroicons/vue/20/solid'")
  expect(code).toMatch(/class="[^"]*\bbg-lime-100\b[^"]*"/)
  // What is copied is what is shown: the same classes, behind the specimens' prefix.
  const shown = (await light.getAttribute('class'))!.split(' ').map((name) => name.slice(2))
  expect(code).toContain(`class="${shown.join(' ')}"`)

  // Icons of every set are found by what they are for, and drawn where no package is.
  await page.getByRole('button', { name: 'Icon after: none' }).click()
  const panel = page.getByRole('group', { name: 'Icon after' })
  await panel.getByRole('searchbox', { name: 'Find an icon' }).fill('garbage')
  await panel.getByRole('radio', { name: 'trash, Lucide' }).check()
  await page.keyboard.press('Escape')
  await expect
    .poll(() => new URL(page.url()).search)
    .toMatch(/start=RocketLaunch&end=lucide-icons\/outline\/trash&code=vue$/)
  expect(await light.locator('svg').last().getAttribute('stroke')).toBe('currentColor')
  await page.getByRole('button', { name: 'Copy: Button for Vue' }).click()
  expect(await clipboardOf(page)).toMatch(/<svg\n\s+aria-hidden="true"\n\s+viewBox="0 0 24 24"/)

  await page.reload()
  await light.getByText('Ship it').waitFor()
  expect(await light.locator('svg').last().getAttribute('stroke')).toBe('currentColor')
  await page.getByRole('radio', { name: 'Segmented' }).check()
  await alive.getByRole('button', { name: 'Week' }).first().click()
  await page.keyboard.press('Control+z')
  await light.getByText('Ship it').waitFor()
})

test('a change is undone by a key that comes the moment it rests', async () => {
  await open('/tools/tailwind-button-builder')
  const alive = page.getByRole('region', { name: 'The button, alive' })
  await page.getByRole('textbox', { name: 'Label' }).fill('Ship it')
  await expect.poll(() => new URL(page.url()).search).toBe('?label=Ship+it')
  // Nothing can be drawn between the timer that takes the change down and the key.
  await page.evaluate(() => {
    const later = window.setTimeout
    const undo = () =>
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }))
    const hasty = (run: () => void, ms?: number) =>
      later(() => {
        run()
        if (ms !== 200) return
        undo()
        document.documentElement.dataset.undone = ''
      }, ms)
    window.setTimeout = hasty as typeof window.setTimeout
  })
  // Not `check()`, which would look whether it stays checked.
  await page.getByRole('radio', { name: 'Segmented' }).click()
  await page.locator('html[data-undone]').waitFor({ state: 'attached' })
  await alive.getByRole('button', { name: 'Ship it' }).first().waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('?label=Ship+it')
})

test('a shown state looks as the real one, and each is measured', async () => {
  await open('/tools/tailwind-button-builder?color=yellow')
  const fill = (element: Element) => getComputedStyle(element).backgroundColor
  const states = page.getByRole('region', { name: 'Every state, light' })
  const button = page.getByRole('region', { name: 'Light theme' }).getByRole('button')
  await button.hover()
  const hovered = await button.evaluate(fill)
  const shown = states.locator('[data-shown=hover]')
  expect(await shown.evaluate(fill)).toBe(hovered)
  expect(await states.locator('[data-shown=rest]').evaluate(fill)).not.toBe(hovered)
  await page.getByText(/^Contrast kept by \d+ changes$/).click()
  await page.getByText('white on yellow-600 is 2.9:1, needs 4.5:1').first().waitFor()
})

test('without scripts a link shows the button it was made for, with its code', async () => {
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const still = await plain.newPage()
  await still.goto(`${product.url}/tools/tailwind-button-builder?color=0b6e4f&label=Plant+a+tree&code=svelte`)
  const button = still
    .getByRole('region', { name: 'Light theme' })
    .first()
    .getByRole('button', { name: 'Plant a tree' })
  expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(11, 110, 79)')
  expect(await button.evaluate((element) => getComputedStyle(element).height)).toBe('40px')
  await still.getByText('Plant a tree', { exact: true }).last().waitFor()
  await plain.close()
})
