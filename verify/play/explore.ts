/** A script for any component, derived from what React shows: every pattern by its keys, every button, every field. */
import type { Locator, Page } from 'playwright-core'
import { press, type Step } from '../browser/steps.ts'
import { holdHearing } from '../eye/recorder.ts'
import { goOver } from './go-over.ts'
import { on, withoutTime, withTime } from './time.ts'
import { changeWidth, widths } from './widths.ts'
import {
  dialogSteps,
  disclosureSteps,
  openDialog,
  popupSteps,
  switchSteps,
  tabSteps,
  walk,
  type Find,
} from './patterns.ts'

const most = { buttons: 8, shapes: 14, fields: 3, others: 4 }

/**
 * Yields one step after another; each is played before the next is asked for, so that it can go by what it led to.
 *
 * @param isBrief only what leads to other states, where the rest was looked at elsewhere
 */
export const explore = (isBrief = false) =>
  async function* (page: Page): AsyncGenerator<Step> {
    yield ['at first', async () => {}, {}]
    yield ['Tab goes through it', walk, { passes: true }]
    if (!isBrief) {
      yield* withoutTime(page)
      yield ['the pointer and the focus go over it', goOver, { passes: true }]
      yield* withTime(page, sendForms(page, 'as they are'))
    }
    for (const [find, steps] of patterns) {
      const count = await find(page).count()
      if (count === 0) continue
      yield* steps(page, (other) => find(other).first())
      if (!isBrief) yield* others(page, find, Math.min(count, most.others))
    }
    yield* withTime(page, exploreFields(page, isBrief))
    if (!isBrief) yield* withTime(page, sendForms(page, 'as they were filled in'))
    yield* withTime(page, exploreButtons(page, isBrief))
    if (!isBrief) yield* leaveBusy(page)
  }

/**
 * The same in a wide window, where that shows other controls: bars of headers, whose menus narrower windows do not have.
 */
export const exploreWide = (isBrief = false) =>
  async function* (page: Page): AsyncGenerator<Step> {
    const atFirst = await controlsOn(page)
    await changeWidth(page, widths.wide)
    if ((await controlsOn(page)) === atFirst) return
    yield ['in a wide window', (other) => changeWidth(other, widths.wide), {}]
    yield* explore(isBrief)(page)
  }

/** What can be reached: whether another window shows others is told by it. */
const controlsOn = (page: Page): Promise<string> =>
  root(page)
    .locator('button, a[href], input, select, textarea, summary, [tabindex]')
    .evaluateAll((all) => all.map((each) => Number(each.checkVisibility({ visibilityProperty: true }))).join(''))

/** The others of a kind, by a click and the way back. */
async function* others(page: Page, find: (page: Page) => Locator, count: number): AsyncGenerator<Step> {
  for (let index = 1; index < count; index++) {
    if (!(await find(page).nth(index).isVisible())) continue
    yield [`no. ${index + 1} of its kind is clicked`, (other) => find(other).nth(index).click({ force: true }), {}]
    yield [`no. ${index + 1} of its kind: Escape`, press('Escape'), {}]
  }
}

/** Every form is sent: what is missing or wrong is said. */
async function* sendForms(page: Page, how: string): AsyncGenerator<Step> {
  const forms = (other: Page) => root(other).locator('form:visible')
  for (let index = 0; index < (await forms(page).count()); index++)
    yield [
      `form ${index + 1} is sent ${how}`,
      async (other) => {
        await forms(other)
          .nth(index)
          .evaluate((form: HTMLFormElement) => form.requestSubmit())
      },
      {},
    ]
}

/** Something is typed and sent just before it all goes: what was put off then must not happen any more. */
async function* leaveBusy(page: Page): AsyncGenerator<Step> {
  const form = (other: Page) => root(other).locator('form:visible').first()
  if ((await form(page).count()) === 0) return
  const field = (other: Page) => form(other).locator(typedInto).first()
  if ((await field(page).count()) > 0)
    yield ['something is typed before it goes', (other) => field(other).fill('Goodbye'), {}]
  const send = async (other: Page) => void (await form(other).evaluate((each: HTMLFormElement) => each.requestSubmit()))
  if ((await form(page).count()) > 0) yield ['it is sent before it goes', send, {}]
}

