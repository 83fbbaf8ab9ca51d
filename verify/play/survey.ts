/** What was not there before is looked at closely: its pixels, axe, other widths and the dark. */
import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { axeFindings } from '../browser/axe.ts'
import { differingShare, tolerance } from '../browser/pixels.ts'
import { hold, isHeld } from '../eye/held.ts'
import type { Play } from './play.ts'
import { isKnown, report, reportForms } from './report.ts'
import { camera, readViews, viewsOf, type State, type Theme } from './state.ts'

/** React's own: what the others are held to. Right to left light is enough, and axe minds no direction. */
export async function surveyReference(
  play: Play,
  page: Page,
  what: string,
  height: number,
): Promise<Pick<State, 'shots' | 'views' | 'place'>> {
  const place = await page.evaluate(() => scrollY)
  const shoot = await camera(page)
  const shots: State['shots'] = { light: await shoot() }
  if (play.dir === 'rtl') return { shots, views: {}, place }
  await examine(play, page, what, 'all')
  const inDark = async () => {
    shots.dark = await shoot()
    await examine(play, page, `${what} (dark)`, 'contrast')
  }
  return { views: await readViews(page, height, await viewsOf(page), { inDark }), shots, place }
}

/** @param form as it is at rest: where it is React's letter by letter, so are its colours, which axe saw there */
export async function survey(play: Play, page: Page, what: string, wanted: State, height: number, form: string) {
  await shootAndCompare(play, page, what, wanted, 'light')
  if (play.dir === 'rtl') return
  await examine(play, page, what, form === wanted.look.form ? 'structure' : 'all')
  const isRight = (view: string, own: string) => isHeld(hold(play, what, own, wanted.views[view] ?? ''))
  const inDark = async (own: string) => {
    await shootAndCompare(play, page, what, wanted, 'dark')
    if (own !== wanted.views.dark) await examine(play, page, `${what} (dark)`, 'contrast')
  }
  for (const [view, own] of Object.entries(
    await readViews(page, height, Object.keys(wanted.views), { isRight, inDark }),
  ))
    reportForms(play, `${what} (${view})`, own ?? '', wanted.views[view] ?? '')
}

/**
 * The form for Tailwind CSS 3: how it looks. Its classes are the same from right to left and in the dark. Who does not
 * look around on the way has not scrolled, and is brought to where React's page was.
 */
export async function surveyInVersion3(play: Play, page: Page, what: string, wanted: State): Promise<void> {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), wanted.place)
  await shootAndCompare(play, page, what, wanted, 'light')
}

async function shootAndCompare(play: Play, page: Page, what: string, { shots }: State, theme: Theme) {
  const attempts = isKnown(play, what, 'pixels') ? 1 : 3
  const share = await differing(await camera(page), shots[theme] ?? '', play.browser, attempts)
  if (share > tolerance) report(play, what, 'pixels', `${(share * 100).toFixed(1)} % of the picture (${theme})`)
}

async function examine(
  { findings, path, flavour }: Play,
  page: Page,
  what: string,
  rules: 'all' | 'structure' | 'contrast',
) {
  for (const finding of await axeFindings(page, rules)) findings.wrong(path, flavour, 'axe', `${what}: ${finding}`)
}

/** How much of the picture differs, once it had the time to come to rest. */
async function differing(
  shoot: () => Promise<string>,
  wanted: string,
  browser: Browser,
  attempts: number,
): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const share = await differingShare(browser, [await shoot(), wanted])
    if (share <= tolerance || attempt === attempts) return share
    await setTimeout(150)
  }
}
