/** A component taken as SVG for a design tool: by whom, and what is in the file. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { urls } from '#shared/urls.ts'
import { builtComponents } from '#toolchain/built-components.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { present } from '#toolchain/present.ts'
import { openPage, visit } from './page.ts'
import { startProduct, type Product } from './product.ts'

const components = builtComponents()
const open = present(
  components.find(({ free, isDrawable, path }) => free && isDrawable && path.includes('/buttons/')) ??
    components.find(({ free, isDrawable }) => free && isDrawable),
  'a free component that can be drawn',
)
const locked = present(
  components.find(({ free, isDrawable }) => !free && isDrawable),
  'a locked component that can be drawn',
)
const undrawn = present(
  components.find(({ free, isDrawable }) => free && !isDrawable),
  'a free component that cannot be drawn',
)

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await startProduct()
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

test('a guest downloads a free one, with texts, named layers, plain colours, and nothing of our page', async () => {
  const { context, page, complaints } = await openPage(browser)
  await visit(page, product.url + urls.component(open.path))
  await page
    .getByRole('group', { name: /^View of/ })
    .getByText('React', { exact: true })
    .click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as SVG, for design tools' }).first().click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`${open.slug}.svg`)
  const svg = readFileSync(await file.path(), 'utf8')
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* width="1280"/)
  // Read beside the page, whose policy allows no styles in what is parsed.
  const reader = await context.newPage()
  const words = await reader.evaluate((text) => {
    const drawing = new DOMParser().parseFromString(text, 'image/svg+xml')
    const all = [...drawing.querySelectorAll('*')]
    const ids = all.flatMap(({ id }) => (id ? [id] : []))
    return {
      errors: drawing.querySelectorAll('parsererror').length,
      texts: [...drawing.querySelectorAll('text')].map(({ textContent }) => textContent?.trim() ?? ''),
      names: all.filter(({ tagName, id }) => tagName === 'g' && id).length,
      twice: ids.length - new Set(ids).size,
      foreign: all.filter(({ tagName }) => /foreignObject|style|script/i.test(tagName)).length,
      attributes: [...new Set(all.flatMap((each) => each.getAttributeNames()))],
      styles: [...new Set(all.flatMap((each) => each.getAttribute('style') ?? []))],
      colours: [...new Set(all.flatMap((each) => [each.getAttribute('fill'), each.getAttribute('stroke')]))],
    }
  }, svg)
  expect(words).toMatchObject({ errors: 0, twice: 0, foreign: 0 })
  expect(words.names).toBeGreaterThan(2)
  const shown = await page
    .frameLocator('iframe')
    .first()
    .locator('#preview')
    .evaluate((preview: HTMLElement) => {
      const typed = [...preview.querySelectorAll('input')].map(({ value }) => value)
      return [preview.innerText, ...typed].join(' ')
    })
  expect(words.texts.length).toBeGreaterThan(0)
  for (const text of words.texts) expect(shown.replace(/\s+/g, ' ')).toContain(text.replace(/\s+/g, ' '))
  expect(words.attributes.filter((name) => /^(class|on|aria-|data-)/.test(name))).toEqual([])
  // Figures of equal width, which only a style can ask for.
  expect(words.styles.filter((style) => !/^font-variant-numeric: [\w -]+;$/.test(style))).toEqual([])
  expect(words.colours.filter((colour) => colour && !/^(#[0-9a-f]{6}|none|url\(#.*\))$/.test(colour))).toEqual([])
  expect(svg).not.toContain(product.url)
  expect(await page.locator('iframe[aria-hidden]').count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

test('nobody is offered what is locked, or what would not look the same', async () => {
  const { context, page } = await openPage(browser)
  for (const { path } of [locked, undrawn]) {
    await visit(page, product.url + urls.component(path))
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('button', { name: /as SVG/ }).count()).toBe(0)
  }
  await context.close()
})
