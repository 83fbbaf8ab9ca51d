/** Who asked for less motion sees none on our own pages: nothing fades, slides, pulses or scrolls by itself. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { templates } from '#scripts/first-acts/templates.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { urls } from '#shared/urls.ts'
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

type Watched = Window & { moved: Set<string> }

/** Milliseconds from which on a change is seen as a movement. */
const seen = 20

/** Notes every animation and transition of the page from its first moment on. */
async function watched(options: BrowserContextOptions) {
  const { page, context } = await openPage(browser, options)
  await page.addInitScript((shortest) => {
    const moved: Set<string> = ((window as never as Watched).moved = new Set())
    const note = () => {
      for (const { effect } of document.getAnimations()) {
        const { target } = effect as KeyframeEffect
        if (Number(effect!.getComputedTiming().activeDuration) > shortest)
          moved.add(`${target?.tagName} ${target?.textContent?.trim().slice(0, 30)}`)
      }
    }
    for (const kind of ['animationstart', 'transitionrun']) document.addEventListener(kind, note, true)
  }, seen)
  return { page, context }
}

/** Scrolls through a page, points at what is there and presses what opens; answers what moved, and what would move by itself. */
async function movements(page: Page): Promise<string[]> {
  for (const button of (
    await page.locator('main button[type=button]:visible, header button[type=button]:visible').all()
  ).slice(0, 4)) {
    // What an earlier one covers or takes away is passed over.
    if (!(await button.isVisible())) continue
    await button.hover({ force: true })
    await button.dispatchEvent('click')
    await page.keyboard.press('Escape')
  }
  return page.evaluate(() => {
    const restless = [...document.querySelectorAll('video[autoplay], animate, animateTransform, marquee')]
    const smooth = [...document.querySelectorAll('*')].filter(
      (element) => getComputedStyle(element).scrollBehavior === 'smooth',
    )
    return [...(window as never as Watched).moved, ...[...restless, ...smooth].map(({ tagName }) => tagName)]
  })
}

test('a transition is noticed where nobody asked for less', async () => {
  const { page, context } = await watched({ reducedMotion: 'no-preference' })
  await visit(page, product.url + urls.pricing())
  expect(await movements(page)).not.toEqual([])
  await context.close()
})

test.each([
  ['public page', false],
  ['page of the app', true],
])('no %s moves', { timeout: 300_000 }, async (_, isSignedIn) => {
  const { page, context } = await watched({ reducedMotion: 'reduce' })
  if (isSignedIn) await register(page, product.url)
  const found: Record<string, string[]> = {}
  for (const { path } of templates.filter((template) => Boolean(template.isSignedIn) === isSignedIn)) {
    await visit(page, product.url + path)
    const moved = await movements(page)
    if (moved.length > 0) found[path] = moved
  }
  expect(found).toEqual({})
  await context.close()
})
