import type { Browser } from 'playwright-core'
import { createReusablePage, type ReusablePage, type Rules } from '../browser/reusable-page.ts'

/** So many pool are at work at once; who needs one waits until one is free. */
export function createPagePool(browser: Browser, most: number, rules: Rules = {}) {
  const free: (ReusablePage | undefined)[] = Array.from({ length: most }, () => undefined)
  const waiting: (() => void)[] = []

  async function use<T>(task: (reusable: ReusablePage) => Promise<T>): Promise<T> {
    while (free.length === 0) await new Promise<void>((resolve) => waiting.push(resolve))
    const kept = free.pop()
    let reusable = kept
    try {
      reusable = kept && !kept.page.isClosed() ? kept : await createReusablePage(browser, rules)
      const result = await task(reusable)
      free.push(reusable)
      return result
    } catch (error) {
      await reusable?.page.close()
      free.push(undefined)
      throw error
    } finally {
      waiting.shift()?.()
    }
  }
  const close = () => Promise.all(free.map((reusable) => reusable?.page.close()))
  return { use, close }
}
