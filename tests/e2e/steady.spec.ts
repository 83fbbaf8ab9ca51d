/** A page of the library while it arrives: nothing on it moves. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { readSources } from '#toolchain/catalog-files.ts'
import { readMeasured, sourceHash } from '#scripts/heights/file.ts'
import { splitComponentPath, urls } from '#shared/urls.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { alive, openPage, register } from './page.ts'
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
afterEach(() => context?.close())

async function member(width: number) {
  ;({ context, page, complaints } = await openPage(browser, { viewport: { width, height: 900 } }))
  await register(page, product.url)
}

/** The pages of which every preview was measured as it is now; the place of others is a guess. */
function measuredPages(): string[] {
  const measured = readMeasured()
  const pages = Map.groupBy(readSources().sources, ({ path }) => splitComponentPath(path).subcategoryPath)
  return [...pages].flatMap(([page, sources]) =>
    sources.every(({ path, source }) => measured[path]?.source === sourceHash(source)) ? [page] : [],
  )
}

/** Opens pages of the library and answers what moved on them. */
async function moved(places: string[], origin = product.url): Promise<string[]> {
  await page.addInitScript(() => {
    type Shift = { sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[] }
    const shifts: string[] = ((window as never as { shifts: string[] }).shifts = [])
    const told = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ')
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as never as Shift[])
        for (const { node, previousRect, currentRect } of sources)
          shifts.push(`${node?.nodeName} ${node?.className}: ${told(previousRect)} to ${told(currentRect)}`)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const frame = () => page.getByRole('article').first().frameLocator('iframe')
  const shifts: string[] = []
  for (const place of places) {
    await page.goto(origin + urls.appSubcategory(place))
    await alive(page)
    await frame().locator('#preview[data-alive]').waitFor({ state: 'attached' })
    await frame()
      .locator('html')
      .evaluate(() => document.fonts.ready.then(() => {}))
    await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)))
    shifts.push(...(await page.evaluate(() => (window as never as { shifts: string[] }).shifts)))
  }
  return shifts
}

test.each([375, 768, 1280, 1920])('at %i pixels nothing moves while a page finds its previews', async (width) => {
  await member(width)
  const places = measuredPages().slice(0, 3)
  expect(places).not.toEqual([])
  expect(await moved(places)).toEqual([])
  // A typeface that came later than the first paint would move what stands beside each word.
  const displays = await page.evaluate(() =>
    [...document.fonts].flatMap(({ family, display }) => (family.includes('Inter Variable') ? [display] : [])),
  )
  expect(new Set(displays)).toEqual(new Set(['optional']))
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(complaints).toEqual([])
})

/** Passes all on from the product, documents in two parts with a pause where the wanted text stands for the first time. */
async function inTwoParts(text: string) {
  const server = createServer(async ({ url, headers }, answer: ServerResponse) => {
    const passedOn = ['cookie', 'accept', 'x-inertia', 'x-inertia-version', 'purpose']
    const asked = passedOn.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]))
    const response = await fetch(product.url + url, { headers: Object.fromEntries(asked) as Record<string, string> })
    const told = ['content-type', 'x-inertia'].flatMap((name) => [[name, response.headers.get(name) ?? '']])
    answer.writeHead(response.status, Object.fromEntries(told.filter(([, value]) => value)) as Record<string, string>)
    const body = Buffer.from(await response.arrayBuffer())
    const cut = headers['sec-fetch-dest'] === 'document' ? body.indexOf(text) : -1
    if (cut > 0) {
      answer.write(body.subarray(0, cut))
      await new Promise((resolve) => setTimeout(resolve, 800))
    }
    answer.end(cut > 0 ? body.subarray(cut) : body)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

test.each([
  [1920, 'aria-label="Secondary colour'],
  [375, 'aria-label="Favourite'],
])('at %i pixels nothing moves on a page that arrives in parts, the second from %s', async (width, text) => {
  await member(width)
  const slow = await inTwoParts(text)
  expect(await moved(measuredPages().slice(0, 1), slow.url)).toEqual([])
  slow.close()
})
