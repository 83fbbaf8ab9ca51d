/** The headings of every kind of public page, as a screen reader lists them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { templates } from '#scripts/first-acts/templates.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { urls } from '#shared/urls.ts'
import { openPage } from './page.ts'
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

type Heading = { level: number; name: string }

/** Every heading that assistive technology finds, in the order of the document. */
const headingsOf = (page: Page) =>
  page.evaluate((): Heading[] =>
    [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter(
        (heading) => heading.checkVisibility({ visibilityProperty: true }) && !heading.closest('[aria-hidden=true]'),
      )
      .map((heading) => ({ level: Number(heading.tagName[1]), name: heading.textContent.trim() })),
  )

/** What is wrong with an outline, in a sentence each. */
function faultsOf(headings: Heading[]): string[] {
  const [first] = headings
  const titles = headings.filter(({ level }) => level === 1)
  return [
    ...(first?.level === 1 ? [] : [`begins with “${first?.name}”, level ${first?.level}`]),
    ...(titles.length === 1 ? [] : [`has ${titles.length} headings of level 1`]),
    ...headings.flatMap(({ level, name }, at) => {
      const before = headings[at - 1]
      return before && level > before.level + 1 ? [`goes from level ${before.level} to ${level} at “${name}”`] : []
    }),
  ]
}

test('an outline that begins late, skips a level or has two titles is found', () => {
  const outline = (...levels: number[]) => faultsOf(levels.map((level) => ({ level, name: `${level}` })))
  expect(outline(1, 2, 3, 2, 3, 4)).toEqual([])
  expect(outline(2, 1)).toEqual(['begins with “2”, level 2'])
  expect(outline(1, 3)).toEqual(['goes from level 1 to 3 at “3”'])
  expect(outline(1, 2, 1)).toEqual(['has 2 headings of level 1'])
  expect(outline()).toHaveLength(2)
})

/** Pages that share a template with another, but not its sections; a search that finds nothing, and an error. */
const others = [
  urls.docs('tested'),
  urls.docsSearch('zzzz'),
  urls.blog('dialogs-that-behave'),
  urls.legal('about'),
  urls.legal('lifetime'),
  urls.legal('refunds'),
  urls.search('table'),
  urls.search('zzzz'),
  urls.library({ free: '1' }),
  '/nothing-here',
]
const paths = [...templates.filter(({ isSignedIn }) => !isSignedIn).map(({ path }) => path), ...others]

test.each([390, 1280])('every public page has one outline of headings, %i pixels wide', async (width) => {
  const { page, context } = await openPage(browser, { viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  const faults: Record<string, string[]> = {}
  for (const path of paths) {
    await page.goto(product.url + path)
    const found = faultsOf(await headingsOf(page))
    if (found.length > 0) faults[path] = found
  }
  expect(faults).toEqual({})
  await context.close()
})

test('a heading is called by its own words, apart from what stands beside them', async () => {
  const { page, context } = await openPage(browser)
  const named = async (path: string, name: string | RegExp) => {
    await page.goto(product.url + path)
    return page.getByRole('main').getByRole('heading', { name, exact: true }).count()
  }
  expect(await named(urls.docs('flavours'), 'React')).toBe(1)
  expect(await named(urls.tools(), /^Heroicons v2 [\d,]+ icons$/)).toBe(1)
  await context.close()
})
