/**
 * A snippet arrives, is used, goes in the middle of its use, and comes back: as Turbo, Livewire and htmx replace
 * markup while Alpine runs. It works each time, and what goes leaves nothing behind.
 */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { launchChromium } from '#toolchain/chromium.ts'
import { caseFolder, rowsOf } from '#tests/unchanged.ts'
import { takeSnapshot } from '#verify/browser/snapshot.ts'
import { createStage, type Stage } from '#verify/browser/stage.ts'
import type { Step } from '#verify/browser/steps.ts'
import { scripts } from '../parity/scripts.ts'
import { compiledHtml, playedCases } from './scripts.ts'

/** Its script loads the page anew, and what was brought into it is gone then. */
const swapped = playedCases.filter((name) => name !== 'fair-local-storage')
const rows = rowsOf('swaps', Object.fromEntries(swapped.map((name) => [name, [caseFolder(name)]])))
const snippets = await compiledHtml(rows.changed)
/** One script per case is enough: the case comes and goes alike in each. */
const played = new Map(Object.values(scripts).map((script) => [script.on, script]))

let browser: Browser
let open: Stage
beforeAll(async () => {
  if (rows.changed.length === 0) return
  browser = await launchChromium()
  const pieces = [...snippets].map(([name, { code }]) => ({ name, code: { html: code } }))
  // The page begins without the snippet, but with every class it will need.
  open = await createStage(browser, [...pieces, { name: 'empty', code: { html: '<p>Nothing yet</p>' } }], {
    pictures: false,
  })
})
afterAll(() => browser?.close())

/** Keeps count of what listens to the window and to the document. */
const watchListeners = (page: Page) =>
  page.addInitScript(() => {
    const live = new Set<string>()
    const numbers = new Map<unknown, number>()
    const keyOf = (place: string, type: string, listener: unknown, options: unknown) => {
      if (!numbers.has(listener)) numbers.set(listener, numbers.size)
      const capture = typeof options === 'object' ? (options as { capture?: boolean } | null)?.capture : options
      return `${place} ${type} ${Boolean(capture)} ${numbers.get(listener)}`
    }
    for (const [place, target] of Object.entries({ window, document })) {
      const add = target.addEventListener.bind(target)
      const remove = target.removeEventListener.bind(target)
      target.addEventListener = (type: string, listener: never, options?: never) => {
        live.add(keyOf(place, type, listener, options))
        add(type, listener, options)
      }
      target.removeEventListener = (type: string, listener: never, options?: never) => {
        live.delete(keyOf(place, type, listener, options))
        remove(type, listener, options)
      }
    }
    Object.assign(globalThis, { listening: () => live.size })
  })
const listening = (page: Page) => page.evaluate(() => (globalThis as unknown as { listening(): number }).listening())

/** Puts markup in place and runs its scripts, as each of the three does: the content anew, or the whole element. */
const swap = (page: Page, markup: string, how: 'innerHTML' | 'outerHTML') =>
  page.evaluate(
    ([html, way]) => {
      const root = document.querySelector('#root')!
      const holder = document.createElement('div')
      holder.innerHTML = way === 'outerHTML' ? `<div id="root">${html}</div>` : html!
      for (const dead of holder.querySelectorAll('script')) {
        const script = document.createElement('script')
        script.textContent = dead.textContent
        dead.replaceWith(script)
      }
      if (way === 'outerHTML') root.replaceWith(...holder.childNodes)
      else root.replaceChildren(...holder.childNodes)
    },
    [markup, how] as const,
  )

async function play(page: Page, steps: Step[]) {
  for (const [what, run, { focus, sees = [], hides = [] }] of steps) {
    await run(page)
    const shown = async () => {
      const seen = await takeSnapshot(page)
      const text = `${seen.tree}\n${seen.text}`
      return {
        missing: sees.filter((part) => !text.includes(part)),
        left: hides.filter((part) => text.includes(part)),
        focus: focus === undefined ? undefined : seen.focus,
      }
    }
    await expect.poll(shown, { message: what, timeout: 8_000 }).toEqual({ missing: [], left: [], focus })
  }
}

/** What a snippet must not leave behind: a page that cannot scroll, or that nobody can reach. */
const traces = (page: Page) =>
  page.evaluate(() => ({
    overflow: document.documentElement.style.overflow + document.body.style.overflow,
    unreachable: [...document.querySelectorAll('[inert], body > [aria-hidden]')].map(({ outerHTML }) =>
      outerHTML.slice(0, 80),
    ),
  }))

const duplicateIds = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, index) => ids.indexOf(id) !== index)
  })

rows.declare(async (name) => {
  const { steps, stopsTime = false } = played.get(name)!
  const { page, complaints } = await open('empty', 'html', { before: watchListeners, stopsTime })
  const { code } = snippets.get(name)!
  const before = await listening(page)
  for (const how of ['innerHTML', 'outerHTML'] as const) {
    await swap(page, code, how)
    await play(page, steps.slice(0, 3))
    expect(await duplicateIds(page)).toEqual([])
    await swap(page, '<p>Gone</p>', how)
    await page.getByText('Gone').waitFor()
    await expect.poll(() => traces(page)).toEqual({ overflow: '', unreachable: [] })
    await expect.poll(() => listening(page), { message: 'listeners that stay' }).toBe(before)
  }
  expect(complaints).toEqual([])
  await page.close()
})
