/** The library by its pictures, public and in the app: filters, the way back, the dashboard, what is fetched. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { launchChromium } from '#toolchain/chromium.ts'
import { foundAtOnce } from '#shared/library-filters.ts'
import { urls } from '#shared/urls.ts'
import { allowClipboard, openPage, register, visit } from './page.ts'
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

async function open(options?: Parameters<typeof openPage>[1]) {
  ;({ context, page, complaints } = await openPage(browser, options))
}
async function member(options?: Parameters<typeof openPage>[1]) {
  await open(options)
  await allowClipboard(context, product.url)
  await register(page, product.url)
}

/** As many pictures are fetched before anybody does anything, in whatever window. */
const atOnce = 3

const cards = () => page.getByRole('region', { name: /component/ }).getByRole('listitem')
const filter = (name: RegExp) => page.getByRole('form', { name: 'Filters of the library' }).getByLabel(name)
/** How many a filter says that it leaves. */
const countOf = async (name: RegExp) =>
  Number(/\d+/.exec((await filter(name).locator('xpath=..').textContent()) ?? '')?.[0])
/** The scroll of a page that its history has noted, so that Back knows it. */
const notedScroll = () =>
  page.evaluate(() => {
    const { documentScrollPosition } = history.state as { documentScrollPosition?: { top: number } }
    return documentScrollPosition?.top
  })

async function leaveAndComeBack(address: RegExp) {
  const count = await cards().count()
  const last = cards().last().getByRole('link')
  await last.scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(0)
  await expect.poll(notedScroll).toBe(top)
  const title = (await last.textContent()) ?? ''
  await last.click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  // The router notes where a page is scrolled to a moment after it was: whoever goes back before that loses nothing.
  await page.evaluate(() => (scrollTo(0, 60), setTimeout(() => history.back(), 90)))
  await page.waitForURL(address)
  await expect.poll(() => cards().count()).toBe(count)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
}

/** As many of them as a page shows. */
const onAPage = (count: number) => Math.min(count, foundAtOnce)

test('the public library is narrowed by keys, says how much each filter leaves, and Back finds it as it was', async () => {
  await open()
  await visit(page, `${product.url}/components`)
  const free = await countOf(/^Free/)
  await filter(/^Free/).focus()
  await page.keyboard.press('Space')
  await page.waitForURL(`${product.url}/components?free=1`)
  await expect.poll(() => cards().count()).toBe(onAPage(free))

  await filter(/^With pictures/).focus()
  await page.keyboard.press('Space')
  await page.waitForURL(`${product.url}/components?free=1&pictures=1`)
  await expect.poll(() => cards().count()).toBeLessThan(free)
  // The form stays, so that the next choice is a key away.
  expect(await filter(/^With pictures/).evaluate((element) => element === document.activeElement)).toBe(true)

  await filter(/^Order/).selectOption('name')
  await page.waitForURL(`${product.url}/components?free=1&pictures=1&sort=name`)
  const titles = () => cards().getByRole('link').allTextContents()
  await expect
    .poll(async () => (await titles()).join())
    .toBe((await titles()).toSorted((one, other) => one.localeCompare(other, 'en-GB')).join())

  await leaveAndComeBack(/\?free=1&pictures=1&sort=name$/)
  expect(await filter(/^Free/).isChecked()).toBe(true)
  expect(await filter(/^Order/).inputValue()).toBe('name')

  await page.goBack()
  await page.waitForURL(`${product.url}/components?free=1&pictures=1`)
  await expect.poll(() => filter(/^Order/).inputValue()).toBe('')
  await page.getByRole('link', { name: 'Clear' }).click()
  await page.waitForURL(`${product.url}/components`)
  await expect.poll(() => filter(/^Free/).isChecked()).toBe(false)
})

test('a member narrows the library by what is open to them and what they marked', async () => {
  await member()
  const sidebar = page.getByRole('navigation', { name: 'Main' })
  await sidebar.getByRole('button', { name: 'Components' }).click()
  await page.getByRole('link', { name: 'All components' }).click()
  await page.waitForURL(`${product.url}/app/components`)
  const all = Number.parseInt((await page.getByRole('heading', { name: /^\d+ components$/ }).textContent()) ?? '')
  expect(await cards().count()).toBe(onAPage(all))
  const openToMe = await countOf(/^Open to me/)
  expect(await countOf(/^Favourites/)).toBe(0)
  await filter(/^Open to me/).check()
  await page.waitForURL(`${product.url}/app/components?open=1`)
  await expect.poll(() => cards().count()).toBe(onAPage(openToMe))
  expect(openToMe).toBeLessThan(all)
  expect(await page.getByText('Locked', { exact: true }).count()).toBe(0)
  expect(await page.title()).toContain(`Components: ${openToMe} of ${all}`)
  await leaveAndComeBack(/\/app\/components\?open=1$/)
  expect(await filter(/^Open to me/).isChecked()).toBe(true)

  await filter(/^Favourites/).check()
  await page.getByText('Nothing in the library is all of this at once.').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'see all components' }).click()
  await page.waitForURL(`${product.url}/app/components`)
  await expect.poll(() => cards().count()).toBe(onAPage(all))
  expect(await filter(/^Favourites/).isChecked()).toBe(false)
})

