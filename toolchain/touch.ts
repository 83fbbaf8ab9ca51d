/** Chromium as on a phone: a finger instead of a pointer, behind the interface of the other engines. */
import type { Browser } from 'playwright-core'
import { inTime, type Engine, type Key } from './engines/engine.ts'

const named: Partial<Record<Key, string>> = { Space: ' ' }

/** A page that is touched, in a window of its own; nothing moves on it. */
export async function openTouch(browser: Browser): Promise<Engine> {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, reducedMotion: 'reduce' })
  const page = await context.newPage()
  return {
    open: async (url) => void (await inTime('open', page.goto(url, { waitUntil: 'load' }))),
    setViewport: (width, height) => inTime('viewport', page.setViewportSize({ width, height })),
    evaluate: <T>(expression: string) => inTime(expression.slice(0, 80), page.evaluate<T>(expression)),
    press: (key) => inTime(key, page.keyboard.press(named[key] ?? key)),
    type: (text) => inTime('type', page.keyboard.type(text)),
    // A finger that touches nothing is nowhere.
    move: () => Promise.resolve(),
    click: (x, y) => inTime('tap', page.touchscreen.tap(x, y)),
    close: () => context.close(),
  }
}
