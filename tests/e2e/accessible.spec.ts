/** axe with contrast on, over every page in both themes and at two widths. Components are seen by `npm run verify`, in every state. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { CatalogIndex } from '#shared/catalog.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { axeFindings } from './axe.ts'
import { alive, openSearch, register } from './page.ts'
import { startProduct, type Product } from './product.ts'

const index = JSON.parse(readFileSync('build/catalog/index.json', 'utf8')) as CatalogIndex
const subcategories = index.packages.flatMap((pkg) => pkg.categories.flatMap((category) => category.subcategories))
/** A page whose first code every account may read. */
const free = subcategories.find(({ components: [first] }) => first!.free)!

const widths = [1280, 375]
/** What depends on colours; all else is the same in both themes, whose markup is one. */
const ofColours = { runOnly: ['color-contrast', 'link-in-text-block'] }

let product: Product
let browser: Browser
let member: Awaited<ReturnType<BrowserContext['storageState']>>

beforeAll(async () => {
  product = await startProduct()
  browser = await launchChromium()
  const context = await browser.newContext()
  await register(await context.newPage(), product.url)
  member = await context.storageState()
  await context.close()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const contexts = new Map<string, Promise<BrowserContext>>()

/** One browser profile per width, for guests and for a member, so that what is cached stays cached. */
function contextFor(width: number, signedIn: boolean) {
  const key = `${width} ${signedIn}`
  const options = { colorScheme: 'light', viewport: { width, height: 900 }, reducedMotion: 'reduce' } as const
  if (!contexts.has(key))
    contexts.set(key, browser.newContext(signedIn ? { ...options, storageState: member } : options))
  return contexts.get(key)!
}

type Visit = { signedIn?: boolean; act?: (page: Page) => Promise<unknown> }

/** Opens an address at both widths, does something there, and answers what axe finds in light, then in dark. */
async function findings(path: string, { signedIn = false, act }: Visit = {}): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    const context = await contextFor(width, signedIn)
    const page = await context.newPage()
    await page.goto(product.url + path, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    if (act) {
      await alive(page)
      await act(page)
    }
    found.push(...(await axeFindings(page)).map((finding) => `light ${width}: ${finding}`))
    await page.emulateMedia({ colorScheme: 'dark' })
    if (act) await restOfColours(page)
    else await page.reload({ waitUntil: 'load' })
    found.push(...(await axeFindings(page, ofColours)).map((finding) => `dark ${width}: ${finding}`))
    await page.close()
  }
  return found
}

/** A page that is alive follows the system's theme by itself; its colours may take a moment to get there. */
async function restOfColours(page: Page) {
  await page.waitForFunction(() => document.documentElement.classList.contains('dark'))
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)))
  })
}

describe('pages', () => {
  test.each([
    '/',
    '/pricing',
    '/components',
    '/components/application-ui/components/alerts',
    '/free-tailwind-component-of-the-day',
    '/templates',
    '/become-an-affiliate',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password/unknown',
    '/email/verify/unknown',
    '/changelog',
    '/docs',
    '/docs/flavours',
    '/tools',
    '/tools/tailwind-button-builder?variant=soft&color=lime&start=Plus',
    '/tools/tailwind-button-builder?group=split&color=0b6e4f',
    '/tools/tailwind-color-palette?color=brand:2563eb&color=accent:oklch(70%25+0.2+150)',
    '/tools/heroicons-v2?q=bell&icon=bell',
    '/dev/ui',
    '/nothing-here',
  ])('%s', async (path) => {
    expect(await findings(path)).toEqual([])
  })

  test('/tools/lucide-icons with the bag open', async () => {
    const act = async (page: Page) => {
      await page.getByRole('button', { name: /^Bag/ }).click()
      await page.getByRole('button', { name: 'Take out bell, Lucide' }).waitFor()
    }
    expect(await findings('/tools/lucide-icons?in=all&bag=lucide-icons/outline/bell', { act })).toEqual([])
  })

  test('/register with errors', async () => {
    const act = async (page: Page) => {
      await page.getByRole('button', { name: 'Create account' }).click()
      await page.getByText('Enter your name.').waitFor()
    }
    expect(await findings('/register', { act })).toEqual([])
  })

  test.each([
    '/email/verify',
    '/user/confirm-password',
    '/user/profile',
    '/user/settings',
    '/user/active-license',
    '/user/affiliate',
    '/app/changelog',
    '/app/favourites',
    '/app/documentation',
    '/app/documentation/colours',
    '/app/extras/templates',
  ])('%s', async (path) => {
    expect(await findings(path, { signedIn: true })).toEqual([])
  })

  test('/app', async () => {
    expect(await findings('/app', { signedIn: true })).toEqual([])
  })

  test('/app/components/…, preview and code', async () => {
    const { path } = free
    const act = async (page: Page) => {
      await page.getByRole('tab', { name: 'Code' }).first().click()
      await page
        .getByRole('button', { name: /^Copy: .*\.(html|tsx)$/ })
        .first()
        .waitFor()
    }
    expect(await findings(`/app/components/${path}`, { signedIn: true })).toEqual([])
    expect(await findings(`/app/components/${path}`, { signedIn: true, act })).toEqual([])
  })

  test('/app/components/…, with each panel of settings open', async () => {
    const { path } = free
    const colours = async (page: Page) => {
      await page.getByRole('button', { name: /^Secondary colour/ }).click()
      const panel = page.getByRole('group', { name: 'Secondary colour' })
      await panel.getByText('Your own colours').click()
      await panel.getByRole('button', { name: 'Use these' }).click()
      await panel.getByText(/Eleven colours are needed/).waitFor()
    }
    const style = async (page: Page) => {
      await page.getByRole('button', { name: /^Code style/ }).click()
      await page.getByRole('textbox', { name: 'Class prefix' }).fill('No prefix')
      await page.getByText('At most eight small letters.').waitFor()
    }
    expect(await findings(`/app/components/${path}`, { signedIn: true, act: colours })).toEqual([])
    expect(await findings(`/app/components/${path}`, { signedIn: true, act: style })).toEqual([])
  })

  test('/app with the search open, with results and without', async () => {
    const search = (query: string) => async (page: Page) => {
      await openSearch(page)
      await page.getByRole('combobox').fill(query)
      await page
        .getByRole('dialog')
        .getByText(query ? 'No results' : 'Stacked', { exact: true })
        .first()
        .waitFor()
    }
    expect(await findings('/app', { signedIn: true, act: search('') })).toEqual([])
    expect(await findings('/app', { signedIn: true, act: search('zzz') })).toEqual([])
  })

  test('the drawer on a phone', async () => {
    const act = async (page: Page) => {
      const toggle = page.getByRole('button', { name: 'Open navigation' })
      if (await toggle.isVisible()) await toggle.click()
    }
    expect(await findings('/app', { signedIn: true, act })).toEqual([])
  })
})
