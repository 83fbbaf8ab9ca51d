/** One state of a component, as everyone perceives it. */
import type { CDPSession, Page } from 'playwright-core'
import { takeSnapshot, type Snapshot } from '../browser/snapshot.ts'
import { holdHearing, look, restPointer, type Look } from '../eye/recorder.ts'
import { views as viewWidths, widthOf, widths } from './widths.ts'

export type Theme = 'light' | 'dark'

export type State = {
  what: string
  snapshot: Snapshot
  look: Look
  /** What the step itself told, such as the way of the focus. */
  trace: string
  /** Of what was not there before: how it looks. */
  shots: Partial<Record<Theme, string>>
  /** And its forms at other widths and in the dark, as JSON. */
  views: Views
  /** How far down the page was scrolled then, in pixels. */
  place: number
  /** Whether it was not there before in the same script. */
  isNew: boolean
}

/** Looks until what is seen is as it should be, or, with nothing to hold it to, until it rests; at most so many times. */
export async function settle(
  page: Page,
  { isRight, attempts = 12 }: { isRight?: (now: Look) => boolean; attempts?: number } = {},
): Promise<Look> {
  const told: string[] = []
  let before: Look | undefined
  for (let attempt = 1; ; attempt++) {
    const now = await look(page)
    told.push(...now.told)
    const rests = isRight ? isRight({ ...now, told }) : before?.form === now.form && before.focus === now.focus
    if (rests || attempt === attempts) return { ...now, told }
    before = now
  }
}

/** What a screen reader would find now; what had to come to rest has. */
export const readTree = (page: Page): Promise<Snapshot> =>
  takeSnapshot(Object.create(page, { waitForTimeout: { value: () => Promise.resolve() } }) as Page)

/**
 * The names of the views of what stands there. What is open does not come along to a window in which what opened it is
 * not drawn, be it a menu of phones or a popover of wide screens: React closes it there, which is no look but an act.
 */
export async function viewsOf(page: Page): Promise<string[]> {
  // How it looks in the others is known from where it was acted on in our own.
  if (widthOf(page) !== widths.own) return ['dark']
  const isDrawnAt = await page.evaluate((all) => {
    const steps: Record<string, number> = { sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 }
    // What is folded out of a disclosure stays so, drawn or not.
    const ofHeadlessUi = '[id^=headlessui][aria-expanded=true]:not([id^=headlessui-disclosure])'
    const opened = [...document.querySelectorAll(`[role=dialog], ${ofHeadlessUi}`)].filter((each) =>
      each.checkVisibility(),
    )
    /** Whether classes hide an element at a width, though they show it at the present one. */
    const hides = ({ classList }: Element, width: number) => {
      const says = (utility: RegExp) =>
        [...classList].flatMap((name) => {
          const [, most, step, own] = /^(?:(max-)?(\w+):)?([\w-]+)$/.exec(name) ?? []
          const from = step ? steps[step] : 0
          if (own === undefined || from === undefined || !utility.test(own)) return []
          return (most ? width < from : width >= from) ? [most ? Infinity : from] : []
        })
      const hidden = Math.max(-1, ...says(/^hidden$/))
      return hidden > Math.max(-1, ...says(/^(?:flex|grid|block|contents|table|inline(?:-flex|-grid|-block)?)$/))
    }
    return all.map((width) =>
      opened.every((each) => {
        for (let above: Element | null = each; above; above = above.parentElement)
          if (hides(above, width) && !hides(above, innerWidth)) return false
        return true
      }),
    )
  }, viewWidths)
  return ['dark', ...viewWidths.filter((_, index) => isDrawnAt[index]).map((width) => `${width} px`)]
}
export type Views = Partial<Record<string, string>>

/**
 * Reads the same state at other widths and in the dark, and goes back.
 *
 * @param names which of them, as `viewsOf` tells
 * @param isRight what is seen there is given a little time to be so; without it, one look is enough at what rests
 * @param inDark what else is done while it is dark
 */
export async function readViews(
  page: Page,
  height: number,
  names: readonly string[],
  {
    isRight,
    inDark,
  }: { isRight?: (view: string, form: string) => boolean; inDark?: (form: string) => Promise<void> } = {},
): Promise<Views> {
  const views: Views = {}
  const read = async (view: string) => {
    const setting = isRight ? { isRight: ({ form }: Look) => isRight(view, form), attempts: 4 } : { attempts: 1 }
    const { form } = await settle(page, setting)
    views[view] = form
    return form
  }
  // What is said goes by what is drawn at the page's own width.
  await Promise.all([restPointer(page, true), holdHearing(page, true)])
  const place = await page.evaluate(() => scrollY)
  const own = widthOf(page)
  await setTheme(page, 'dark')
  await inDark?.(await read('dark'))
  await setTheme(page, 'light')
  for (const width of viewWidths) {
    if (!names.includes(`${width} px`)) continue
    await page.setViewportSize({ width, height })
    await read(`${width} px`)
  }
  if (names.length > 1) await page.setViewportSize({ width: own, height })
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place)
  await Promise.all([restPointer(page, false), holdHearing(page, false)])
  return views
}

/** Takes pictures of a page's window as it is, as base64. */
export async function camera(page: Page): Promise<() => Promise<string>> {
  const opening = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, opening)
  const session = await opening
  return async () => (await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })).data
}

/** The line to each page, which goes with it. */
const sessions = new WeakMap<Page, Promise<CDPSession>>()

export const setTheme = (page: Page, theme: Theme) =>
  page.evaluate((dark) => void document.documentElement.classList.toggle('dark', dark), theme === 'dark')
