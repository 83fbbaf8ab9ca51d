/** Plays a script on one flavour and holds every state to React's. */
import type { Browser, Page } from 'playwright-core'
import type { Flavour } from '#shared/catalog.ts'
import type { ReusablePage } from '../browser/reusable-page.ts'
import type { Snapshot } from '../browser/snapshot.ts'
import type { Stage } from '../browser/stage.ts'
import type { Step } from '../browser/steps.ts'
import { equip, pause, type Look } from '../eye/recorder.ts'
import { hold, isHeld } from '../eye/held.ts'
import type { Findings } from '../findings.ts'
import { compare } from './compare.ts'
import { depart, holdDeparture, type Departure } from './departure.ts'
import type { Aspect } from './differences.ts'
import { normaliserOf } from './normalisations.ts'
import { checkOf, isKnown, report, reportForms, rtl } from './report.ts'
import { readTree, settle, type State } from './state.ts'
import { survey, surveyInVersion3, surveyReference } from './survey.ts'
import { createTape, type Tape } from './tape.ts'

export type Play = {
  browser: Browser
  stage: Stage
  path: string
  /** As its author wrote it. */
  source: string
  flavour: Flavour
  dir: 'ltr' | 'rtl'
  around: string
  findings: Findings
  /** Where the snippet is shown in its form for Tailwind CSS 3: then only how it looks counts. */
  inVersion3?: boolean
  /** Whether enough is known, so that nothing more need be looked at. */
  isDecided?: () => boolean
}

/** A step React was taken through, and what it led to. */
export type Shown = { step: Step; state: State }

/** What the others are held to; they may follow while React is still at it. */
export type Reference = {
  /** How high React's window is: known once its page is open. */
  height: Promise<number>
  shown: Tape<Shown>
  /** How it leaves and comes again; undefined where nobody looked. */
  departure: Promise<Departure | undefined>
  ended: Promise<void>
}

const heights = { least: 700, most: 1600 }

type Script = (page: Page) => AsyncIterable<Step> | Step[]
type Use = <T>(task: (reusable: ReusablePage) => Promise<T>) => Promise<T>

/**
 * Takes React through the script; what it shows is what the others are held to.
 *
 * @param seen what was looked at closely before, by its form: it is not looked at closely again
 */
export function referenceOf(play: Play, script: Script, use: Use, seen: Map<string, State>): Reference {
  const shown = createTape<Shown>()
  const opened = Promise.withResolvers<number>()
  const left = Promise.withResolvers<Departure | undefined>()
  const ended = use((reusable) =>
    playReference(play, script, reusable, { shown, seen, opened: opened.resolve, left: left.resolve }),
  )
    .catch((error: Error) =>
      play.findings.wrong(play.path, 'react', 'behaviour', `Cannot be played: ${error.message.split('\n')[0]}`),
    )
    .finally(() => (opened.resolve(heights.least), left.resolve(undefined), shown.end()))
  return { height: opened.promise, shown, departure: left.promise, ended }
}

type Told = {
  shown: Tape<Shown>
  seen: Map<string, State>
  opened: (height: number) => void
  left: (departure: Departure) => void
}

async function playReference(play: Play, script: Script, reusable: ReusablePage, { shown, seen, opened, left }: Told) {
  const { page, complaints } = await openPage(play, heights.least, reusable)
  const content = await page.evaluate(() => document.documentElement.scrollHeight)
  const height = Math.min(Math.max(content, heights.least), heights.most)
  await page.setViewportSize({ width: 1000, height })
  opened(height)
  let count = 0
  for await (const step of script(page)) {
    if (play.isDecided?.()) break
    const [what, run, { sees = [], hides = [], focus }] = step
    const trace = String((await run(page)) ?? '')
    const look = await settle(page)
    const known = seen.get(look.form)
    const snapshot = known?.snapshot ?? (await readTree(page))
    const text = `${snapshot.tree}\n${snapshot.text}`
    const wrong = (note: string) => play.findings.wrong(play.path, 'react', 'behaviour', `${what}: ${note}`)
    for (const each of sees) if (!text.includes(each)) wrong(`“${each}” is not there`)
    for (const each of hides) if (text.includes(each)) wrong(`“${each}” is still there`)
    if (focus !== undefined && look.focus !== focus) wrong(`the focus is on ${look.focus}, not on ${focus}`)
    const state: State = { what, snapshot, look, trace, shots: {}, views: {}, place: 0, isNew: !known }
    if (!known) Object.assign(state, await surveyReference(play, page, what, height))
    seen.set(look.form, state)
    shown.push({ step, state })
    count++
  }
  if (play.dir === 'ltr' && count > 0 && !play.isDecided?.()) left(await depart(page))
  note(complaints, play, count)
}

/** Takes another flavour through the steps React was taken through. */
export async function playAgainstReference(play: Play, reference: Reference, use: Use): Promise<void> {
  const height = await reference.height
  const steps = play.inVersion3 ? worthInVersion3(await reference.shown.all()) : reference.shown
  if (await isEmpty(steps)) return
  await use((reusable) => follow(play, steps, reference, height, reusable))
}

