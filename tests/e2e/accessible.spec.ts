/**
 * axe with contrast on, over every page in both themes and at two widths; and what else of WCAG a browser can measure:
 * 200 %, 320 pixels, spacing of texts, the focus, and targets. Components are seen by `npm run verify`, in
 * every state. A page is looked at again when what the server answers, the client as far as it is that page's, or the
 * way of looking has changed.
 */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, type TestContext } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { testimonials } from '#content/samples/testimonials.ts'
import type { CatalogIndex } from '#shared/catalog.ts'
import { lineOf, wcagFindings, type Finding } from '#scripts/wcag/measures/index.ts'
import { targetFindings } from '#scripts/wcag/measures/targets.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { axeFindings } from './axe.ts'
import { alive, openSearch, register } from './page.ts'
import { type PageSubjects, pageSubjects } from './page-subject.ts'
import { startProduct, type Product } from './product.ts'
import { filesBelow, hashFiles } from '#toolchain/hash-tree.ts'
import { unchangedNote } from '#toolchain/unchanged-note.ts'
import { versionsOf } from '#verify/subject-hash.ts'
import { passedRecord } from '../passed-record.ts'

const index = JSON.parse(readFileSync('build/catalog/index.json', 'utf8')) as CatalogIndex
const subcategories = index.packages.flatMap((pkg) => pkg.categories.flatMap((category) => category.subcategories))
/** A page whose first code every account may read. */
const free = subcategories.find(({ components: [first] }) => first!.free)!
/** A component that is sold. */
const sold = subcategories.flatMap(({ components }) => components).find((component) => !component.free)!

const widths = [1280, 375]
/** What depends on colours; all else is the same in both themes, whose markup is one. */
const ofColours = { runOnly: ['color-contrast', 'link-in-text-block'] }

const subcategoryPage = `/app/components/${free.path}`
const componentPage = `/app/components/${sold.path}`
/** What a member sees that a guest does not, besides the pages of components. */
const membersPages = [
  '/email/verify',
  '/user/confirm-password',
  '/user/profile',
  '/user/settings',
  '/user/access-keys',
  '/device',
  '/user/active-license',
  '/user/billing',
  '/user/affiliate',
  '/app/changelog',
  '/app/components',
  '/app/favourites',
  '/app/documentation',
  '/app/documentation/colours',
  '/app/extras/templates',
  '/app',
]

let product: Product
let browser: Browser
let subjects: PageSubjects
let member: Awaited<ReturnType<BrowserContext['storageState']>>

beforeAll(async () => {
  product = await startProduct()
  browser = await launchChromium()
  const context = await browser.newContext()
  await register(await context.newPage(), product.url)
  member = await context.storageState()
  await context.close()
  subjects = await pageSubjects(product.url, member.cookies)
  // Kept before anything is visited: they would soon speak of that.
  await Promise.all([...membersPages, subcategoryPage, componentPage].map((path) => subjects.ask(path, true)))
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const record = passedRecord('accessible')
const method = [
  hashFiles([
    ...filesBelow('scripts/wcag/measures'),
    ...filesBelow('server/page'),
    'tests/e2e/client-of-page.ts',
    'tests/e2e/page-subject.ts',
    'tests/e2e/accessible.spec.ts',
    'tests/e2e/axe.ts',
    'tests/e2e/page.ts',
  ]),
  versionsOf('axe-core'),
  JSON.stringify(testimonials),
].join(' ')

/** Of a page whose targets are felt for one by one; the palette has some four hundred, and may share the machine. */
const patience = 300_000

/** A test of one page, left out where what is looked at is what passed. */
const looks = (path: string, visits: Visit[]) => async (context: TestContext) => {
  const signedIn = visits.some((visit) => visit.signedIn)
  const isActed = visits.some(({ act }) => act)
  const subject = `${method} ${await subjects.of(path, { signedIn, isActed })}`
  const { name } = context.task
  if (record.isUnchanged(name, subject)) context.skip(unchangedNote)
  for (const visit of visits) expect(await findings(path, visit)).toEqual([])
  record.note(name, subject)
}

const contexts = new Map<string, Promise<BrowserContext>>()

/** One browser profile per width, for guests and for a member, so that what is cached stays cached. */
function contextFor(width: number, signedIn: boolean, hasTouch = false) {
  const key = `${width} ${signedIn} ${hasTouch}`
  const options = { colorScheme: 'light', viewport: { width, height: 900 }, reducedMotion: 'reduce', hasTouch } as const
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
    if (width === widths[0] && !act) found.push(...(await measured(page)))
    await page.emulateMedia({ colorScheme: 'dark' })
    if (act) await restOfColours(page)
    else await page.reload({ waitUntil: 'load' })
    found.push(...(await axeFindings(page, ofColours)).map((finding) => `dark ${width}: ${finding}`))
    await page.close()
  }
  return act ? found : [...found, ...(await underFingers(path, signedIn))]
}

/** Targets of a phone: pages of ours grow them where a finger points, components by the width alone. */
async function underFingers(path: string, signedIn: boolean): Promise<string[]> {
  const page = await (await contextFor(390, signedIn, true)).newPage()
  await page.goto(product.url + path, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  const found = await targetFindings(page)
  await page.close()
  return found.map(lineOf).filter((line) => !narrow.some((one) => one.test(line)))
}

/** What is narrower than a finger, and why; each is 24 pixels wide at least. */
const narrow = [
  /, copy \S+-\d+/, // a cell of a ramp: eleven steps stand in one row, and each is 40 high
  /<g> (Lightness|Chroma|Hue) at \d+/, // a point of a curve: the same eleven; a slider, which arrows move as well
  /<button> More ways: answers on 38/, // a button that the visitor designs, in the size of their choice
]

/** What was measured, and of targets what is found again at rest: a walk over them leaves lists scrolled under bars. */
async function measured(page: Page): Promise<string[]> {
  const lines = (await wcagFindings(page)).filter(isHeld).map(lineOf)
  if (!lines.some(isOfTargets)) return lines
  await page.reload({ waitUntil: 'load' })
  const atRest = (await wcagFindings(page, { walks: false })).map(lineOf)
  return lines.filter((line) => !isOfTargets(line) || atRest.includes(line))
}

const isOfTargets = (line: string) => line.startsWith('2.5.8')

/** Targets of 40 pixels are for fingers, and measured under one. */
const isHeld = ({ criterion }: Finding) => criterion !== 'our 40 px'

/** A page that is alive follows the system's theme by itself; its colours may take a moment to get there. */
async function restOfColours(page: Page) {
  await page.waitForFunction(() => document.documentElement.classList.contains('dark'))
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)))
  })
}

