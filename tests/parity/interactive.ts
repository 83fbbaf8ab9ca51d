/**
 * The interactive elements in a browser, by keyboard and by mouse. Every step runs on each flavour and on the
 * React original; after each, both must show the same to a screen reader and have the focus in the same place.
 */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { launchChromium } from '#toolchain/chromium.ts'
import { caseFolder, rowsOf } from '#tests/unchanged.ts'
import { axeFindings } from '#verify/browser/axe.ts'
import { takeSnapshot, type Snapshot } from '#verify/browser/snapshot.ts'
import type { Stage } from '#verify/browser/stage.ts'
import type { Step } from '#verify/browser/steps.ts'
import { normalisations } from './choice-differences.ts'
import { differences, type Difference } from './differences.ts'
import { scripts } from './scripts.ts'
import { createStage, type Flavour } from './stage.ts'

/** So long a busy machine may take until a step shows, in milliseconds. */
const patience = 4_000

type Wanted = { focus: string | undefined; sees: string[]; hides: string[]; known: boolean }

/** Looks until the page is as it should be and both agree, unless they are known to differ; or patience ends. */
async function settled(
  page: Page,
  react: Page,
  { focus, sees, hides, known }: Wanted,
  read: (seen: Snapshot) => Snapshot,
): Promise<[Snapshot, Snapshot]> {
  const end = performance.now() + patience
  for (;;) {
    const [ours, original] = (await Promise.all([takeSnapshot(page), takeSnapshot(react)])).map(read) as [
      Snapshot,
      Snapshot,
    ]
    const agrees = ours.tree === original.tree && ours.text === original.text && ours.focus === original.focus
    const all = `${ours.tree}\n${ours.text}`
    const isWanted =
      (focus === undefined || ours.focus === focus) &&
      sees.every((text) => all.includes(text)) &&
      !hides.some((text) => all.includes(text))
    if ((isWanted && (agrees || known)) || performance.now() > end) return [ours, original]
    await page.waitForTimeout(20)
  }
}

/** Reads what a flavour's library names otherwise by React's name. */
const reader =
  (flavour: Flavour, script: string) =>
  (seen: Snapshot): Snapshot => {
    const known = (normalisations[flavour] ?? []).filter(({ scripts }) => scripts.test(script))
    const read = (text: string) =>
      known.reduce(
        (result, { reads, as }) => (typeof as === 'string' ? result.replace(reads, as) : result.replace(reads, as)),
        text,
      )
    // React moves an alert dialog to the end of the page, as it does any other, whose text is not compared either.
    const text = seen.tree.includes('- alertdialog') ? '' : seen.text
    return { tree: read(seen.tree), text, focus: read(seen.focus) }
  }

/** What differs between a flavour and React, one line each. */
function compare(ours: Snapshot, original: Snapshot, { differs }: Step[2]): string[] {
  const found: string[] = []
  if (ours.focus !== original.focus && !differs) found.push(`focus is ${ours.focus}, in React ${original.focus}`)
  if (ours.text !== original.text) found.push(`reads ${ours.text}, in React ${original.text}`)
  if (ours.tree !== original.tree) found.push(`shows\n${ours.tree}\n  in React\n${original.tree}`)
  return found
}

/** Declares a test per script; each flavour has a file of its own, so that they run beside each other. */
export function doesWhatReactDoes(flavour: Flavour) {
  const rows = rowsOf(
    `interactive-${flavour}`,
    Object.fromEntries(Object.entries(scripts).map(([script, { on }]) => [script, [caseFolder(on)]])),
  )
  let browser: Browser
  let open: Stage
  beforeAll(async () => {
    if (rows.changed.length === 0) return
    browser = await launchChromium()
    open = await createStage(
      browser,
      [...new Set(rows.changed.map((script) => scripts[script]!.on))],
      ['react', flavour],
    )
  })
  afterAll(() => browser?.close())

  rows.declare(async (script) => {
    const { on, steps, stopsTime = false } = scripts[script]!
    const [ours, react] = await Promise.all([open(on, flavour, { stopsTime }), open(on, 'react', { stopsTime })])
    const differing: string[] = []
    const complaints: string[] = []
    for (const [what, run, expected] of steps) {
      const known: Difference | undefined = differences[flavour]?.[script]?.[what]
      const { focus: wanted, sees = [], hides = [] } = { ...expected, ...known }
      const mayDiffer = known !== undefined || expected.differs !== undefined
      await Promise.all([run(ours.page), run(react.page)])
      const [own, original] = await settled(
        ours.page,
        react.page,
        { focus: wanted, sees, hides, known: mayDiffer },
        reader(flavour, script),
      )
      complaints.push(...(await axeFindings(ours.page)).map((finding) => `${what}: ${finding}`))
      for (const text of sees) expect.soft(`${own.tree}\n${own.text}`, what).toContain(text)
      for (const text of hides) expect.soft(`${own.tree}\n${own.text}`, what).not.toContain(text)
      if (wanted !== undefined) expect.soft(own.focus, what).toBe(wanted)
      const found = compare(own, original, expected)
      if (!known) differing.push(...found.map((difference) => `${what}: ${difference}`))
      else if (found.length === 0 && wanted === expected.focus) differing.push(`${what}: no longer differs`)
    }
    expect.soft(differing.join('\n\n')).toBe('')
    expect.soft(complaints, 'axe').toEqual([])
    expect(ours.complaints).toEqual([])
    expect(react.complaints).toEqual([])
    await Promise.all([ours.page.close(), react.page.close()])
  })
}
