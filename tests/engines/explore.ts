/** A script for any component, derived from what React shows in the engine: its patterns by click and key, its fields, its buttons. */
import type { Engine, Key } from '#toolchain/engines/engine.ts'
import { ask, toldOf, type Step } from './act.ts'
import type { Target } from './eye/find.ts'
import type { PatternKind, Survey } from './eye/survey.ts'

const most = { buttons: 4 }

const press = (what: string, ...keys: Key[]): Step => [what, { do: 'press', keys }]
const pressOn = (what: string, on: Target, ...keys: Key[]): Step => [what, { do: 'press', keys, on }]
const click = (what: string, on: Target): Step => [what, { do: 'click', on }]
const outside = (what: string): Step => [what, { do: 'click outside' }]

/** Yields one step after another; each is played before the next is asked for, so that it can go by what it led to. */
export async function* explore(engine: Engine): AsyncGenerator<Step> {
  yield ['at first', { do: 'look' }]
  const { patterns, fields, buttons } = await ask(engine, 'survey')
  yield ['Tab goes through it', { do: 'walk' }]
  yield* tryHints(buttons)
  for (const pattern of patterns) yield* scripts[pattern.kind](engine, pattern)
  for (const field of fields) yield* tryField(field)
  yield* tryButtons(engine)
}

type Pattern = Survey['patterns'][number]

const scripts: Record<PatternKind, (engine: Engine, pattern: Pattern) => AsyncGenerator<Step>> = {
  async *popup(engine, { target }) {
    yield click('popup: a click opens', target)
    yield press('popup: Escape closes', 'Escape')
    yield pressOn('popup: Enter opens', target, 'Enter')
    for (const key of ['ArrowDown', 'ArrowDown', 'End', 'Home', 'ArrowUp'] as const) yield press(`popup: ${key}`, key)
    const letter = await ask(engine, 'letterOfLast')
    yield [`popup: “${letter}” is typed`, { do: 'type', text: letter }]
    yield press('popup: Escape closes after typing', 'Escape')
    yield pressOn('popup: ArrowDown opens', target, 'ArrowDown')
    yield press('popup: Enter chooses', 'Enter')
    yield pressOn('popup: Space opens', target, 'Space')
    yield press('popup: Tab', 'Tab')
    yield press('popup: Escape leaves it closed', 'Escape')
    yield click('popup: a click opens again', target)
    yield outside('popup: a click outside closes')
  },
  async *combobox(_, { target }) {
    yield ['combobox: a letter is typed', { do: 'type', text: 'a', on: target }]
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'End', 'Home', 'Enter'] as const)
      yield press(`combobox: ${key}`, key)
    yield ['combobox: a letter is typed again', { do: 'type', text: 'e', on: target }]
    yield press('combobox: Escape', 'Escape')
  },
  async *tabs(_, { target, isVertical }) {
    const css = 'css' in target ? target.css : ''
    const chosen = { css: `${css} [role=tab][tabindex="0"]`, nth: 0 }
    const [next, previous] = isVertical ? (['ArrowDown', 'ArrowUp'] as const) : (['ArrowRight', 'ArrowLeft'] as const)
    yield pressOn(`tabs: ${next}`, chosen, next)
    for (const key of [previous, previous, next, 'End', 'Home'] as const) yield press(`tabs: then ${key}`, key)
    yield press('tabs: Tab goes into the panel', 'Tab')
    yield press('tabs: Shift+Tab goes back', 'Shift+Tab')
    yield click('tabs: a click chooses', { css: `${css} [role=tab]`, nth: 1 })
  },
  async *switch(_, { target }) {
    yield pressOn('switch: Space', target, 'Space')
    yield click('switch: a click', target)
  },
  async *disclosure(_, { target }) {
    yield pressOn('disclosure: Enter', target, 'Enter')
    yield press('disclosure: Tab goes in', 'Tab')
    yield pressOn('disclosure: Escape', target, 'Escape')
    yield pressOn('disclosure: Space', target, 'Space')
    yield click('disclosure: a click', target)
    yield outside('disclosure: a click outside')
  },
  async *radios(_, { target }) {
    yield pressOn('radios: Space', target, 'Space')
    yield press('radios: ArrowDown', 'ArrowDown')
    yield press('radios: ArrowRight', 'ArrowRight')
    yield press('radios: ArrowUp', 'ArrowUp')
  },
  async *slider(_, { target }) {
    yield pressOn('slider: ArrowRight', target, 'ArrowRight')
    for (const key of ['ArrowLeft', 'PageUp', 'End', 'Home'] as const) yield press(`slider: ${key}`, key)
  },
}

/** What shows on a button that is pointed at, and on one that has the focus. */
async function* tryHints([first, second = first]: Target[]): AsyncGenerator<Step> {
  if (!first || !second) return
  yield [`the pointer is on ${toldOf(first)}`, { do: 'hover', on: first }]
  yield pressOn(`the focus is on ${toldOf(second)}`, second)
  yield press('then Escape', 'Escape')
}

async function* tryField(field: Target): AsyncGenerator<Step> {
  const isChoice = 'role' in field && field.role === 'checkbox'
  if (isChoice) {
    yield pressOn(`Space on ${toldOf(field)}`, field, 'Space')
    yield click(`${toldOf(field)} is clicked`, field)
    return
  }
  yield [`“ada” is typed into ${toldOf(field)}`, { do: 'type', text: 'ada', on: field }]
  yield press(`Enter in ${toldOf(field)}`, 'Enter')
}

/** Every plain button by a click, and the dialog it may open by its keys. */
async function* tryButtons(engine: Engine): AsyncGenerator<Step> {
  const visited = new Set<string>()
  while (visited.size < most.buttons) {
    const button = (await ask(engine, 'buttonsNow')).find((each) => !visited.has(toldOf(each)))
    if (!button) return
    visited.add(toldOf(button))
    yield click(`${toldOf(button)} is clicked`, button)
    if (await ask(engine, 'isDialogOpen')) yield* tryDialog(engine, button)
  }
}

async function* tryDialog(engine: Engine, opener: Target): AsyncGenerator<Step> {
  const isOpen = () => ask(engine, 'isDialogOpen')
  yield press('dialog: Tab', 'Tab')
  yield press('dialog: Tab goes round', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab')
  yield press('dialog: Shift+Tab', 'Shift+Tab')
  yield press('dialog: Escape', 'Escape')
  if (await isOpen()) return
  yield pressOn('dialog: opened by Enter', opener, 'Enter')
  yield outside('dialog: a click outside')
  if (!(await isOpen())) yield click('dialog: opened once more', opener)
  const last = await ask(engine, 'lastOfDialog')
  if (last) yield click('dialog: its last button', last)
  if (await isOpen()) yield press('dialog: Escape at the end', 'Escape')
}
