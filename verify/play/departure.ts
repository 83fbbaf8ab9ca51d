/**
 * How a snippet goes and comes again, and stands beside another: nothing of it goes on, nothing that was its own is kept, and
 * what its author left to be each one's own is.
 */
import type { Page } from 'playwright-core'
import { hold, isHeld } from '../eye/held.ts'
import { comeAgain, comeTwice, leave, remainsOf, sharedIdsOf, twinsOf, type Look } from '../eye/recorder.ts'
import type { Play } from './play.ts'
import { report, reportForms } from './report.ts'
import { settle } from './state.ts'

/**
 * What stands there when it comes again, what goes on once it has gone, which ids two of it share, and what of one is
 * touched by what is done in the other.
 */
export type Departure = { form: string; remains: string; shared: string; touched: string }

/** Takes a snippet off its page, puts it there once more, takes it off, and puts two of it there. */
export async function depart(page: Page, isRight?: (now: Look) => boolean): Promise<Departure> {
  // Where it stood last it may lie over what comes again, and whether that hears of it is chance.
  await page.mouse.move(0, 0)
  await leave(page)
  await comeAgain(page)
  const { form } = await settle(page, isRight && { isRight })
  await leave(page)
  const remains = await remainsOf(page)
  await comeTwice(page)
  return { form, remains, shared: await sharedIdsOf(page), touched: await twinsOf(page) }
}

/** What goes on once it has gone, and what is still as it was when it comes again, and is not so in React. */
export async function holdDeparture(play: Play, page: Page, wanted: Departure): Promise<void> {
  const what = 'taken off its page and put there again'
  const { form, remains, shared, touched } = await depart(page, (now) =>
    isHeld(hold(play, what, now.form, wanted.form)),
  )
  reportForms(play, what, form, wanted.form)
  const tell = (left: string) => left || 'nothing'
  if (remains !== wanted.remains)
    report(play, what, 'told', `there goes on ${tell(remains)}, in React ${tell(wanted.remains)}`)
  if (shared !== wanted.shared)
    report(play, what, 'told', `two on one page share ${tell(shared)}, in React ${tell(wanted.shared)}`)
  if (touched !== wanted.touched)
    report(play, what, 'told', `what is done in one of two touches ${tell(touched)}, in React ${tell(wanted.touched)}`)
}
