/** Public pages say what they hold once, as what is drawn; a client that takes one over asks for the data it is made of. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { urls } from '#shared/urls.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { openPage, register, visit } from './page.ts'
import { startProduct, type Product } from './product.ts'

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

/** The names of what a document tells of its page. */
const toldBy = (page: Page) =>
  page.evaluate(() => Object.keys(JSON.parse(document.querySelector('script[data-page]')?.textContent ?? '{}')))
const isData = (request: { url(): string; headers(): Record<string, string> }) =>
  request.headers()['x-inertia'] === 'true'
const turn = (page: Page) => page.evaluate(() => dispatchEvent(new Event('pointermove')))
const alive = (page: Page) => page.locator('#app[data-alive]').waitFor({ state: 'attached' })

const pages = [urls.home(), urls.components(), urls.pricing(), urls.docs('react'), urls.tool('lucide-icons')]
test.each(pages)('%s asks for its data once, when somebody turns to it', async (path) => {
  const { context, page, complaints } = await openPage(browser)
  const asked: string[] = []
  page.on('request', (request) => isData(request) && asked.push(new URL(request.url()).pathname))
  await page.goto(product.url + path, { waitUntil: 'networkidle' })
  expect(await toldBy(page)).toEqual(['component', 'url', 'version'])
  expect(asked).toEqual([])
  await turn(page)
  await alive(page)
  expect(asked.filter((each) => each === path)).toEqual([path])
  expect(complaints).toEqual([])
  await context.close()
})

test('a member gets a public page alike, and pages of the app with their data', async () => {
  const { context, page, complaints } = await openPage(browser)
  await register(page, product.url)
  expect(await toldBy(page)).toContain('props')
  await visit(page, product.url + urls.components())
  expect(await toldBy(page)).toEqual(['component', 'url', 'version'])
  expect(complaints).toEqual([])
  await context.close()
})

test('a long page of the app asks for its data once, at once, and is as if it had come with it', async () => {
  const { context, page, complaints } = await openPage(browser)
  await register(page, product.url)
  const asked: string[] = []
  page.on('request', (request) => isData(request) && asked.push(new URL(request.url()).pathname))
  await page.goto(product.url + urls.appLibrary())
  expect(await toldBy(page)).toEqual(['component', 'url', 'version'])
  await alive(page)
  expect(asked.filter((each) => each === urls.appLibrary())).toEqual([urls.appLibrary()])
  expect(complaints).toEqual([])
  await context.close()
})

test('without a connection a page stays what it is, and comes alive with it', async () => {
  const { context, page } = await openPage(browser)
  await page.route(product.url + urls.pricing(), (route) =>
    isData(route.request()) ? route.abort() : route.continue(),
  )
  await page.goto(product.url + urls.pricing(), { waitUntil: 'networkidle' })
  await Promise.all([page.waitForEvent('requestfailed', isData), turn(page)])
  await page.waitForLoadState('networkidle')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.unrouteAll()
  await Promise.all([page.waitForEvent('load'), page.evaluate(() => dispatchEvent(new Event('online')))])
  await turn(page)
  await alive(page)
  await context.close()
})

test('without a connection for the client a page comes alive with it', async () => {
  const { context, page } = await openPage(browser)
  await page.goto(product.url + urls.pricing(), { waitUntil: 'networkidle' })
  await page.route('**/*.js', (route) => route.abort())
  await Promise.all([page.waitForEvent('pageerror'), turn(page)])
  await page.unrouteAll()
  await Promise.all([page.waitForEvent('load'), page.evaluate(() => dispatchEvent(new Event('online')))])
  await turn(page)
  await alive(page)
  await context.close()
})

test('a page of another build is loaded anew', async () => {
  const { context, page } = await openPage(browser)
  await page.goto(product.url + urls.pricing())
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('script[data-asks]')?.setAttribute('data-asks', 'older'),
  )
  await Promise.all([page.waitForEvent('load'), turn(page)])
  await turn(page)
  await alive(page)
  await context.close()
})