const typedInto = ['input:not([type])', 'input[type=text]', 'input[type=search]', 'textarea']
  .map((each) => `${each}:enabled:visible:not([readonly])`)
  .join()

const root = (page: Page) => page.locator('#root')
const css = (selector: string) => (page: Page) => root(page).locator(`${selector}:visible`)

type Pattern = (page: Page, find: Find) => AsyncGenerator<Step>

/** The first of each kind is played through; the parity scripts know the rest. */
const patterns: [(page: Page) => Locator, Pattern][] = [
  [css('[aria-haspopup=menu]'), popupSteps],
  [css('[aria-haspopup=listbox]:not([role=combobox][aria-autocomplete])'), popupSteps],
  [css('[role=tablist]'), tabSteps],
  [css('[role=switch]'), switchSteps],
  [css('button[aria-expanded]:not([aria-haspopup=menu],[aria-haspopup=listbox],[role])'), disclosureSteps],
]

/** Native fields: what people type and choose. */
async function* exploreFields(page: Page, isBrief: boolean): AsyncGenerator<Step> {
  for (const role of ['checkbox', 'radio', 'textbox', 'searchbox', 'spinbutton', 'slider', 'combobox'] as const) {
    const fields = await root(page).getByRole(role).all()
    for (const [index, field] of fields.slice(0, isBrief ? most.fields : 2 * most.fields).entries()) {
      // What was sent before may stand in the form's place.
      if ((await field.count()) === 0) continue
      const name = await nameOf(field)
      const tag = await field.evaluate((element) => element.tagName)
      const type = await field.evaluate((element) => (element as HTMLInputElement).type)
      const isFixed =
        (await field.isDisabled()) ||
        (await field.evaluate((element) => 'readOnly' in element && element.readOnly === true))
      if (!name || (role === 'combobox' && tag !== 'SELECT') || isFixed) continue
      const find = (other: Page) => root(other).getByRole(role, { name, exact: true }).first()
      if (role === 'slider' || role === 'spinbutton') {
        yield [`ArrowUp on “${name}”`, async (other) => (await find(other).focus(), await press('ArrowUp')(other)), {}]
        yield [`End on “${name}”`, press('End'), {}]
      } else if (role === 'textbox' || role === 'searchbox') {
        yield [`“${name}” is filled in`, (other) => find(other).fill(textFor(tag, type)), {}]
        if (isBrief || index >= most.fields || !/^(?:text|search|tel|password|textarea)$/.test(type)) continue
        // What is said between two letters depends on whether a frame fell between them.
        const typeOn = async (other: Page) => {
          await holdHearing(other, true)
          await find(other).pressSequentially('4b é 1234567890123456789')
          await holdHearing(other, false)
        }
        yield [`more is typed into “${name}”`, typeOn, {}]
        if (tag === 'TEXTAREA') {
          yield [`a long text stands in “${name}”`, (other) => find(other).fill(longText), {}]
          const submit = (other: Page) => submitOf(find(other))
          if ((await submit(page).count()) > 0 && (await submit(page).isEnabled()))
            yield ['it is sent with the long text', (other) => submit(other).click({ force: true }), {}]
          if ((await find(page).count()) === 0) continue
        }
        yield [`Enter in “${name}”`, press(tag === 'TEXTAREA' ? 'End' : 'Enter'), {}]
        yield [`“${name}” is emptied`, (other) => find(other).fill(''), {}]
        yield [`“${name}” is left`, press('Tab'), {}]
        // What is sent then was typed last, and is not yet left.
        yield [`“${name}” is filled in again`, (other) => find(other).fill(textFor(tag, type)), {}]
      } else if (role === 'combobox')
        yield [`“${name}” gets another choice`, choosing(find, await field.evaluate(another)), {}]
      else if (index === 0)
        yield [`Space on “${name}”`, async (other) => (await find(other).focus(), await press('Space')(other)), {}]
      else yield [`“${name}” is clicked`, (other) => find(other).click({ force: true }), {}]
      if (role === 'radio' && index === 0) yield ['ArrowDown goes to the next choice', press('ArrowDown'), {}]
    }
  }
}

