import type { Browser } from 'playwright-core'
import { createEasel, type Easel } from '../browser/easel.ts'

/** So many easels are at work at once; who needs one waits until one is free. */
export function createEasels(browser: Browser, most: number) {
  const free: (Easel | undefined)[] = Array.from({ length: most }, () => undefined)
  const waiting: (() => void)[] = []

  async function use<T>(task: (easel: Easel) => Promise<T>): Promise<T> {
    while (free.length === 0) await new Promise<void>((resolve) => waiting.push(resolve))
    const kept = free.pop()
    let easel = kept
    try {
      easel = kept && !kept.page.isClosed() ? kept : await createEasel(browser)
      const result = await task(easel)
      free.push(easel)
      return result
    } catch (error) {
      await easel?.page.close()
      free.push(undefined)
      throw error
    } finally {
      waiting.shift()?.()
    }
  }
  const close = () => Promise.all(free.map((easel) => easel?.page.close()))
  return { use, close }
}
