/** The keys of each ARIA pattern as steps. What should happen is not said here: React shows it. */
import type { Locator, Page } from 'playwright-core'
import { focusOf } from '../browser/snapshot.ts'
import { press, type Step } from '../browser/steps.ts'
import { passTime } from '../eye/recorder.ts'
import { present } from '#toolchain/present.ts'

/** Finds the same element in every flavour. */
export type Find = (page: Page) => Locator

const focusAnd =
  (find: Find, ...keys: string[]) =>
  async (page: Page) => {
    await find(page).focus()
    await press(...keys)(page)
  }

/** A menu ignores a pointer that rests where the menu opens, so it moves on the item, too. */
async function moveOnto(item: Locator) {
  await item.hover()
  await item.hover({ position: { x: 12, y: 12 } })
}

/** Between the edge of the page and the snippet, where nothing takes the focus. */
const clickOutside = (page: Page) => page.mouse.click(500, 6)

/** Tab from before the snippet to behind it; answers where the focus went. */
export async function walk(page: Page): Promise<string> {
  await page.locator('#before').focus()
  const trace: string[] = []
  for (let turn = 0; turn < 60 && trace.at(-1) !== 'button After'; turn++) {
    await page.keyboard.press('Tab')
    trace.push(await page.evaluate(focusOf))
  }
  await page.locator('#before').focus()
  return trace.join(' · ')
}

/** Longer than any library keeps what was typed. */
const forget = (page: Page) => passTime(page, 1100)

/** A name with one of whose first letters another one begins, so that it counts how much of it is kept. */
const ambiguous = (words: string[]) =>
  words.find((word, index) =>
    words.some(
      (other, at) =>
        at !== index && (other[0] === word[1] || (at < index && other[0] === word[0] && other[1] !== word[1])),
    ),
  )

