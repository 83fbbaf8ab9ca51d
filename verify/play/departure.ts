/** How a snippet goes and comes again: nothing of it goes on, and nothing that was its own is kept. */
import type { Page } from 'playwright-core'
import { hold, isHeld } from '../eye/held.ts'
import { comeAgain, leave, remainsOf, type Look } from '../eye/recorder.ts'
import type { Play } from './play.ts'
import { report, reportForms } from './report.ts'
import { settle } from './state.ts'

/** What stands there when it comes again, and what goes on once it has gone. */
export type Departure = { form: string; remains: string }

/** Takes a snippet off its page, puts it there once more, and takes it off for good. */
export async function depart(page: Page, isRight?: (now: Look) => boolean): Promise<Departure> {
  await leave(page)
  await comeAgain(page)
  const { form } = await settle(page, isRight && { isRight })
  await leave(page)
  return { form, remains: await remainsOf(page) }
}

/** What goes on once it has gone, and what is still as it was when it comes again, and is not so in React. */
export async function holdDeparture(play: Play, page: Page, wanted: Departure): Promise<void> {
  const what = 'taken off its page and put there again'
  const { form, remains } = await depart(page, (now) => isHeld(hold(play, what, now.form, wanted.form)))
  reportForms(play, what, form, wanted.form)
  const tell = (left: string) => left || 'nothing'
  if (remains !== wanted.remains)
    report(play, what, 'told', `there goes on ${tell(remains)}, in React ${tell(wanted.remains)}`)
}
