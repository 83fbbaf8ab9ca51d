/** Under a policy without 'unsafe-eval', with Alpine's CSP build: what the set-up notes do not exclude works. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { root } from '#toolchain/paths.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { caseFolder, rowsOf } from '#tests/unchanged.ts'
import { takeSnapshot } from '#verify/browser/snapshot.ts'
import { createStage, type Stage } from '#verify/browser/stage.ts'
import type { Scripts, Step } from '#verify/browser/steps.ts'
import { scripts } from '../parity/scripts.ts'
import { compiledHtml, playedCases } from './scripts.ts'

const rows = rowsOf('csp', Object.fromEntries(playedCases.map((name) => [name, [caseFolder(name)]])))
const snippets = await compiledHtml(rows.changed)
const isExcluded = (name: string) => snippets.get(name)!.setup.some((note) => note.includes('CSP build'))

let browser: Browser
let open: Stage
beforeAll(async () => {
  if (rows.changed.length === 0) return
  browser = await launchChromium()
  const pieces = [...snippets].map(([name, { code }]) => ({ name, code: { html: code } }))
  const parts = ['@alpinejs/focus/dist/cdn.min.js', '@alpinejs/csp/dist/cdn.min.js']
  open = await createStage(browser, pieces, {
    pictures: false,
    policy: "script-src 'unsafe-inline'",
    alpineScripts: parts.map((path) => readFileSync(join(root, 'node_modules', path), 'utf8')),
  })
})
afterAll(() => browser?.close())

/** What is not as a step wants it; empty once it is. */
async function amiss(page: Page, { focus, sees = [], hides = [] }: Step[2]): Promise<string[]> {
  const seen = await takeSnapshot(page)
  const text = `${seen.tree}\n${seen.text}`
  return [
    ...sees.filter((part) => !text.includes(part)).map((part) => `misses ${part}`),
    ...hides.filter((part) => text.includes(part)).map((part) => `still has ${part}`),
    ...(focus === undefined || seen.focus === focus ? [] : [`focus is ${seen.focus}, not ${focus}`]),
  ]
}

rows.declare(async (name) => {
  const played = Object.values(scripts).filter(({ on }) => on === name)
  if (isExcluded(name)) await complains(name, played[0]!)
  else for (const script of played) await works(name, script)
})

async function works(name: string, { steps, stopsTime = false }: Scripts[string]) {
  const { page, complaints } = await open(name, 'html', { stopsTime })
  for (const [what, run, expected] of steps) {
    await run(page)
    await expect.poll(() => amiss(page, expected), { message: what, timeout: 8_000 }).toEqual([])
  }
  expect(complaints).toEqual([])
  await page.close()
}

/** A snippet whose notes exclude it says so in the browser too. */
async function complains(name: string, { steps }: Scripts[string]) {
  const { page, complaints } = await open(name, 'html')
  // Some expressions are only read when something happens. Each step begins where the one before it has led, until one
  // complains: a key that comes before a panel shows would go elsewhere.
  for (const [what, run, expected] of steps) {
    await run(page)
    const isOver = async () => complaints.length > 0 || (await amiss(page, expected)).length === 0
    await expect.poll(isOver, { message: what, timeout: 8_000 }).toBe(true)
    if (complaints.length > 0) break
  }
  await expect.poll(() => complaints.join('\n')).toMatch(/CSP|Undefined variable|Unexpected/)
  await page.close()
}
