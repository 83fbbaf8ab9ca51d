/** Dark mode: right at the first paint, with and without scripts, by the order the account, the browser, the system. */
import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { cardsAtOnce } from '#shared/cards-at-once.ts'
import { darkModeStorageKey } from '#shared/site.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { alive, openPage, register, registerByForm, visit } from './page.ts'
import { startProduct, type Product } from './product.ts'

type State = Awaited<ReturnType<BrowserContext['storageState']>>
type Mode = 'on' | 'off' | 'system'
type Case = { account?: Mode; stored?: Mode; system: 'light' | 'dark'; scripts: boolean; shown: 'light' | 'dark' }

let product: Product
let browser: Browser
const members: Partial<Record<Mode, State>> = {}

beforeAll(async () => {
  product = await startProduct()
  browser = await launchChromium()
  for (const mode of ['on', 'off', 'system'] as const) {
    const { page, context } = await openPage(browser)
    await register(page, product.url)
    if (mode !== 'system') {
      const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
      await page.getByRole('radio', { name: mode === 'on' ? 'Dark' : 'Light' }).check()
      await saved
    }
    members[mode] = { cookies: (await context.storageState()).cookies, origins: [] }
    await context.close()
  }
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

/** The brightness of the page's ground, 0 to 255, as a screenshot shows it. */
async function brightness(page: Page): Promise<number> {
  const png = await page.screenshot({ clip: { x: 2, y: 300, width: 1, height: 1 }, type: 'png' })
  // One row of one pixel: a byte for the filter, then red, green and blue.
  const [, red = 0, green = 0, blue = 0] = inflateSync(imageData(png))
  return (red + green + blue) / 3
}

/** What the IDAT chunks of a PNG hold together (PNG specification, 5.3): length, type, data and checksum each. */
function imageData(png: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  }
  return Buffer.concat(parts)
}

/** Opens a page with everything but the script in its head held back, and looks at what was painted. */
async function firstPaint(path: string, { account, stored, system, scripts }: Case): Promise<'light' | 'dark'> {
  const cookies = account ? members[account]!.cookies : []
  const localStorage = stored ? [{ name: darkModeStorageKey, value: stored }] : []
  const context = await browser.newContext({
    colorScheme: system,
    javaScriptEnabled: scripts,
    storageState: { cookies, origins: [{ origin: product.url, localStorage }] },
  })
  const page = await context.newPage()
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(product.url + path, { waitUntil: 'load' })
  const level = await brightness(page)
  await context.close()
  return level < 64 ? 'dark' : 'light'
}

const withScripts: Case[] = [
  { system: 'light', scripts: true, shown: 'light' },
  { system: 'dark', scripts: true, shown: 'dark' },
  { stored: 'on', system: 'light', scripts: true, shown: 'dark' },
  { stored: 'off', system: 'dark', scripts: true, shown: 'light' },
  { stored: 'system', system: 'dark', scripts: true, shown: 'dark' },
]
const withoutScripts: Case[] = [
  { system: 'light', scripts: false, shown: 'light' },
  { system: 'dark', scripts: false, shown: 'dark' },
]
const forMembers: Case[] = ([true, false] as const).flatMap((scripts): Case[] => [
  { account: 'on', system: 'light', scripts, shown: 'dark' },
  { account: 'off', system: 'dark', scripts, shown: 'light' },
  { account: 'system', system: 'dark', scripts, shown: 'dark' },
  { account: 'system', system: 'light', scripts, shown: 'light' },
  { account: 'off', stored: 'on', system: 'dark', scripts, shown: 'light' },
  { account: 'on', stored: 'off', system: 'light', scripts, shown: 'dark' },
])

describe('the first paint', () => {
  test.each(['/', '/login', '/nothing-here'])('of %s for a guest', async (path) => {
    for (const given of [...withScripts, ...withoutScripts]) {
      expect({ ...given, shown: await firstPaint(path, given) }).toEqual(given)
    }
  })

  test.each(['/app', '/user/settings'])('of %s for a member', async (path) => {
    for (const given of forMembers) expect({ ...given, shown: await firstPaint(path, given) }).toEqual(given)
  })

  test('of a page in the auth layout follows the browser, whoever is signed in', async () => {
    const path = '/user/confirm-password'
    expect(
      await firstPaint(path, { account: 'on', stored: 'off', system: 'dark', scripts: true, shown: 'light' }),
    ).toBe('light')
    expect(await firstPaint(path, { account: 'on', system: 'light', scripts: true, shown: 'light' })).toBe('light')
  })
})

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'))

test('"system" follows the operating system while the page is open; on and off do not', async () => {
  const { page, context } = await openPage(browser, { colorScheme: 'light' })
  await visit(page, product.url)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => isDark(page)).toBe(true)
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Light' }).check()
  await expect.poll(() => isDark(page)).toBe(false)
  expect(await page.evaluate((key) => localStorage.getItem(key), darkModeStorageKey)).toBe('off')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(() => isDark(page)).toBe(true)
  await context.close()
})

