/** Chromium as on a phone: a finger instead of a pointer, behind the interface of the other engines. */
import type { Browser } from 'playwright-core'
import { inTime, type Engine, type Key } from './engines/engine.ts'

/** What is read at the first width of a play is read on a tablet; what is done is done on a phone. */
const screens: Readonly<Record<number, { width: number; height: number }>> = {
  450: { width: 820, height: 1180 },
  1000: { width: 390, height: 844 },
}

const named: Partial<Record<Key, string>> = { Space: ' ' }

/** A page that is touched, in a window of its own; nothing moves on it. */
export async function openTouch(browser: Browser): Promise<Engine> {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const width = () => page.viewportSize()?.width ?? 390
  return {
    open: async (url) => void (await inTime('open', page.goto(url, { waitUntil: 'load' }))),
    setViewport: (wide, height) => inTime('viewport', page.setViewportSize(screens[wide] ?? { width: wide, height })),
    evaluate: <T>(expression: string) => inTime(expression.slice(0, 80), page.evaluate<T>(expression)),
    press: (key) => inTime(key, page.keyboard.press(named[key] ?? key)),
    type: (text) => inTime('type', page.keyboard.type(text)),
    // A finger that touches nothing is nowhere.
    move: () => Promise.resolve(),
    click: (x, y) => inTime('tap', page.touchscreen.tap(Math.min(x, width() - 10), y)),
    close: () => context.close(),
  }
}
