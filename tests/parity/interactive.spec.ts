/**
 * The interactive elements in a browser, by keyboard and by mouse. Every step runs on each flavour and on the
 * React original; after each, both must show the same to a screen reader and have the focus in the same place.
 */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchChromium } from '#tests/chromium.ts'
import { axeFindings } from './axe.ts'
import { differences, type Difference } from './differences.ts'
import { look, type Look } from './look.ts'
import { parts } from './parts.ts'
import { states } from './states.ts'
import type { Step } from './steps.ts'
import { compiled, createStage } from './stage.ts'

const scripts = { ...parts, ...states }
const cases = [...new Set(Object.values(scripts).map(({ on }) => on))]

let browser: Browser
let open: Awaited<ReturnType<typeof createStage>>
beforeAll(async () => {
  browser = await launchChromium()
  open = await createStage(browser, cases)
})
afterAll(() => browser?.close())

/** Looks until both pages agree and the focus is where it should be, or patience ends: a busy machine is slow. */
async function settled(page: Page, react: Page, wanted: string | undefined): Promise<[Look, Look]> {
  for (let attempt = 0; ; attempt++) {
    const [ours, original] = [await look(page), await look(react)]
    const agrees = ours.tree === original.tree && ours.text === original.text && ours.focus === original.focus
    if ((agrees && (wanted === undefined || ours.focus === wanted)) || attempt === 8) return [ours, original]
  }
}

/** What differs between a flavour and React, one line each. */
function compare(ours: Look, original: Look, { differs }: Step[2]): string[] {
  const found: string[] = []
  if (ours.focus !== original.focus && !differs) found.push(`focus is ${ours.focus}, in React ${original.focus}`)
  if (ours.text !== original.text) found.push(`reads ${ours.text}, in React ${original.text}`)
  if (ours.tree !== original.tree) found.push(`shows\n${ours.tree}\n  in React\n${original.tree}`)
  return found
}

describe.each(Object.entries(scripts))('%s', (script, { on, steps }) => {
  test.each(compiled)('%s does what React does', async (flavour) => {
    const [ours, react] = [await open(on, flavour), await open(on, 'react')]
    const differing: string[] = []
    const complaints: string[] = []
    for (const [what, run, expected] of steps) {
      const known: Difference | undefined = differences[flavour]?.[script]?.[what]
      const { focus: wanted, sees = [], hides = [] } = { ...expected, ...known }
      await Promise.all([run(ours.page), run(react.page)])
      const [own, original] = await settled(ours.page, react.page, wanted)
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
})
