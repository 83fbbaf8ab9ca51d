/** What the first view of a page costs before anything is wanted, and what comes with the first sign. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { askOften } from '#scripts/bench/first-view.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { openingSale } from './opening-sale.ts'
import { openPage } from './page.ts'
import { startProduct, type Product } from './product.ts'

const alerts = '/components/application-ui/components/alerts'

let product: Product
let browser: Browser
let context: BrowserContext
let page: Page
let complaints: string[] = []

beforeAll(async () => {
  product = await startProduct({ DISCOUNT_SALE: JSON.stringify(openingSale) })
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

async function open() {
  ;({ context, page, complaints } = await openPage(browser, { reducedMotion: 'reduce' }))
}

/** What comes over the wire until nothing more does; what the browser has in memory does not count. */
async function firstView(path: string) {
  const fetched: Promise<{ path: string; bytes: number }>[] = []
  const record = (request: Request) => {
    const { pathname } = new URL(request.url())
    const sizes = request.sizes()
    fetched.push(
      sizes.then(({ responseBodySize, responseHeadersSize }) => ({
        path: pathname,
        bytes: responseBodySize + responseHeadersSize,
      })),
    )
  }
  page.on('requestfinished', record)
  await page.goto(product.url + path, { waitUntil: 'networkidle' })
  page.off('requestfinished', record)
  const files = (await Promise.all(fetched)).filter(({ bytes }) => bytes > 0)
  return { files, kibibytes: files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 }
}

test.each([
  ['/', 60, 6],
  [alerts, 90, 14],
  ['/components', 85, 8],
  ['/tools/tailwind-color-palette', 75, 6],
])('the first view of %s fetches no script, %i KiB and %i files at most', async (path, most, count) => {
  await open()
  await askOften(product.url + path)
  const { files, kibibytes } = await firstView(path)
  expect(files.filter((file) => file.path.endsWith('.js'))).toEqual([])
  expect(kibibytes, JSON.stringify(files)).toBeLessThan(most)
  expect(files.length, JSON.stringify(files)).toBeLessThanOrEqual(count)
  // The client, with all it brings, starts when a pointer moves.
  await page.mouse.move(200, 200)
  await page.locator('#app[data-alive]').waitFor({ state: 'attached' })
})

test.each(['/', '/components'])(
  'pictures further down %s come with the first sign, before any script',
  async (path) => {
    await open()
    // No script arrives for as long as the page is open.
    await page.route('**/*.js', () => {})
    await page.goto(product.url + path, { waitUntil: 'networkidle' })
    const last = page.getByRole('main').locator('.late-picture').last()
    const isDrawn = () =>
      last.locator('img').evaluateAll((pictures: HTMLImageElement[]) => pictures.some((each) => each.naturalWidth > 0))
    await last.scrollIntoViewIfNeeded()
    await expect.poll(isDrawn).toBe(true)
  },
)