/** Whether React was taken through nothing; known as soon as its first step is. */
async function isEmpty(steps: AsyncIterable<Shown> | readonly Shown[]): Promise<boolean> {
  for await (const _ of steps) return false
  return true
}

/** Up to the last state that is looked at closely, without what only looks around on the way. */
function worthInVersion3(shown: readonly Shown[]): Shown[] {
  const last = shown.findLastIndex(({ state }) => state.isNew)
  const isPassing = ({ step, state }: Shown, index: number) =>
    step[2].passes === true && !state.isNew && state.look.form === shown[index - 1]?.state.look.form
  return shown.slice(0, last + 1).filter((each, index) => !isPassing(each, index))
}

async function follow(
  play: Play,
  shown: AsyncIterable<Shown> | readonly Shown[],
  { departure }: Pick<Reference, 'departure'>,
  height: number,
  reusable: ReusablePage,
) {
  const { page, complaints } = await openPage(play, height, reusable)
  const { flavour, inVersion3 = false } = play
  const read = normaliserOf(flavour, play.source, (reason) =>
    play.findings.differs(play.path, flavour, 'behaviour', reason),
  )
  let count = 0
  for await (const { step, state: wanted } of shown) {
    if (play.isDecided?.()) break
    const [what, run] = step
    count++
    try {
      const trace = String((await run(page)) ?? '')
      if (inVersion3) {
        await pause(page)
        if (wanted.isNew) await surveyInVersion3(play, page, what, wanted)
        continue
      }
      const ours = await held(play, page, what, trace, wanted, read)
      if (wanted.isNew) await survey(play, page, what, wanted, height, ours.form)
    } catch (error) {
      const [reason] = (error as Error).message.split('\n')
      const note = `${what}${rtl(play)}: cannot be done: ${reason}`
      play.findings.wrong(play.path, play.flavour, checkOf(play, 'trace'), note)
      // Who knows what it is still doing.
      await page.close()
      break
    }
  }
  if (!inVersion3 && play.dir === 'ltr' && !page.isClosed() && !play.isDecided?.()) {
    const wanted = await departure
    if (wanted) await holdDeparture(play, page, wanted)
  }
  note(complaints, play, count)
}

/** Waits until a flavour is like React, and says where it is not. */
async function held(
  play: Play,
  page: Page,
  what: string,
  trace: string,
  wanted: State,
  read: (snapshot: Snapshot) => Snapshot,
): Promise<Look> {
  const expects = (...aspects: Aspect[]) => aspects.some((aspect) => isKnown(play, what, aspect))
  const readFocus = (focus: string) => read({ tree: '', text: '', focus }).focus
  const isRight = ({ form, focus, told }: Look) =>
    isHeld(hold(play, what, form, wanted.look.form)) &&
    readFocus(focus) === wanted.look.focus &&
    told.join() === wanted.look.told.join()
  const ours = await settle(page, { isRight, attempts: expects('tree', 'text', 'focus', 'pixels') ? 3 : 12 })
  const snapshot = wanted.isNew ? await readTree(page) : wanted.snapshot
  const observed = read({ ...snapshot, focus: ours.focus })
  for (const { aspect, note: text } of compare(
    { ...observed, trace },
    { ...wanted.snapshot, focus: wanted.look.focus, trace: wanted.trace },
  ))
    report(play, what, aspect, text)
  reportForms(play, what, ours.form, wanted.look.form)
  const tell = (told: string[]) => told.join(', ') || 'nothing'
  if (ours.told.join('\n') !== wanted.look.told.join('\n'))
    report(play, what, 'told', `it tells ${tell(ours.told)}, in React ${tell(wanted.look.told)}`)
  return ours
}

/** What the stage calls a snippet in its form for Tailwind CSS 3. */
export const nameInVersion3 = (path: string) => `${path} in version 3`

/** Shows the snippet, and lets nothing lead away from it. */
export async function openPage(
  { stage, path, flavour, dir, around, inVersion3 }: Play,
  height: number,
  reusable: ReusablePage,
  moves = false,
) {
  const name = inVersion3 ? nameInVersion3(path) : path
  const shown = await stage(name, flavour, { dir, around, height, reusable, moves, before: equip })
  // Samples lead nowhere: they must not replace the page.
  await shown.page.evaluate(() => {
    const stay = (event: Event) => event.preventDefault()
    // The browser's own bubble comes and goes when it likes.
    document.addEventListener('invalid', stay, true)
    document.addEventListener('click', (event) => (event.target as Element).closest('a[href]') && stay(event))
  })
  return shown
}

/** Says what was looked at, and what the page complained of meanwhile. */
function note(complaints: string[], play: Play, states: number) {
  const { findings, path, flavour, dir, inVersion3 } = play
  if (inVersion3) return findings.ran(path, flavour, 'tailwind3', states)
  for (const check of ['behaviour', 'looks'] as const)
    if (check === 'behaviour' || flavour !== 'react') findings.ran(path, flavour, check, states)
  if (dir === 'ltr') findings.ran(path, flavour, 'axe', states)
  for (const text of new Set(complaints)) findings.wrong(path, flavour, 'behaviour', `The console says: ${text}`)
}