test('a long list has pages, gone through by keys, and keeps what it was narrowed by', async () => {
  await member()
  await visit(page, product.url + urls.appLibrary({ sort: 'name' }))
  const titles = () => cards().getByRole('link').allTextContents()
  const first = await titles()
  const pages = page.getByRole('navigation', { name: 'Pages of components' })
  await pages.getByRole('link', { name: 'Next' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(product.url + urls.appLibrary({ sort: 'name', page: '2' }))
  await pages.getByText(/^Page 2 of \d+$/).waitFor()
  const second = await titles()
  expect(second).toHaveLength(foundAtOnce)
  expect(second.filter((title) => first.includes(title))).toEqual([])
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await cards().last().scrollIntoViewIfNeeded()
  await cards().last().locator('img:visible').waitFor()
  await pages.getByRole('link', { name: 'Previous' }).click()
  await page.waitForURL(product.url + urls.appLibrary({ sort: 'name' }))
  await expect.poll(titles).toEqual(first)
})

test('the dashboard shows what is new, and what was copied and marked as soon as there is any', async () => {
  await member()
  const row = (name: string) => page.getByRole('main').getByRole('region', { name })
  expect(await row('New in the library').getByRole('listitem').count()).toBe(4)
  await row('Recently copied').getByText('Components you copy are listed here').waitFor()
  await row('Favourites').getByText('Press the star beside a component’s name').waitFor()
  await row('New in the library').getByRole('link', { name: 'All, newest first' }).click()
  await page.waitForURL(`${product.url}/app/components?sort=newest`)
  expect(await filter(/^Order/).inputValue()).toBe('newest')

  await filter(/^Open to me/).check()
  await page.waitForURL(/open=1/)
  const free = cards().filter({ hasText: 'Free' }).first().getByRole('link')
  const title = (await free.textContent()) ?? ''
  await free.click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  const told = (address: string) =>
    page.waitForResponse((answer) => answer.url().includes(address) && answer.request().method() === 'PUT')
  const [copied] = await Promise.all([told('/app/copied/'), page.keyboard.press('c')])
  const [marked] = await Promise.all([told('/app/favourites/'), page.keyboard.press('s')])
  expect([copied.status(), marked.status()]).toEqual([204, 204])

  await visit(page, `${product.url}/app`)
  for (const name of ['Recently copied', 'Favourites']) {
    const entry = row(name).getByRole('listitem')
    expect(await entry.count()).toBe(1)
    await entry.locator('img:visible').waitFor()
    expect(await entry.getByRole('link').textContent()).toBe(title)
  }
  await row('Recently copied').getByRole('link', { name: title }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
})

test('of each picture only the one of the theme is fetched, and of the shelves only those that are near', async () => {
  await open({ colorScheme: 'dark' })
  const pictures: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/pictures/')) pictures.push(pathname)
  })
  await page.goto(`${product.url}/components`, { waitUntil: 'networkidle' })
  await expect.poll(() => pictures.length).toBeGreaterThan(0)
  expect(pictures.length).toBeLessThanOrEqual(atOnce)
  await visit(page, `${product.url}/components?kind=pages`)
  await cards().first().locator('img:visible').waitFor()
  await visit(page, `${product.url}/components`)
  const last = page.getByRole('region', { name: 'Ecommerce' }).getByRole('listitem').last()
  const own = await last
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => new URL(src).pathname))
  expect(own).toHaveLength(2)
  expect(pictures.filter((path) => own.includes(path))).toEqual([])
  await last.scrollIntoViewIfNeeded()
  await last.locator('img:visible').waitFor()
  const ofOtherTheme = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.filter((image) => !image.checkVisibility()).map(({ src }) => new URL(src).pathname),
    )
  expect(ofOtherTheme.filter((path) => own.includes(path))).toHaveLength(1)
  // What is dark in both themes has one picture for both.
  const ofThisTheme = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.filter((image) => image.checkVisibility()).map(({ src }) => new URL(src).pathname),
    )
  const ofOtherAlone = ofOtherTheme.filter((path) => !ofThisTheme.includes(path))
  expect(ofOtherAlone.length).toBeGreaterThan(10)
  const whole = pictures.map((path) => path.replace('-s.avif', '.avif'))
  expect(whole.filter((path) => ofOtherAlone.includes(path))).toEqual([])
})