/** A button with a menu or a list. */
export async function* popupSteps(page: Page, find: Find): AsyncGenerator<Step> {
  const items = (other: Page) => other.locator('[role=menuitem]:visible, [role=option]:visible')
  yield ['popup: Enter opens', focusAnd(find, 'Enter'), {}]
  for (const key of ['ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'Home', 'ArrowUp'])
    yield [`popup: ${key}`, press(key), {}]
  const names = await items(page).allInnerTexts()
  const words = names.map((name) => name.trim().toLowerCase()).filter((name) => /^[a-z]{3}/.test(name))
  for (const word of new Set([words.at(-1), ambiguous(words)]))
    if (word) {
      yield [`popup: “${word[0]}” is typed`, press(present(word[0], 'a letter')), {}]
      yield ['popup: what was typed is forgotten', forget, {}]
      yield [`popup: “${word.slice(0, 2)}” is typed at once`, press(...word.slice(0, 2)), {}]
      yield ['popup: what was typed is forgotten', forget, {}]
    }
  yield ['popup: Escape closes', press('Escape'), {}]
  yield ['popup: Space opens', focusAnd(find, 'Space'), {}]
  yield ['popup: Tab', press('Tab'), {}]
  yield [
    'popup: Escape leaves it closed',
    async (other) => (await press('Escape')(other), await find(other).focus()),
    {},
  ]
  yield ['popup: ArrowDown opens', focusAnd(find, 'ArrowDown'), {}]
  yield ['popup: Escape closes again', press('Escape'), {}]
  yield ['popup: ArrowUp opens', focusAnd(find, 'ArrowUp'), {}]
  yield ['popup: Escape closes once more', press('Escape'), {}]
  yield ['popup: a click opens', (other) => find(other).click(), {}]
  yield ['popup: a click outside closes', clickOutside, {}]
  yield ['popup: a click opens again', (other) => find(other).click(), {}]
  if ((await items(page).count()) > 1)
    yield ['popup: the pointer goes over an item', (other) => moveOnto(items(other).nth(1)), {}]
  if (await items(page).count()) yield ['popup: a click chooses', (other) => items(other).first().click(), {}]
}

export async function* tabSteps(page: Page, find: Find): AsyncGenerator<Step> {
  const isVertical = (await find(page).getAttribute('aria-orientation')) === 'vertical'
  const [next, previous] = isVertical ? ['ArrowDown', 'ArrowUp'] : ['ArrowRight', 'ArrowLeft']
  yield [`tabs: ${next}`, focusAnd((other) => find(other).locator('[role=tab][tabindex="0"]'), next), {}]
  for (const key of [next, previous, 'End', next, 'Home']) yield [`tabs: ${key}`, press(key), {}]
  yield ['tabs: Tab goes into the panel', press('Tab'), {}]
  yield ['tabs: Shift+Tab goes back', press('Shift+Tab'), {}]
  const tabs = (other: Page) => find(other).getByRole('tab')
  for (let index = 1; index < Math.min(await tabs(page).count(), 5) - 1; index++)
    yield [`tabs: a click chooses no. ${index + 1}`, (other) => tabs(other).nth(index).click(), {}]
  yield ['tabs: a click chooses', (other) => tabs(other).last().click(), {}]
}

export async function* switchSteps(_: Page, find: Find): AsyncGenerator<Step> {
  yield ['switch: Space', focusAnd(find, 'Space'), {}]
  yield ['switch: a click', (page) => find(page).click(), {}]
}

/** A button that shows and hides something: a disclosure, or a popover. */
export async function* disclosureSteps(page: Page, find: Find): AsyncGenerator<Step> {
  yield ['disclosure: Enter', focusAnd(find, 'Enter'), {}]
  yield ['disclosure: Escape', press('Escape'), {}]
  yield ['disclosure: Space', focusAnd(find, 'Space'), {}]
  yield ['disclosure: a click', (other) => find(other).click(), {}]
  yield ['disclosure: a click outside', clickOutside, {}]
  yield ['disclosure: Enter opens', focusAnd(find, 'Enter'), {}]
  yield ['disclosure: Tab goes in', press('Tab'), {}]
  yield ['disclosure: Tab goes out', leave, {}]
  // What keeps Tab inside is still open: what follows begins alike.
  yield [
    'disclosure: Escape at the end',
    async (other) => (await press('Escape')(other), await find(other).focus()),
    {},
  ]
  yield ['disclosure: a click opens', (other) => find(other).click(), {}]
  yield ['disclosure: a click outside what is open', clickOutside, {}]
  if ((await find(page).getAttribute('aria-expanded')) === 'true')
    yield ['disclosure: a click closes', (other) => find(other).click(), {}]
}

/**
 * By Tab from where the focus is to behind the snippet. The page is scrolled back, since where Tab is kept inside it never
 * was.
 */
async function leave(page: Page) {
  for (let turn = 0; turn < 20 && (await page.evaluate(focusOf)) !== 'button After'; turn++)
    await page.keyboard.press('Tab')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** What is open as a dialog, also one that asks before something is lost. */
export const openDialog: Find = (page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

/** A dialog that a click has just opened. */
export async function* dialogSteps(page: Page, opener: Find, isBrief: boolean): AsyncGenerator<Step> {
  const reopen = (other: Page) => opener(other).click()
  const fields = (other: Page) =>
    openDialog(other).locator('input[type=text], input[type=search], input:not([type]), textarea')
  const isOpen = async () => (await openDialog(page).count()) > 0
  yield ['dialog: Tab', press('Tab'), {}]
  yield ['dialog: Tab goes round', press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab'), {}]
  yield ['dialog: Shift+Tab', press('Shift+Tab'), {}]
  if (!isBrief) yield ['dialog: the page behind it', readScrolling, { passes: true }]
  yield ['dialog: Escape', press('Escape'), {}]
  if (await isOpen()) return
  if (!isBrief) yield ['dialog: the page once it is closed', readScrolling, { passes: true }]
  yield ['dialog: opened again', isBrief ? reopen : focusAnd(opener, 'Enter'), {}]
  if (!isBrief && (await fields(page).count())) {
    yield ['dialog: its first field is filled in', (other) => fields(other).first().fill('Ada'), {}]
    yield ['dialog: its first field is emptied', (other) => fields(other).first().fill(''), {}]
  }
  yield ['dialog: a click outside', clickOutside, {}]
  if (!(await isOpen())) yield ['dialog: opened once more', reopen, {}]
  const buttons = (other: Page) => openDialog(other).locator('button:enabled')
  if (await buttons(page).count()) yield ['dialog: its last button', (other) => buttons(other).last().click(), {}]
  if (await isOpen()) yield ['dialog: Escape at the end', press('Escape'), {}]
  if (isBrief || (await isOpen()) || !(await opener(page).isVisible())) return
  yield ['dialog: opened for its buttons', reopen, {}]
  if (await buttons(page).count())
    yield ['dialog: Enter on its first button', focusAnd((other) => buttons(other).first(), 'Enter'), {}]
  if (await isOpen()) yield ['dialog: Escape after its buttons', press('Escape'), {}]
}

/** Whether people can scroll the page: what the root says, or, where it says nothing, the body. */
const readScrolling = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const [own, body] = [document.documentElement, document.body].map((each) => getComputedStyle(each).overflowY)
    return /hidden|clip/.test((own === 'visible' ? body : own) ?? '')
      ? 'the page cannot be scrolled'
      : 'the page scrolls'
  })
