/** Plays a script on one flavour and holds every state to React's. */
import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import type { Flavour } from '#shared/catalog.ts'
import type { ProofCheck } from '#shared/proof.ts'
import { axeFindings } from '../browser/axe.ts'
import type { ReusablePage } from '../browser/reusable-page.ts'
import { differingShare, tolerance } from '../browser/pixels.ts'
import type { Stage } from '../browser/stage.ts'
import type { Step } from '../browser/steps.ts'
import { equip, type Look } from '../eye/recorder.ts'
import { hold, isHeld } from '../eye/held.ts'
import type { Findings } from '../findings.ts'
import { compare } from './compare.ts'
import type { Aspect } from './differences.ts'
import { knownDifferenceOf } from './known-difference.ts'
import { normaliserOf } from './normalisations.ts'
import { camera, readTree, readViews, setTheme, settle, themes, viewsOf, type State, type Theme } from './state.ts'
import { present } from '#toolchain/present.ts'

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
}

/** The steps React was taken through, what each led to, and how high its window was. */
export type Reference = { steps: Step[]; states: State[]; height: number }

const heights = { least: 700, most: 1600 }

/** Takes React through the script; what it shows is what the others are held to. */
export async function playReference(
  play: Play,
  script: (page: Page) => AsyncIterable<Step> | Step[],
  reusable: ReusablePage,
): Promise<Reference> {
  const { page, complaints } = await openPage(play, heights.least, reusable)
  const content = await page.evaluate(() => document.documentElement.scrollHeight)
  const height = Math.min(Math.max(content, heights.least), heights.most)
  await page.setViewportSize({ width: 1000, height })
  const shoot = await camera(page)
  const seen = new Map<string, State>()
  const original: Reference = { steps: [], states: [], height }
  for await (const step of script(page)) {
    const [what, run, { sees = [], hides = [], focus }] = step
    const trace = String((await run(page)) ?? '')
    const look = await settle(page)
    const known = seen.get(look.form)
    const snapshot = known?.snapshot ?? (await readTree(page))
    const shown = `${snapshot.tree}\n${snapshot.text}`
    const wrong = (note: string) => play.findings.wrong(play.path, 'react', 'behaviour', `${what}: ${note}`)
    for (const text of sees) if (!shown.includes(text)) wrong(`“${text}” is not there`)
    for (const text of hides) if (shown.includes(text)) wrong(`“${text}” is still there`)
    if (focus !== undefined && look.focus !== focus) wrong(`the focus is on ${look.focus}, not on ${focus}`)
    const state: State = { what, snapshot, look, trace, shots: {}, views: {}, isNew: !known }
    if (!known) {
      for (const theme of themesOf(play)) state.shots[theme] = await shoot(theme)
      await examine(page, what, play)
      if (play.dir === 'ltr') state.views = await readViews(page, height, await viewsOf(page))
    }
    seen.set(look.form, state)
    original.steps.push(step)
    original.states.push(state)
  }
  note(complaints, play, original.steps.length)
  return original
}

/** Takes another flavour through the steps React was taken through. */
export async function playAgainstReference(play: Play, { steps, states, height }: Reference, reusable: ReusablePage) {
  const { page, complaints } = await openPage(play, height, reusable)
  const shoot = await camera(page)
  const { flavour, inVersion3 = false } = play
  const read = normaliserOf(flavour, play.source, (reason) =>
    play.findings.differs(play.path, flavour, 'behaviour', reason),
  )
  for (const [index, [what, run]] of steps.entries()) {
    const wanted = present(states[index], `a state of React after “${what}”`)
    const expects = (...aspects: Aspect[]) => aspects.some((aspect) => isKnown(play, what, aspect))
    try {
      const trace = String((await run(page)) ?? '')
      const isLikeReact = ({ form, focus, told }: Look) =>
        isHeld(hold(play, what, form, wanted.look.form)) &&
        readFocus(focus) === wanted.look.focus &&
        told.join() === wanted.look.told.join()
      const readFocus = (focus: string) => read({ tree: '', text: '', focus }).focus
      const isRight = inVersion3 ? undefined : isLikeReact
      const ours = await settle(page, {
        ...(isRight && { isRight }),
        attempts: expects('tree', 'text', 'focus', 'pixels') || inVersion3 ? 3 : 12,
      })
      if (!inVersion3) {
        const snapshot = wanted.isNew ? await readTree(page) : wanted.snapshot
        const observed = read({ ...snapshot, focus: ours.focus })
        for (const { aspect, note } of compare(
          { ...observed, trace },
          { ...wanted.snapshot, focus: wanted.look.focus, trace: wanted.trace },
        ))
          report(play, what, aspect, note)
        reportForms(play, what, ours.form, wanted.look.form)
        if (ours.told.join('\n') !== wanted.look.told.join('\n'))
          report(
            play,
            what,
            'told',
            `it ${ours.told.join(', ') || 'tells nothing'}, in React ${wanted.look.told.join(', ') || 'nothing'}`,
          )
      }
      if (wanted.isNew) await lookClosely(play, page, what, wanted, height, shoot)
    } catch (error) {
      const [reason] = (error as Error).message.split('\n')
      const note = `${what}${rtl(play)}: cannot be done: ${reason}`
      play.findings.wrong(play.path, play.flavour, checkOf(play, 'trace'), note)
      // Who knows what it is still doing.
      await page.close()
      break
    }
  }
  note(complaints, play, steps.length)
}