test('a guest’s choice sends nothing to the server, and becomes the new account’s', async () => {
  const { page, context } = await openPage(browser, { colorScheme: 'light' })
  const puts: string[] = []
  page.on('request', (request) => void (request.method() === 'PUT' && puts.push(request.url())))
  await visit(page, product.url)
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(() => isDark(page)).toBe(true)
  await registerByForm(page, product.url)
  expect(puts).toEqual([])
  await page.reload()
  expect(await page.locator('html').getAttribute('data-dark-mode')).toBe('on')
  expect(await isDark(page)).toBe(true)
  await context.close()
})

test('the account’s choice comes into a browser that has none', async () => {
  const { page, context } = await openPage(browser, { colorScheme: 'light', storageState: members.on! })
  await visit(page, `${product.url}/app`)
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), darkModeStorageKey)).toBe('on')
  await context.close()
})

test.each(['/', '/pricing', '/license'])(
  'before somebody acts, %s stores the theme of an account alone',
  async (path) => {
    for (const [account, expected] of [
      [undefined, {}],
      ['on', { [darkModeStorageKey]: 'on' }],
      ['off', { [darkModeStorageKey]: 'off' }],
    ] as const) {
      const { page, context } = await openPage(browser, account && { storageState: members[account]! })
      await page.goto(product.url + path, { waitUntil: 'networkidle' })
      const kept = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))
      expect([path, account, kept]).toEqual([path, account, expected])
      await context.close()
    }
  },
)

test('before somebody acts, switches say which theme shows', async () => {
  const dark = { value: 'on', name: darkModeStorageKey }
  for (const [colorScheme, stored, shown, chosen] of [
    ['light', [], 'Light', 'System'],
    ['dark', [], 'Dark', 'System'],
    ['light', [dark], 'Dark', 'Dark'],
  ] as const) {
    const origins = [{ origin: product.url, localStorage: [...stored] }]
    const { page, context, complaints } = await openPage(browser, {
      colorScheme,
      storageState: { cookies: [], origins },
    })
    await page.goto(product.url)
    const bench = page.getByRole('group', { name: 'Theme of the component' })
    const footer = page.getByRole('contentinfo').getByRole('group', { name: 'Theme' })
    const ticked = (group: Locator) => group.getByRole('radio', { checked: true }).evaluateAll(labels)
    const before = [await ticked(bench), await ticked(footer)]
    expect({ colorScheme, stored, before }).toEqual({ colorScheme, stored, before: [[shown], [chosen]] })
    expect(await page.locator('#app[data-alive]').count()).toBe(0)
    await alive(page)
    expect([await ticked(bench), await ticked(footer)]).toEqual(before)

    await page.goto(`${product.url}/components/application-ui/components/alerts`)
    const other = shown === 'Dark' ? 'Show in light' : 'Show in dark'
    const cards = page.getByRole('article')
    // Those further down come with the client.
    const first = Math.min(cardsAtOnce, await cards.count())
    expect(await cards.getByRole('button', { name: other }).count()).toBe(first)
    expect(await page.locator('#app[data-alive]').count()).toBe(0)
    await cards.first().getByRole('button', { name: other }).click()
    await cards
      .first()
      .getByRole('button', { name: `Show in ${shown.toLowerCase()}` })
      .waitFor()
    expect(complaints).toEqual([])
    await context.close()
  }
})

const labels = (inputs: Element[]) => inputs.map((input) => (input as HTMLInputElement).labels?.[0]?.textContent)

test('what this browser chose is not overwritten by the account’s theme', async () => {
  const localStorage = [{ name: darkModeStorageKey, value: 'off' }]
  const storageState = { cookies: members.on!.cookies, origins: [{ origin: product.url, localStorage }] }
  const { page, context } = await openPage(browser, { storageState })
  await page.goto(`${product.url}/pricing`, { waitUntil: 'networkidle' })
  expect(await page.evaluate((key) => window.localStorage.getItem(key), darkModeStorageKey)).toBe('off')
  await context.close()
})
