/** A script for any component, derived from what React shows: every pattern by its keys, every button, every field. */
import type { Locator, Page } from 'playwright-core'
import { press, type Step } from '../browser/steps.ts'
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

const most = { buttons: 6, fields: 3 }

/** Yields one step after another; each is played before the next is asked for, so that it can go by what it led to. */
export async function* explore(page: Page): AsyncGenerator<Step> {
  yield ['at first', async () => {}, {}]
  yield ['Tab goes through it', walk, {}]
  for (const [find, steps] of patterns) if (await find(page).count()) yield* steps(page, (other) => find(other).first())
  yield* exploreFields(page)
  yield* exploreButtons(page)
}

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
async function* exploreFields(page: Page): AsyncGenerator<Step> {
  for (const role of ['checkbox', 'radio', 'textbox', 'combobox'] as const) {
    const fields = await root(page).getByRole(role).all()
    for (const [index, field] of fields.slice(0, most.fields).entries()) {
      const name = await nameOf(field)
      const tag = await field.evaluate((element) => element.tagName)
      if (!name || (role === 'combobox' && tag !== 'SELECT') || (await field.isDisabled())) continue
      const find = (other: Page) => root(other).getByRole(role, { name, exact: true }).first()
      if (role === 'textbox') yield [`“${name}” is filled in`, (other) => find(other).fill('Ada'), {}]
      else if (role === 'combobox')
        yield [`“${name}” gets another choice`, (other) => find(other).selectOption({ index: 1 }), {}]
      else if (index === 0)
        yield [`Space on “${name}”`, async (other) => (await find(other).focus(), await press('Space')(other)), {}]
      else yield [`“${name}” is clicked`, (other) => find(other).click({ force: true }), {}]
      if (role === 'radio' && index === 0) yield ['ArrowDown goes to the next choice', press('ArrowDown'), {}]
    }
  }
}

/** Every plain button by a click, and the dialog it may open by its keys. */
async function* exploreButtons(page: Page): AsyncGenerator<Step> {
  const visited = new Set<string>()
  while (visited.size < most.buttons) {
    const name = await nextButton(page, visited)
    if (!name) return
    visited.add(name)
    const find: Find = (other) => root(other).getByRole('button', { name, exact: true }).first()
    yield [`“${name}” is clicked`, (other) => find(other).click({ force: true }), {}]
    if (await openDialog(page).count()) yield* dialogSteps(page, find)
  }
}

/** The name of the next button that has no pattern of its own; links lead away and are left alone. */
async function nextButton(page: Page, visited: ReadonlySet<string>): Promise<string | undefined> {
  for (const button of await root(page).locator('button:enabled:visible').all()) {
    const isPlain = await button.evaluate(
      (element) => !['role', 'aria-haspopup', 'aria-expanded'].some((name) => element.hasAttribute(name)),
    )
    const name = isPlain && (await nameOf(button))
    if (name && !visited.has(name)) return name
  }
  return undefined
}

/** The accessible name, as a screen reader would say it. */
async function nameOf(locator: Locator): Promise<string> {
  const [first = ''] = (await locator.ariaSnapshot()).split('\n')
  // A line that holds a colon stands in the quotes of YAML.
  const line = first.replace(/^- '(.*)'.*$/, (_, inner: string) => `- ${inner.replaceAll("''", "'")}`)
  const [, quoted] = /^- \w+ ("(?:[^"\\]|\\.)*")/.exec(line) ?? []
  return quoted ? (JSON.parse(quoted) as string) : ''
}