/** What was not there before: its pixels, axe, other widths and the dark. */
async function lookClosely(
  play: Play,
  page: Page,
  what: string,
  wanted: State,
  height: number,
  shoot: (theme: Theme) => Promise<string>,
) {
  const attempts = isKnown(play, what, 'pixels') ? 1 : 3
  for (const theme of themesOf(play)) {
    const share = await differing(() => shoot(theme), wanted.shots[theme] ?? '', play.browser, attempts)
    if (share > tolerance) report(play, what, 'pixels', `${(share * 100).toFixed(1)} % of the picture (${theme})`)
  }
  if (play.inVersion3) return
  await examine(page, what, play)
  if (play.dir === 'rtl') return
  const isRight = (view: string, form: string) => isHeld(hold(play, what, form, wanted.views[view] ?? ''))
  for (const [view, form] of Object.entries(await readViews(page, height, Object.keys(wanted.views), isRight)))
    reportForms(play, `${what} (${view})`, form ?? '', wanted.views[view] ?? '')
}

/** What stands on the page otherwise than in React. */
function reportForms(play: Play, what: string, ours: string, react: string) {
  const { stands, looks, known } = hold(play, what, ours, react)
  for (const note of stands) report(play, what, 'tree', `there is ${note}`)
  for (const note of looks) report(play, what, 'pixels', `there is ${note}`)
  for (const reason of known) play.findings.differs(play.path, play.flavour, 'behaviour', reason)
}

/** Right to left, and for the sake of version 3, light is enough: the classes are the same. */
const themesOf = ({ inVersion3, dir }: Play): readonly Theme[] =>
  inVersion3 || dir === 'rtl' ? themes.slice(0, 1) : themes

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

/**
 * What moves in React and does not here, or the other way round. Libraries begin some movements again, or one frame
 * early: what is more of something that moves in React too is left.
 */
export function reportMoves(play: Play, ours: string[], react: string[]) {
  const ofWhat = (move: string) => move.replace(/ \S+ → .*$/, '')
  const isMore = (move: string) => react.some((other) => ofWhat(other) === ofWhat(move))
  const missing = [...new Set(react)].filter((move) => !ours.includes(move))
  const instead = [...new Set(ours)].filter((move) => !react.includes(move))
  const tell = (moves: string[]) => moves.slice(0, 3).join('; ') || 'nothing'
  if (missing.length > 0 || !instead.every(isMore))
    report(play, 'in all', 'moves', `in React there moves ${tell(missing)}, here ${tell(instead)}`)
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

/** Axe, in both themes; the direction makes no difference to it. */
async function examine(page: Page, what: string, { findings, path, flavour, dir }: Play) {
  if (dir === 'rtl') return
  const found = await axeFindings(page, 'all')
  await setTheme(page, 'dark')
  found.push(...(await axeFindings(page, 'contrast')).map((finding) => `${finding} (dark)`))
  await setTheme(page, 'light')
  for (const finding of found) findings.wrong(path, flavour, 'axe', `${what}: ${finding}`)
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

const rtl = ({ dir }: Play) => (dir === 'rtl' ? ' (right to left)' : '')

const isKnown = ({ flavour, dir, source }: Play, what: string, aspect: Aspect) =>
  knownDifferenceOf({ flavour, what, aspect, dir, source }) !== undefined

const checkOf = ({ inVersion3 }: Play, aspect: Aspect): ProofCheck =>
  inVersion3 ? 'tailwind3' : aspect === 'pixels' ? 'looks' : 'behaviour'

function report(play: Play, what: string, aspect: Aspect, note: string) {
  const { findings, path, source, flavour, dir, inVersion3 } = play
  const known = knownDifferenceOf({ flavour, what, aspect, dir, source })
  if (!known) findings.wrong(path, flavour, checkOf(play, aspect), `${what}${rtl(play)}: ${note}`)
  // A flavour that differs in version 4 differs in version 3 as well.
  else if (!inVersion3) findings.differs(path, flavour, checkOf(play, aspect), known.reason)
}
