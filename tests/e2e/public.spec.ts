/** The public pages as visitors meet them: before any script, by keyboard, on a phone, and at play. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { launchChromium } from '#toolchain/chromium.ts'
import { layoutOf, moved, readLayouts, writeLayouts, type Layout, type View } from './layout.ts'
import { openingSale } from './opening-sale.ts'
import { openPage, visit } from './page.ts'
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

/** Runs in the page: what ends right of the window and stands in nothing that can be scrolled. */
function cutOff(): string[] {
  const scrolls = (element: Element): boolean =>
    /auto|scroll/.test(getComputedStyle(element).overflowX) ||
    (element.parentElement !== null && scrolls(element.parentElement))
  return [...document.querySelectorAll('main :is(p, li, pre, td, h2, h3)')]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1)
    .filter((element) => !scrolls(element))
    .map((element) => element.textContent.trim().slice(0, 60))
}

async function open(options?: Parameters<typeof openPage>[1]) {
  ;({ context, page, complaints } = await openPage(browser, { reducedMotion: 'reduce', ...options }))
}

describe('before anything is wanted', () => {
  test('parameters that nobody here knows stay in the address', async () => {
    await open()
    await visit(page, `${product.url}/pricing?gclid=1&utm_source=a`)
    expect(page.url()).toBe(`${product.url}/pricing?gclid=1&utm_source=a`)
    await page.getByRole('banner').getByRole('link', { name: 'Docs' }).click()
    await page.waitForURL(`${product.url}/docs`)
    await page.goBack()
    await page.waitForURL(`${product.url}/pricing?gclid=1&utm_source=a`)
  })

  test('without scripts a component shows, its code is read flavour by flavour, and the menus open', async () => {
    await open({ javaScriptEnabled: false })
    await page.goto(product.url + alerts)
    const card = page.getByRole('article').first()
    await card.frameLocator('iframe').getByRole('button').first().waitFor()
    await card.getByRole('radio', { name: 'Vue' }).check()
    await card.getByRole('link', { name: /^Read the code of/ }).click()
    const alone = page.getByRole('article').first()
    await alone.getByRole('radio', { name: 'Vue' }).check()
    expect(await alone.getByRole('link', { name: /as React$/ }).isVisible()).toBe(false)
    await alone.getByRole('link', { name: /as Vue$/ }).click()
    await page.getByText('<script setup').waitFor()
    await page.goBack()
    await page.getByRole('button', { name: 'What’s included' }).click()
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Marketing/ })
      .click()
    await page.waitForURL(`${product.url}/components#marketing`)
  })

  test('on a page of many, code comes when its tab is shown by keyboard, says when it does not, and moves nothing', async () => {
    await open()
    const refused = { status: 503, body: '' }
    let asked = 0
    await page.route('**/code?*', (route) => (++asked === 1 ? route.fulfill(refused) : route.continue()))
    await page.goto(product.url + alerts)
    expect(await page.content()).not.toContain('class=tk-')
    const card = page.getByRole('article').first()
    await card.getByRole('radio', { name: 'Preview' }).focus()
    await page.keyboard.press('ArrowRight')
    await card.getByRole('alert').getByText('The code did not arrive').waitFor()
    const below = () =>
      page
        .getByRole('article')
        .nth(1)
        .evaluate((one) => one.getBoundingClientRect().top + scrollY)
    const before = await below()
    complaints.length = 0
    await card.getByRole('button', { name: 'Try again' }).press('Enter')
    await card.getByRole('region', { name: /as HTML$/ }).waitFor()
    expect(asked).toBe(2)
    expect(await below()).toBe(before)
    expect(await card.getByRole('button', { name: /^Copy: / }).isEnabled()).toBe(true)
  })

  test('every link of every public page answers, and the sitemap has these pages and no other', async () => {
    await open()
    const waiting = ['/']
    const broken: string[] = []
    const seen = new Set(waiting)
    const pictures = new Set<string>()
    const listed: string[] = []
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      const response = await fetch(product.url + path, { headers: { accept: 'text/html' } })
      if (!response.ok) broken.push(`${path} ${response.status}`)
      if (!response.headers.get('content-type')?.includes('html')) continue
      const html = await response.text()
      const isListed = !html.includes('<meta name="robots" content="noindex"')
      if (isListed) listed.push(product.url + path)
      if (isListed && !html.includes(`rel="canonical" href="${product.url}${path}"`)) broken.push(`${path} has no name`)
      // A template shown at work is a site of its own, which is proven where it is assembled.
      if (path.startsWith('/templates/')) continue
      const picture = /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1] ?? ''
      if (picture.startsWith(product.url)) pictures.add(picture)
      else if (isListed) broken.push(`${path} has no picture to share`)
      for (const [, href] of html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)) {
        const next = href!.replaceAll('&amp;', '&')
        if (seen.has(next) || next.startsWith('/app') || next.startsWith('/user')) continue
        seen.add(next)
        waiting.push(next)
      }
    }
    for (const picture of pictures) {
      const { headers } = await fetch(picture, { method: 'HEAD' })
      if (headers.get('content-type') !== 'image/png') broken.push(picture)
    }
    expect(broken).toEqual([])
    const sitemap = await (await fetch(`${product.url}/sitemap.xml`)).text()
    expect([...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address).toSorted()).toEqual(listed.toSorted())
    expect(seen.size).toBeGreaterThan(40)
    // Every page is drawn once, which takes a busy machine with slow cores its time.
  }, 300_000)
})

