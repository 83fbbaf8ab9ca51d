/** Plays a script on one flavour and holds every state to React's. */
import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import type { Flavour } from '#shared/catalog.ts'
import type { ProofCheck } from '#shared/proof.ts'
import { axeFindings } from '../browser/axe.ts'
import type { ReusablePage } from '../browser/reusable-page.ts'
import type { Snapshot } from '../browser/snapshot.ts'
import { differingShare, tolerance } from '../browser/pixels.ts'
import type { Stage } from '../browser/stage.ts'
import type { Step } from '../browser/steps.ts'
import type { Findings } from '../findings.ts'
import { compare } from './compare.ts'
import type { Aspect } from './differences.ts'
import { knownDifferenceOf } from './known-difference.ts'
import { normaliserOf } from './normalisations.ts'
import { camera, setTheme, settle, themes, type State } from './state.ts'
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
  const { page, complaints } = await open(play, heights.least, reusable)
  const content = await page.evaluate(() => document.documentElement.scrollHeight)
  const height = Math.min(Math.max(content, heights.least), heights.most)
  await page.setViewportSize({ width: 1000, height })
  const shoot = await camera(page)
  const seen = new Map<string, string>()
  const original: Reference = { steps: [], states: [], height }
  for await (const step of script(page)) {
    const [what, run, { sees = [], hides = [], focus }] = step
    const trace = String((await run(page)) ?? '')
    const snapshot = await settle(page)
    const shown = `${snapshot.tree}\n${snapshot.text}`
    const wrong = (note: string) => play.findings.wrong(play.path, 'react', 'behaviour', `${what}: ${note}`)
    for (const text of sees) if (!shown.includes(text)) wrong(`“${text}” is not there`)
    for (const text of hides) if (shown.includes(text)) wrong(`“${text}” is still there`)
    if (focus !== undefined && snapshot.focus !== focus) wrong(`the focus is on ${snapshot.focus}, not on ${focus}`)
    const light = await shoot('light')
    const known = seen.get(keyOf(snapshot, light))
    const dark = known ?? (await shoot('dark'))
    if (known === undefined) await examine(page, what, play)
    seen.set(keyOf(snapshot, light), dark)
    original.steps.push(step)
    original.states.push({ what, snapshot, trace, shots: { light, dark }, isNew: known === undefined })
  }
  note(complaints, play, original.steps.length)
  return original
}

/** Takes another flavour through the steps React was taken through. */
export async function playAgainstReference(play: Play, { steps, states, height }: Reference, reusable: ReusablePage) {
  const { page, complaints } = await open(play, height, reusable)
  const shoot = await camera(page)
  const read = normaliserOf(play.flavour, play.source, (reason) =>
    play.findings.differs(play.path, play.flavour, 'behaviour', reason),
  )
  for (const [index, [what, run]] of steps.entries()) {
    const wanted = present(states[index], `a state of React after “${what}”`)
    const expects = (...aspects: Aspect[]) => aspects.some((aspect) => isKnown(play, what, aspect))
    try {
      const trace = String((await run(page)) ?? '')
      const ours = await settle(page, wanted.snapshot, { read, attempts: expects('tree', 'text', 'focus') ? 2 : 13 })
      if (!play.inVersion3)
        for (const { aspect, note } of compare({ ...ours, trace }, { ...wanted.snapshot, trace: wanted.trace }))
          report(play, what, aspect, note)
      for (const theme of themesOf(play, wanted)) {
        const attempts = expects('pixels') ? 1 : 3
        const share = await differing(() => shoot(theme), wanted.shots[theme], play.browser, attempts)
        if (share > tolerance) report(play, what, 'pixels', `${(share * 100).toFixed(1)} % of the picture (${theme})`)
      }
      if (wanted.isNew && !play.inVersion3) await examine(page, what, play)
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

/** A state that was there before is looked at in the light only, and for the sake of version 3 not again. */
const themesOf = ({ inVersion3 }: Play, { isNew }: State) => (isNew ? themes : inVersion3 ? [] : themes.slice(0, 1))

/** What the stage calls a snippet in its form for Tailwind CSS 3. */
export const nameInVersion3 = (path: string) => `${path} in version 3`

async function open({ stage, path, flavour, dir, around, inVersion3 }: Play, height: number, reusable: ReusablePage) {
  const name = inVersion3 ? nameInVersion3(path) : path
  const shown = await stage(name, flavour, { dir, around, height, reusable })
  // Samples lead nowhere: they must not replace the page.
  await shown.page.evaluate(() => {
    const stay = (event: Event) => event.preventDefault()
    document.addEventListener('submit', stay)
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

/** What looks and reads alike in the light is the same state again: it is not examined anew, nor in the dark. */
const keyOf = ({ tree, text }: Snapshot, shot: string) => `${tree}\n${text}\n${shot}`

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
