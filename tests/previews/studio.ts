/** Where a preview, as a guest gets it, and the component it stands for are photographed side by side. */
import type { Browser, Page } from 'playwright-core'
import { urls } from '#shared/urls.ts'
import { differenceOf, type Difference } from './pixels.ts'
import { portraits, type SheetEntry } from './portraits.ts'
import { createReference } from './reference.ts'

/**
 * What Chromium draws otherwise by itself when it draws the same page twice: so many pixels at the most, by so much of
 * 255. At the edges of letters and curves few and clear, within pictures that are scaled more and never seen.
 */
const roundings = [
  { pixels: 144, by: 64 },
  { pixels: 600, by: 4 },
]

export type Verdict = { pictures: number; unequal: string[]; differing: string[]; complaints: string[] }
/** Compares one component; `damage` may do something to the preview's page before it is opened. */
export type Studio = (path: string, damage?: (page: Page) => Promise<unknown>) => Promise<Verdict>

const noon = Date.UTC(2026, 4, 14, 12)
const bundleAddress = '/reference.js'

export async function openStudio(browser: Browser, url: string, paths: readonly string[]): Promise<Studio> {
  const typefaces = await typefacesOf(url, paths[0]!)
  const {
    script,
    pageOf,
    hasDialog: dialogIn,
  } = await createReference(paths, { typefaces, scriptAddress: bundleAddress })

  async function newPage(): Promise<{ page: Page; complaints: string[] }> {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    // Nothing may tell the time, of which no two pages have the same.
    await page.clock.install({ time: noon })
    await page.clock.pauseAt(noon + 1000)
    return { page, complaints }
  }

  return async (path, damage) => {
    const address = `${url}/reference/${path}`
    const html = await pageOf(path)
    const hasDialog = dialogIn(path)
    const theirs = await newPage()
    await theirs.page.route(`${url}/reference/**`, (route) => route.fulfill({ contentType: 'text/html', body: html }))
    await theirs.page.route(url + bundleAddress, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    )
    const original: SheetEntry = {
      page: theirs.page,
      hasDialog,
      load: async () => {
        await theirs.page.goto(address)
        await theirs.page.waitForFunction(() => document.querySelector('#root')?.childElementCount)
      },
    }
    const ours = await newPage()
    await damage?.(ours.page)
    const preview: SheetEntry = {
      page: ours.page,
      hasDialog,
      load: async () => {
        await ours.page.goto(url + urls.preview(path))
        await ours.page.waitForSelector('#preview[data-alive]', { state: 'attached' })
      },
    }
    try {
      const wanted = await portraits(original)
      const shown = await portraits(preview, wanted.plan)
      const found = await Promise.all(
        wanted.pictures.map(async ({ label, png }, index) => {
          const difference = await differenceOf(browser, shown.pictures[index]!.png, png)
          return difference ? [{ label, difference }] : []
        }),
      )
      const all = found.flat()
      return {
        pictures: wanted.pictures.length,
        unequal: all.map(describe),
        differing: all.filter(({ difference }) => isClear(difference)).map(describe),
        complaints: ours.complaints,
      }
    } finally {
      await theirs.page.close()
      await ours.page.close()
    }
  }
}

/** Whether a difference is more than rounding. */
const isClear = ({ sizes, pixels, greatest }: Difference) =>
  sizes !== null || !roundings.some((rounding) => pixels <= rounding.pixels && greatest <= rounding.by)

const describe = ({ label, difference: { sizes, pixels, greatest } }: { label: string; difference: Difference }) =>
  sizes ? `${label}: ${sizes}` : `${label}: ${pixels} pixels by up to ${greatest}`

/** The rules of the shared sheet that bring typefaces. */
async function typefacesOf(url: string, path: string): Promise<string> {
  const html = await (await fetch(url + urls.preview(path))).text()
  const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(([, address]) => url + address)
  const css = await Promise.all(sheets.map(async (address) => (await fetch(address)).text()))
  return (css.join('').match(/@font-face\s*\{[^}]*\}/g) ?? []).join('\n')
}