test('the header gains its shadow from 10 pixels of scroll, and its menus give the focus back', async () => {
  await open()
  await visit(page, `${product.url}/components`)
  const scrolled = () => page.getByRole('banner').getAttribute('data-scrolled')
  await page.evaluate(() => scrollTo(0, 9))
  expect(await scrolled()).toBeNull()
  await page.evaluate(() => scrollTo(0, 10))
  await expect.poll(scrolled).toBe('true')

  const button = page.getByRole('button', { name: 'Free resources' })
  await button.focus()
  await page.keyboard.press('Enter')
  await page
    .getByRole('link', { name: /^Free components/ })
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  await button.click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Free components/ })
    .click()
  await expect.poll(() => page.title()).toBe('Free Tailwind components - Millwork')
  expect(
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Free components/ })
      .isVisible(),
  ).toBe(false)
})

test('on a phone the menu takes the focus to its close button and gives it back; links and the backdrop close it', async () => {
  await open({ viewport: { width: 375, height: 700 } })
  await visit(page, product.url)
  const toggle = page.getByRole('button', { name: 'Open menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const focused = (name: string) =>
    expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(name)

  await toggle.click()
  await focused('Close menu')
  await menu.getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(() => page.locator('html').getAttribute('class')).toContain('dark')
  await page.keyboard.press('Escape')
  await focused('Open menu')
  await toggle.click()
  await menu.getByRole('button', { name: 'Close menu' }).click()
  await focused('Open menu')
  await toggle.click()
  await page.mouse.click(10, 400)
  await menu.waitFor({ state: 'hidden' })
  await toggle.click()
  await menu.getByRole('link', { name: 'Changelog' }).click()
  await expect.poll(() => page.title()).toBe('Changelog - Millwork')
  await menu.waitFor({ state: 'hidden' })
})

test('a sale stands above the header everywhere but on the page of prices, which has its prices', async () => {
  await open()
  await visit(page, product.url)
  const banner = page.getByRole('banner').getByRole('link', { name: /^Opening sale: 30% off/ })
  expect(await banner.textContent()).toContain('0 of 50 taken')
  const height = () => page.getByRole('banner').evaluate((element) => element.clientHeight)
  const withBanner = await height()
  await banner.click()
  await expect.poll(() => page.title()).toBe('Pricing - Millwork')
  expect(await banner.count()).toBe(0)
  expect(await height()).toBeLessThan(withBanner)
  await page.getByText('instead of $79').waitFor()
})

test('"Get access" leads to the prices, and there to the licences 72 pixels below the top', async () => {
  await open()
  await visit(page, `${product.url}/docs`)
  const access = page.getByRole('banner').getByRole('link', { name: 'Get access' })
  await access.click()
  await expect.poll(() => page.title()).toBe('Pricing - Millwork')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await access.click()
  const top = () => page.locator('#licenses').evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await expect.poll(top).toBe(72)
  await page.goto(`${product.url}/pricing#licenses`)
  await expect.poll(top).toBe(72)
})

describe('everything stands where it stood', () => {
  const views: View[] = [
    { name: 'home, on a desktop, light', path: '/', width: 1280, scheme: 'light' },
    { name: 'home, on a phone, dark', path: '/', width: 375, scheme: 'dark' },
    { name: 'pricing, on a tablet, light', path: '/pricing', width: 768, scheme: 'light' },
    { name: 'components, on a wide screen, light', path: alerts, width: 1920, scheme: 'light' },
    { name: 'a page of the docs, dark', path: '/docs/tailwind-versions', width: 1280, scheme: 'dark' },
    { name: 'a binding text, on a phone, light', path: '/terms-of-service', width: 375, scheme: 'light' },
    { name: 'a page there is not, on a tablet, dark', path: '/nowhere', width: 768, scheme: 'dark' },
  ]
  const accepts = process.env.LAYOUT === 'accept'
  const accepted: Record<string, Layout> = {}
  afterAll(() => accepts && writeLayouts(accepted))

  test.each(views)('$name', async (view) => {
    const layout = await layoutOf(browser, product.url, view)
    accepted[view.name] = layout
    const changes = accepts ? [] : moved(readLayouts()[view.name] ?? {}, layout)
    const advice = 'Where that is meant: LAYOUT=accept npm test -- tests/e2e/public.spec.ts'
    expect(changes, `${view.path} moved:\n${changes.join('\n')}\n${advice}\n`).toEqual([])
  })
})

test('no page of the documentation and no article is wider than a phone', async () => {
  await open({ viewport: { width: 375, height: 812 }, javaScriptEnabled: false })
  const sitemap = await (await fetch(`${product.url}/sitemap.xml`)).text()
  const texts = [...sitemap.matchAll(/<loc>[^<]*(\/(?:docs|blog)\/[^<]+)/g)].map(([, path]) => path!)
  expect(texts.length).toBeGreaterThan(30)
  const cut: string[] = []
  for (const path of texts) {
    await page.goto(product.url + path)
    cut.push(...(await page.evaluate(cutOff)).map((words) => `${path}: ${words}`))
  }
  expect(cut).toEqual([])
})

test('without scripts a page of the documentation is read, walked, searched and taken as Markdown', async () => {
  await open({ javaScriptEnabled: false })
  await page.goto(`${product.url}/docs/getting-started`)
  const code = page.getByRole('main').locator('figure pre')
  await code.filter({ hasText: 'export default function Page' }).waitFor()
  // The code of a live component, in the language that is asked for.
  const live = page.getByRole('group', { name: /^Language of the code/ })
  await live.getByRole('radio', { name: 'Svelte' }).check()
  await page.getByRole('link', { name: /as Svelte$/ }).waitFor()
  expect(await page.getByRole('link', { name: /as HTML$/ }).isVisible()).toBe(false)

  // On paper, also from a dark window: dark letters, and no line or box that is cut.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const printed = await code.first().evaluate((pre) => {
    const box = pre.parentElement!
    const colours = [...pre.querySelectorAll('span')].map((span) => getComputedStyle(span).color)
    return {
      colours: [...new Set(colours)],
      isCut: box.scrollWidth > box.clientWidth || getComputedStyle(box).maxHeight !== 'none',
    }
  })
  expect(printed.isCut).toBe(false)
  for (const colour of printed.colours) expect(['rgb(0, 0, 0)', 'rgb(85, 85, 85)']).toContain(colour)
  await page.emulateMedia({ media: null })

  await page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'Dark mode' }).click()
  await page.getByRole('heading', { level: 1, name: 'Dark mode' }).waitFor()
  await page.getByRole('link', { name: /^Next/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Right to left' }).waitFor()
  await page.getByRole('searchbox').first().fill('contrast')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Search the documentation' }).waitFor()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Colours and contrast/ })
    .first()
    .waitFor()

  const text = async (path: string) => (await fetch(product.url + path)).text()
  expect(await text('/docs/dark-mode.md')).toMatch(/^# Dark mode/)
  expect(await text('/feed.xml')).toContain('<item>')
})