test('a high window fetches the pictures it shows, none besides, and each in the size it is shown in', async () => {
  for (const [width, height, deviceScaleFactor, size] of [
    [375, 1000, 1, 'small'],
    [768, 1024, 2, 'large'],
    [1280, 1080, 1, 'small'],
    [1920, 1200, 1, 'small'],
    [1920, 1200, 2, 'large'],
  ] as const) {
    await open({ viewport: { width, height }, deviceScaleFactor })
    const pictures = new Set<string>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/pictures/')) pictures.add(pathname)
    })
    await page.goto(`${product.url}/components`, { waitUntil: 'networkidle' })
    const shown = await page
      .getByRole('main')
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images
          .filter((image) => image.parentElement!.getBoundingClientRect().top < innerHeight && image.checkVisibility())
          .map(({ src }) => new URL(src).pathname),
      )
    expect(shown.length).toBeGreaterThanOrEqual(atOnce)
    const named = shown.map((path) => (size === 'small' ? path.replace('.avif', '-s.avif') : path))
    expect({ width, height, fetched: [...pictures].sort() }).toEqual({ width, height, fetched: named.sort() })
    await context.close()
  }
  await open()
})

test('in another colour the shelf shows components themselves, and long lists say that their pictures have ours', async () => {
  await open()
  await visit(page, `${product.url}/components`)
  const first = page.getByRole('region', { name: 'Application UI' }).getByRole('listitem').first()
  await first.locator('img:visible').waitFor()
  await page.getByRole('radio', { name: 'Rose' }).check()
  const frame = first.frameLocator('iframe')
  await expect
    .poll(() => frame.locator('html').evaluate(() => document.getElementById('palette')?.getAttribute('href') ?? ''))
    .toContain('primary=rose')
  await filter(/^Free/).check()
  await page.getByText('The pictures have our colours').waitFor()
  await visit(page, `${product.url}/components`)
  await page.getByRole('radio', { name: 'Blue' }).check()
  await first.locator('img:visible').waitFor()
  expect(await first.locator('iframe').count()).toBe(0)
})

test('all components of the app have the colours above them, and say that the pictures keep ours', async () => {
  await member()
  await visit(page, product.url + urls.appLibrary())
  await page.getByRole('button', { name: 'Your colour' }).click()
  await page.getByLabel('Your brand colour', { exact: true }).fill('#0b6e4f')
  await page.getByText('The pictures have our colours').waitFor()
  await cards().first().getByRole('link').click()
  await page.getByRole('button', { name: 'Primary colour: brand' }).waitFor()
})

test('without scripts every shelf has its pictures, and the filters are sent by a button', async () => {
  await open({ javaScriptEnabled: false })
  await page.goto(`${product.url}/components`)
  const last = page.getByRole('region', { name: 'Ecommerce' }).getByRole('listitem').last()
  await last.scrollIntoViewIfNeeded()
  await last.locator('img:visible').waitFor()
  await filter(/^Free/).check()
  await page.getByRole('button', { name: 'Show' }).click()
  await page.waitForURL(/\/components\?.*free=1/)
  expect(await filter(/^Free/).isChecked()).toBe(true)
})

test('a preview in which nothing takes the focus is in sight when it has it itself', async () => {
  await open({ viewport: { width: 390, height: 500 } })
  await visit(page, product.url + urls.component('application-ui/pages/status/with-uptime-bars-and-incidents'))
  const frame = page.locator('iframe[title^="Preview: "]').first()
  await frame.scrollIntoViewIfNeeded()
  await frame.contentFrame().locator('[data-component]').waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  const hasFocus = () => page.evaluate(() => document.activeElement?.matches('iframe[title^="Preview: "]') ?? false)
  for (let steps = 0; steps < 60 && !(await hasFocus()); steps++) await page.keyboard.press('Tab')
  expect(await hasFocus()).toBe(true)
  // So much of it that the frame can be told from its neighbours.
  const seen = () =>
    frame.evaluate((each) => {
      const { top, bottom } = each.getBoundingClientRect()
      return Math.min(innerHeight, bottom) - top
    })
  await expect.poll(seen).toBeGreaterThan(24)
})
