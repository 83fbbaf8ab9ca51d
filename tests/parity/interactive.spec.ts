/**
 * The interactive elements in a browser, by keyboard and by mouse. Every step runs on each flavour and on the
 * React original; after each, both must show the same to a screen reader and have the focus in the same place.
 */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchChromium } from '#tests/chromium.ts'
import { axeFindings } from './axe.ts'
import { look, type Look } from './look.ts'
import { parts } from './parts.ts'
import { states } from './states.ts'
import type { Step } from './steps.ts'
import { differenceOf } from './differences.ts'
import { createStage, held } from './stage.ts'

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
async function settled(flavour: Page, react: Page, { focus: wanted }: Step[2]): Promise<[Look, Look]> {
  for (let attempt = 0; ; attempt++) {
    const [ours, original] = [await look(flavour), await look(react)]
    const agrees = ours.tree === original.tree && ours.text === original.text && ours.focus === original.focus
    if ((agrees && (wanted === undefined || ours.focus === wanted)) || attempt === 8) return [ours, original]
  }
}

describe.each(Object.entries(scripts))('%s', (title, { on, steps }) => {
  test.each(held)('%s does what React does', async (flavour) => {
    const { page, complaints: errors } = await open(on, flavour)
    const react = await open(on, 'react')
    const differences: string[] = []
    const complaints: string[] = []
    for (const [what, run, step] of steps) {
      const reason = differenceOf(flavour, title, what)
      const expected = reason ? { ...step, focus: undefined, differs: reason } : step
      await Promise.all([run(page), run(react.page)])
      const [ours, original] = await settled(page, react.page, expected)
      complaints.push(...(await axeFindings(page)).map((finding) => `${what}: ${finding}`))
      for (const text of expected.sees ?? []) expect.soft(`${ours.tree}\n${ours.text}`, what).toContain(text)
      for (const text of expected.hides ?? []) expect.soft(`${ours.tree}\n${ours.text}`, what).not.toContain(text)
      if (expected.focus !== undefined) expect.soft(ours.focus, what).toBe(expected.focus)
      if (ours.focus !== original.focus && !expected.differs)
        differences.push(`${what}: focus is ${ours.focus}, in React ${original.focus}`)
      if (ours.text !== original.text) differences.push(`${what}: reads ${ours.text}, in React ${original.text}`)
      if (ours.tree !== original.tree) differences.push(`${what}:\n${ours.tree}\n  in React\n${original.tree}`)
    }
    expect.soft(differences.join('\n\n')).toBe('')
    expect.soft(complaints, 'axe').toEqual([])
    expect(errors).toEqual([])
    expect(react.complaints).toEqual([])
    await Promise.all([page.close(), react.page.close()])
  })
})
