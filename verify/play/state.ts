/** One state of a component, as everyone perceives it. */
import type { CDPSession, Page } from 'playwright-core'
import { takeSnapshot, type Snapshot } from '../browser/snapshot.ts'

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

export type State = {
  what: string
  snapshot: Snapshot
  /** What the step itself told, such as the way of the focus. */
  trace: string
  shots: Record<Theme, string>
  /** Whether it was not there before in the same script. */
  isNew: boolean
}

const agree = (one: Snapshot, other: Snapshot) =>
  one.tree === other.tree && one.text === other.text && one.focus === other.focus

/** Looks until the page shows what it should, or, with nothing to hold it to, until it rests; at most so many times. */
export async function settle(
  page: Page,
  wanted?: Snapshot,
  { attempts = 13, read = (snapshot: Snapshot) => snapshot } = {},
): Promise<Snapshot> {
  let before = wanted
  for (let attempt = 1; ; attempt++) {
    const now = read(await takeSnapshot(page))
    if ((before && agree(now, before)) || attempt === attempts) return now
    if (!wanted) before = now
  }
}

/** Takes pictures of a page's window, as base64; the page is light again afterwards. */
export async function camera(page: Page): Promise<(theme: Theme) => Promise<string>> {
  const opening = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, opening)
  const session = await opening
  return async (theme) => {
    if (theme === 'dark') await setTheme(page, 'dark')
    const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
    if (theme === 'dark') await setTheme(page, 'light')
    return data
  }
}

/** The line to each page, which goes with it. */
const sessions = new WeakMap<Page, Promise<CDPSession>>()

export const setTheme = (page: Page, theme: Theme) =>
  page.evaluate((dark) => void document.documentElement.classList.toggle('dark', dark), theme === 'dark')