/** What sends the form in which a field stands. */
const submitOf = (field: Locator) =>
  field.locator('xpath=ancestor::form[1]').locator('button:not([type=button]):visible').first()

const choosing = (find: Find, index: number) => (page: Page) => find(page).selectOption({ index })

/** Runs in the page: the number of a choice that a list has not made: the second, where that can be. */
function another(element: Element): number {
  const { options, selectedIndex } = element as HTMLSelectElement
  const free = [...options].filter((each) => each.index !== selectedIndex && !each.disabled && !each.hidden)
  return (free.find(({ index }) => index > 0) ?? free[0])?.index ?? selectedIndex
}

/** What a field takes. */
const textFor = (tag: string, type: string) => (tag === 'TEXTAREA' ? undefined : texts[type]) ?? 'Ada'

const texts: Record<string, string> = {
  email: 'ada@example.com',
  url: 'https://example.com',
  tel: '4242 4242',
  date: '2026-03-14',
  time: '09:30',
  'datetime-local': '2026-03-14T09:30',
  month: '2026-03',
  week: '2026-W11',
  color: '#3366ff',
}

/** Longer than what any field that counts allows. */
const longText = 'A long text goes on and on, past whatever was thought of. '.repeat(20)

/**
 * Every plain button by a click, and the dialog it may open by its keys. What stands once comes before the second of what
 * stands in every row.
 */
async function* exploreButtons(page: Page, isBrief: boolean): AsyncGenerator<Step> {
  const visited: Visited = { names: new Set(), shapes: new Set() }
  for (;;) {
    const name = await nextButton(page, visited)
    if (!name) return
    const find: Find = (other) => root(other).getByRole('button', { name, exact: true }).first()
    yield on(find, [`“${name}” is clicked`, (other) => find(other).click({ force: true }), {}])
    if (await openDialog(page).count()) yield* dialogSteps(page, find, isBrief)
    else if (!isBrief && (await find(page).isVisible())) {
      yield [`Enter on “${name}”`, async (other) => (await find(other).focus(), await press('Enter')(other)), {}]
      if (visited.names.size <= 3 && (await find(page).isVisible()))
        yield [`“${name}” is clicked twice at once`, (other) => clickTwice(other, find(other)), {}]
    }
  }
}

async function clickTwice(page: Page, button: Locator) {
  await holdHearing(page, true)
  await button.dblclick({ force: true })
  await holdHearing(page, false)
}

type Visited = { names: Set<string>; shapes: Set<string> }

/** The name of the next button that has no pattern of its own, which is visited; links lead away and are left alone. */
async function nextButton(page: Page, { names, shapes }: Visited): Promise<string | undefined> {
  const buttons = root(page).locator('button:enabled:visible')
  // Runs in the page: what those that stand in the rows of a list have in common.
  const shapesThere = await buttons.evaluateAll((elements) =>
    elements.map((element) =>
      ['role', 'aria-haspopup', 'aria-expanded'].some((name) => element.hasAttribute(name))
        ? ''
        : element.className || 'of no class',
    ),
  )
  const nextOf = async (isWanted: (shape: string) => boolean) => {
    for (const [index, shape] of shapesThere.entries()) {
      if (!shape || !isWanted(shape)) continue
      const name = await nameOf(buttons.nth(index))
      if (!name || names.has(name)) continue
      names.add(name)
      shapes.add(shape)
      return name
    }
    return undefined
  }
  if (names.size >= most.shapes) return undefined
  const fresh = await nextOf((shape) => !shapes.has(shape))
  return fresh ?? (names.size < most.buttons ? await nextOf(() => true) : undefined)
}

/** The accessible name, as a screen reader would say it. */
async function nameOf(locator: Locator): Promise<string> {
  const [first = ''] = (await locator.ariaSnapshot()).split('\n')
  // A line that holds a colon stands in the quotes of YAML.
  const line = first.replace(/^- '(.*)'.*$/, (_, inner: string) => `- ${inner.replaceAll("''", "'")}`)
  const [, quoted] = /^- \w+ ("(?:[^"\\]|\\.)*")/.exec(line) ?? []
  return quoted ? (JSON.parse(quoted) as string) : ''
}
