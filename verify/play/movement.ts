/** What moves: each transition of a flavour begins and ends where React's does, and takes as long. */
import type { Page } from 'playwright-core'
import type { ReusablePage } from '../browser/reusable-page.ts'
import type { Step } from '../browser/steps.ts'
import { equip, movesOf } from '../eye/recorder.ts'
import { openPage, type Play } from './play.ts'
import { reportMoves } from './report.ts'

/** Parts that come and go with a movement; what else moves has its classes for it, which are compared as they stand. */
const moving = /<(?:Dialog|Menu|Popover|Disclosure|Transition|Combobox|Listbox)\b/

export const isMoving = (source: string) => moving.test(source) && /\btransition\b/.test(source)

/** The steps React was taken through, and everything that moved meanwhile: in which frame it began is no matter. */
export type Movement = { steps: Step[]; moves: string[] }

/** Takes React through the script while everything may move. */
export async function playMovement(
  play: Play,
  script: (page: Page) => AsyncIterable<Step>,
  reusable: ReusablePage,
): Promise<Movement> {
  const movement: Movement = { steps: [], moves: [] }
  await onMovingPage(play, reusable, async (page) => {
    for await (const step of script(page)) {
      if (play.isDecided?.()) break
      const [, run] = step
      await run(page)
      movement.steps.push(step)
      movement.moves.push(...(await movesOf(page)))
    }
  })
  return movement
}

/** Takes another flavour through the same. */
export function playMovementAgainst(play: Play, { steps, moves }: Movement, reusable: ReusablePage) {
  return onMovingPage(play, reusable, async (page) => {
    const ours: string[] = []
    for (const [, run] of steps) {
      await run(page)
      ours.push(...(await movesOf(page)))
    }
    reportMoves(play, ours, moves)
  })
}

async function onMovingPage(play: Play, reusable: ReusablePage, act: (page: Page) => Promise<void>) {
  const { page } = reusable
  try {
    await equip(page)
    await openPage(play, 900, reusable, true)
    await movesOf(page)
    await act(page)
  } catch (error) {
    const [reason] = (error as Error).message.split('\n')
    play.findings.wrong(play.path, play.flavour, 'behaviour', `Cannot be played while it moves: ${reason}`)
  } finally {
    // What moved on it may still be at it when the next one begins, which then seems to move as well.
    await page.close()
  }
}
