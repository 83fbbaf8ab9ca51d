/** Time as a step: what is put off is seen before it happens, put off anew, and seen when it happens. */
import type { Page } from 'playwright-core'
import type { Step } from '../browser/steps.ts'
import type { Find } from './patterns.ts'
import { dueOn, passTime } from '../eye/recorder.ts'

const pass = (milliseconds: number) => (page: Page) => passTime(page, milliseconds)

/** Shorter ones are how libraries forget what was typed or pointed at. */
const least = 400

/** What a step acts on, where it can be done again as long as that is there. */
const targets = new WeakMap<Step, Find>()
export function on(find: Find, step: Step): Step {
  targets.set(step, find)
  return step
}

const texts = ['text', 'search', 'email', 'tel', 'url'].map((type) => `input[type=${type}]`)
/** What somebody may type into meanwhile. */
const field: Find = (page) =>
  page
    .locator('#root')
    .locator([...texts, 'input:not([type])', 'textarea'].map((each) => `${each}:enabled:visible`).join())
    .first()

/**
 * Yields the steps; where one of them puts something off, time goes by after it, once for each length. Meanwhile it is done
 * again, or, where it cannot be, something is typed.
 */
export async function* withTime(page: Page, steps: AsyncIterable<Step> | readonly Step[]): AsyncGenerator<Step> {
  const known = new Set<number>()
  for await (const step of steps) {
    yield step
    const due = await dueOn(page)
    if (due === undefined || due < least || known.has(due)) continue
    known.add(due)
    yield [`${Math.round(due * 0.6)} ms go by`, pass(due * 0.6), {}]
    const [what, run] = step
    const find = targets.get(step)
    if (find && (await find(page).isVisible()) && (await find(page).isEnabled())) {
      yield [`again: ${what}`, run, {}]
      yield [`${Math.round(due * 0.6)} ms go by again`, pass(due * 0.6), {}]
    } else if ((await field(page).count()) > 0 && (await field(page).isEditable())) {
      yield [`typed meanwhile: ${what}`, (other) => field(other).fill('Meanwhile'), {}]
      yield [`${Math.round(due * 0.6)} ms go by again`, pass(due * 0.6), {}]
    }
    yield [`${due} ms have gone by`, pass(due * 0.4 + 1), {}]
  }
}

/** Where nothing is put off, nothing happens of itself, however much time goes by. */
export async function* withoutTime(page: Page): AsyncGenerator<Step> {
  if ((await dueOn(page)) === undefined) yield ['time goes by, and nobody does anything', pass(3000), { passes: true }]
}
