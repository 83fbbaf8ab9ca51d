import type { Page } from 'playwright-core'
import type { ActKind } from './controls.ts'

declare global {
  interface Window {
    /** The controls that are acted on, found in the server's markup. */
    firstTargets?: (HTMLElement | null)[]
    /** Scrolling there is no act of the visitor's, nor is reaching the first. */
    firstQuiet?: boolean
  }
}

/** Runs before the page's own scripts: what the test itself must do to reach a control is no sign of a visitor. */
export function hush() {
  window.firstQuiet = true
  // What is drawn by lot comes out the same.
  Math.random = () => 0.4
  for (const type of ['scroll', 'focusin', 'focus', 'focusout', 'blur'])
    window.addEventListener(type, (event) => window.firstQuiet && event.stopImmediatePropagation(), true)
}

/** Finds the controls, so that the same elements are acted on also when others come before them later. */
export const aim = (page: Page, paths: string[]) =>
  page.evaluate((selectors) => {
    window.firstTargets = selectors.map((selector) => document.querySelector<HTMLElement>(selector))
  }, paths)

/**
 * Acts on one of the controls as a person does, with events the browser trusts. Answers false where it is gone.
 * @param isAlive whether the page hears that it was scrolled; one that is not alive looks at that when it comes to life
 */
export async function act(page: Page, { at, kind, isTouch, isAlive }: Act): Promise<boolean> {
  const isPointed = ['tap', 'type', 'drag'].includes(kind)
  // Letters that come between looking and pointing move what is pointed at; whoever sees that points anew.
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  const place = await page.evaluate(reach, { at, isPointed })
  if (!place) return false
  // Scrolling is told with the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.evaluate((tell) => {
    window.firstQuiet = false
    if (tell) document.dispatchEvent(new Event('scroll', { bubbles: true }))
  }, isAlive)
  await doIt(page, kind, { ...place, isTouch })
  return true
}

/** Brings the first control into view without a sign of a visitor. */
export async function reachFirst(page: Page) {
  await page.evaluate(reach, { at: 0, isPointed: true })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

type Act = { at: number; kind: ActKind; isTouch: boolean; isAlive: boolean }

/** Brings a control into view, and into focus where it is not pointed at; runs in the browser. */
function reach({ at, isPointed }: { at: number; isPointed: boolean }) {
  const element = window.firstTargets?.[at]
  if (!element?.isConnected) return null
  window.firstQuiet = true
  const { height: whole } = element.getBoundingClientRect()
  element.scrollIntoView({ block: whole > innerHeight ? 'start' : 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
  const part = element.matches('[type=range]') ? 0.75 : 0.5
  // Whoever goes from one control to the next by keys is heard; the first one the test has to reach by itself.
  window.firstQuiet = at === 0
  if (!isPointed) element.focus({ preventScroll: true })
  window.firstQuiet = true
  // What is higher than the window is met at its top.
  return { x: x + width * part, y: y + (height > innerHeight ? 60 : height / 2) }
}

async function doIt(page: Page, kind: ActKind, { x, y, isTouch }: { x: number; y: number; isTouch: boolean }) {
  const tap = () => (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
  const acts: Record<ActKind, () => Promise<void>> = {
    tap,
    enter: () => page.keyboard.press('Enter'),
    space: () => page.keyboard.press('Space'),
    arrow: () => page.keyboard.press('ArrowDown'),
    async type() {
      await tap()
      await page.keyboard.type('a1')
    },
    async send() {
      await page.keyboard.type('a1')
      await page.keyboard.press('Enter')
    },
    async drag() {
      await page.mouse.move(x, y)
      await page.mouse.down()
      for (const part of [8, 20, 32]) await page.mouse.move(x - part * 4, y - part)
      await page.mouse.up()
    },
    async shortcut() {
      await page.keyboard.press('Control+k')
    },
  }
  await acts[kind]()
}
