/** Looks at every page of a project that is being served: errors, axe in both themes, a phone's width. */
import type { Browser, Page } from 'playwright-core'
import type { GoodPage } from '#shared/goods.ts'
import { axeSource } from '#toolchain/axe.ts'
import type { Smoke } from '#toolchain/smoke.ts'
import { outlineOf, type Outline } from './outline.ts'

/** Visits every page; answers what is wrong, one line each, and what the pages are made of. */
export async function visitPages(browser: Browser, url: string, pages: readonly GoodPage[]) {
  const problems: string[] = []
  const outlines: Record<string, Outline> = {}
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      colorScheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    for (const one of pages) {
      const complaints = await quietly(page, url, one)
      problems.push(...complaints.map((text) => `${one.path} (${colorScheme}): ${text}`))
      problems.push(...(await axeFindings(page)).map((text) => `${one.path} (${colorScheme}): axe: ${text}`))
      if (colorScheme === 'dark') continue
      outlines[one.path] = await outlineOf(page)
      await page.setViewportSize({ width: 375, height: 800 })
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (wider > 0) problems.push(`${one.path}: ${wider} px wider than a window of 375`)
      problems.push(...(await axeFindings(page)).map((text) => `${one.path} (375): axe: ${text}`))
      await page.setViewportSize({ width: 1280, height: 800 })
    }
    await context.close()
  }
  return { problems, outlines }
}

/** Does the item's main job. Answers what went wrong. */
export async function playSmoke(browser: Browser, url: string, edition: string, smoke: Smoke): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  try {
    await smoke({
      page,
      edition,
      visit: async (path) => void (await page.goto(url + path, { waitUntil: 'networkidle' })),
    })
    return []
  } catch (error) {
    return [`smoke.ts: ${(error as Error).message}`]
  } finally {
    await context.close()
  }
}

/** Goes to a page and answers what the browser complained about, and an answer that is not the expected one. */
async function quietly(page: Page, url: string, { path, status = 200 }: GoodPage): Promise<string[]> {
  const complaints: string[] = []
  const address = url + path
  const onConsole = (message: { type(): string; text(): string; location(): { url: string } }) => {
    if (!['error', 'warning'].includes(message.type())) return
    // An error page's own answer is told as an error, too.
    if (status !== 200 && message.location().url === address) return
    complaints.push(message.text())
  }
  const onError = (error: Error) => complaints.push(error.message)
  page.on('console', onConsole).on('pageerror', onError)
  const answer = await page.goto(address, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  const got = answer?.status() ?? 0
  // A static server shows the error page by its own name as any other.
  if (got !== status && !(status !== 200 && got === 200)) complaints.push(`answers ${got}, not ${status}`)
  page.off('console', onConsole).off('pageerror', onError)
  return complaints
}

async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axeSource)
  const { violations } = await page.evaluate(() => globalThis.axe.run())
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const why = /contrast of [\d.]+ \([^)]*\)/.exec(failureSummary)?.[0]
      return `${id} at ${target.join(' ')}${why ? `, ${why}` : ''}`
    }),
  )
}
