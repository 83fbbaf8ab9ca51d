/** Every flavour against React in a browser: what is read, where the focus is, every pixel, and axe, at every state. */
import type { Browser, Page } from 'playwright-core'
import { flavours, type Flavour, type PreviewLayout } from '#shared/catalog.ts'
import { codeIn } from '#shared/snippet.ts'
import type { ReusablePage } from '../browser/reusable-page.ts'
import { createStage, type Fixture, type Stage } from '../browser/stage.ts'
import type { Findings } from '../findings.ts'
import type { Subject } from '../subject.ts'
import { createPagePool } from './page-pool.ts'
import { isMoving, playMovement, playMovementAgainst, type Movement } from './movement.ts'
import { withTime } from './time.ts'
import { explore, exploreWide } from './explore.ts'
import { nameInVersion3, playAgainstReference, referenceOf, type Play, type Reference } from './play.ts'
import type { State } from './state.ts'
import { mayChangeWhenWide } from './widths.ts'

/** Those that are held to React. */
export const compared: readonly Flavour[] = ['html', 'vue', 'svelte']

/** How the page round a component places it, as its preview does. */
const around: Record<PreviewLayout, string> = { padded: 'p-10', centered: 'grid place-items-center p-12', full: '' }
export const roundClasses = Object.values(around)

/** How many pages are looked at at once: looking waits more than it reckons. */
const most = { still: 4, moving: 2 }
type Use = <T>(task: (reusable: ReusablePage) => Promise<T>) => Promise<T>
export type Pages = {
  use: Use
  /** Pages on which transitions run. */
  useMoving: Use
  close(): Promise<void>
}

/** Pages that show one snippet after another. */
export function openPages(browser: Browser): Pages {
  const still = createPagePool(browser, most.still)
  const moving = createPagePool(browser, most.moving, { moves: true })
  const close = async () => void (await Promise.all([still.close(), moving.close()]))
  return { use: still.use, useMoving: moving.use, close }
}

/** Plays every subject; answers how many states each has. */
export async function playAll(
  browser: Browser,
  subjects: readonly Subject[],
  findings: Findings,
): Promise<Map<string, number>> {
  const stage = await createStage(browser, subjects.flatMap(piecesOf), { classes: roundClasses })
  const { close, ...pages } = openPages(browser)
  const played = subjects.map(async (subject) => {
    const { path } = subject
    const table = { browser, stage, findings, ...pages }
    const original = playOriginal(table, subject, path)
    const others = compared.map((flavour) => holdToOriginal(table, original, { path, flavour }))
    const inVersion3 = flavours.map((flavour) => holdToOriginal(table, original, { path, flavour, inVersion3: true }))
    await Promise.all([...others, ...inVersion3])
    return [path, await original.states] as const
  })

  try {
    return new Map(await Promise.all(played))
  } finally {
    await close()
  }
}

export type Table = {
  browser: Browser
  stage: Stage
  findings: Findings
} & Pick<Pages, 'use' | 'useMoving'>

/** What React showed, script by script: the others are held to it, now or later. */
export type Original = Pick<Subject, 'source' | 'layout'> & {
  references: { dir: 'ltr' | 'rtl'; reference: Promise<Reference> }[]
  /** In our own window and, where that shows other controls, in a wide one. */
  movements: Promise<Movement>[]
  /** How many states there were from left to right. */
  states: Promise<number>
}

/**
 * Plays React through all that is to be seen of a component.
 *
 * @param name by which the stage knows it
 */
export function playOriginal(
  table: Table,
  { source, layout, steps }: Subject,
  name: string,
  isDecided?: () => boolean,
): Original {
  const own = steps.length ? [(page: Page) => withTime(page, steps)] : []
  const scripts = {
    ltr: [explore(), ...own, ...(mayChangeWhenWide(source) ? [exploreWide()] : [])],
    rtl: [explore(true), ...own],
  }
  const references = (['ltr', 'rtl'] as const).flatMap((dir) => {
    const play = playOf(table, { source, layout }, { path: name, flavour: 'react', dir, isDecided })
    const seen = new Map<string, State>()
    // One after the other, so that the second need not look closely at what the first has seen.
    let before: Promise<unknown> = Promise.resolve()
    return scripts[dir].map((script) => {
      const reference = before.then(() => referenceOf(play, script, table.use, seen))
      before = reference.then(({ ended }) => ended)
      return { dir, reference }
    })
  })
  const states = references
    .filter(({ dir }) => dir === 'ltr')
    .map(async ({ reference }) => (await (await reference).shown.all()).length)
  const moving = [explore(true), ...(mayChangeWhenWide(source) ? [exploreWide(true)] : [])]
  const movements = (isMoving(source) ? moving : []).map((script) =>
    table.useMoving((reusable) => {
      const play = playOf(table, { source, layout }, { path: name, flavour: 'react', dir: 'ltr', isDecided })
      return playMovement(play, script, reusable)
    }),
  )
  return {
    source,
    layout,
    references,
    movements,
    states: Promise.all(states).then((counts) => counts.reduce((sum, count) => sum + count, 0)),
  }
}

/** Which flavour is played, and by which name the stage knows it. */
type Which = { path: string; flavour: Flavour; inVersion3?: boolean; isDecided?: (() => boolean) | undefined }

/** Holds a flavour to what React showed; it may follow while React is still at it. */
export async function holdToOriginal(table: Table, original: Original, which: Which): Promise<void> {
  const { references, movements } = original
  // Classes are the same from right to left: version 3 is looked at in one direction.
  const own = references.filter(({ dir }) => dir === 'ltr' || !which.inVersion3)
  const plays = own.map(({ dir, reference }) => async () => {
    if (which.isDecided?.()) return
    await playAgainstReference(playOf(table, original, { ...which, dir }), await reference, table.use)
  })
  if (!which.inVersion3)
    plays.push(...movements.map((movement) => () => holdMovement(table, original, which, movement)))
  // Who wants to know no more than whether something is wrong asks for one after the other.
  if (which.isDecided) for (const play of plays) await play()
  else await Promise.all(plays.map((play) => play()))
}

async function holdMovement(table: Table, original: Original, which: Which, movement: Promise<Movement>) {
  const wanted = await movement
  if (wanted.steps.length === 0 || which.isDecided?.()) return
  const play = playOf(table, original, { ...which, dir: 'ltr' })
  await table.useMoving((reusable) => playMovementAgainst(play, wanted, reusable))
}

const playOf = (
  { browser, stage, findings }: Table,
  { source, layout }: Pick<Subject, 'source' | 'layout'>,
  { isDecided, ...which }: Which & { dir: 'ltr' | 'rtl' },
): Play => ({ browser, stage, findings, source, around: around[layout], ...which, ...(isDecided && { isDecided }) })

/** The code of every flavour, and its form for Tailwind CSS 3. */
function piecesOf({ path, outputs }: Subject): Fixture[] {
  const files = flavours.map((flavour) => [flavour, outputs[flavour].files[0]] as const)
  return [
    { name: path, code: Object.fromEntries(files.map(([flavour, { code }]) => [flavour, code])) },
    {
      name: nameInVersion3(path),
      tailwind: 'v3',
      code: Object.fromEntries(files.map(([flavour, file]) => [flavour, codeIn(file, { tailwind: 'v3' })])),
    },
  ]
}