describe('pages', () => {
  for (const path of [
    '/',
    '/pricing',
    '/use-it-your-way',
    '/components',
    '/components/application-ui/components/alerts',
    '/components/application-ui/components/alerts/dismissible-alerts-in-four-tones',
    `/components/${sold.path}`,
    '/free-tailwind-component-of-the-day',
    '/templates',
    '/become-an-affiliate',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password/unknown',
    '/email/verify/unknown',
    '/oauth/problem?error=invalid_client',
    '/changelog',
    '/news',
    '/news/leave/unknown',
    '/docs',
    '/docs/flavours',
    '/tools',
    '/tools/tailwind-button-builder?variant=soft&color=lime&start=Plus',
    '/tools/tailwind-button-builder?group=split&color=0b6e4f',
    '/tools/tailwind-color-palette?color=brand:2563eb&color=accent:oklch(70%25+0.2+150)',
    '/tools/heroicons-v2?q=bell&icon=bell',
    '/dev/ui',
    '/nothing-here',
  ])
    test(path, looks(path, [{}]), patience)

  const withBag = async (page: Page) => {
    await page.getByRole('button', { name: /^Bag/ }).click()
    await page.getByRole('button', { name: 'Take out bell, Lucide' }).waitFor()
  }
  const bag = '/tools/lucide-icons?in=all&bag=lucide-icons/outline/bell'
  test('/tools/lucide-icons with the bag open', looks(bag, [{ act: withBag }]))

  const withErrors = async (page: Page) => {
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('Enter your name.').waitFor()
  }
  test('/register with errors', looks('/register', [{ act: withErrors }]))

  for (const path of [...membersPages, componentPage]) test(path, looks(path, [{ signedIn: true }]))

  const code = async (page: Page) => {
    await page.getByRole('tab', { name: 'Code' }).first().click()
    const copy = page.getByRole('button', { name: /^Copy: .*\.(html|tsx)$/ })
    await copy.first().waitFor()
  }
  test(
    '/app/components/…, preview and code',
    looks(subcategoryPage, [{ signedIn: true }, { signedIn: true, act: code }]),
    patience,
  )

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
  test(
    '/app/components/…, with each panel of settings open',
    looks(subcategoryPage, [
      { signedIn: true, act: colours },
      { signedIn: true, act: style },
    ]),
  )

  const search = (query: string) => async (page: Page) => {
    await openSearch(page)
    await page.getByRole('combobox').fill(query)
    const dialog = page.getByRole('dialog')
    await dialog
      .getByText(query ? 'No results' : 'Stacked', { exact: true })
      .first()
      .waitFor()
  }
  test(
    '/app with the search open, with results and without',
    looks('/app', [
      { signedIn: true, act: search('') },
      { signedIn: true, act: search('zzz') },
    ]),
  )

  const drawer = async (page: Page) => {
    const toggle = page.getByRole('button', { name: 'Open navigation' })
    if (await toggle.isVisible()) await toggle.click()
  }
  test('the drawer on a phone', looks('/app', [{ signedIn: true, act: drawer }]))
})
