/** Looks at every page of a project that is being served: errors, axe in both themes, a phone's width. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { GoodPage } from '#shared/goods.ts'
import { lookAt } from './look.ts'
import { outlineOf, type Outline } from './outline.ts'

export type Session = Awaited<ReturnType<BrowserContext['storageState']>>

export const atDesk = {
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
} satisfies BrowserContextOptions

/**
 * Visits every page, those of members as whose session it is; answers what is wrong, one line each, and what the
 * pages are made of.
 */
export async function visitPages(browser: Browser, url: string, pages: readonly GoodPage[], session?: Session) {
  const problems: string[] = []
  const outlines: Record<string, Outline> = {}
  for (const colorScheme of ['light', 'dark'] as const) {
    const contexts = {
      guest: await browser.newContext({ ...atDesk, colorScheme }),
      member: await browser.newContext({ ...atDesk, colorScheme, ...(session && { storageState: session }) }),
    }
    const opened = { guest: await contexts.guest.newPage(), member: await contexts.member.newPage() }
    for (const one of pages) {
      const page = opened[one.member ? 'member' : 'guest']
      const found = [...(await quietly(page, url, one)), ...(await lookAt(page))]
      problems.push(...found.map((text) => `${one.path} (${colorScheme}): ${text}`))
      if (colorScheme === 'light') outlines[one.path] = await outlineOf(page)
    }
    for (const context of Object.values(contexts)) await context.close()
  }
  return { problems, outlines }
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
  const shown = new URL(page.url()).pathname.replace(/(?<=.)\/$/, '')
  if (shown !== path) complaints.push(`leads to ${shown}`)
  page.off('console', onConsole).off('pageerror', onError)
  return complaints
}
