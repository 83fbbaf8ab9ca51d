/**
 * Where the things of a page stand, to notice when they move. Pictures differ between machines by how they smooth
 * letters; positions of boxes do not, as long as letters come from our own fonts (docs/decisions/0024).
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'

/** Pixels by which a side may differ. */
export const tolerance = 2

export type View = { name: string; path: string; width: number; scheme: 'light' | 'dark' }
/** From what a thing is called to the left, top, width and height of its box. */
export type Layout = Record<string, [left: number, top: number, width: number, height: number]>

const kept = 'tests/e2e/layout.json'
const height = 900

/** The first screen of a page before any script, in our fonts, whatever comes later. */
export async function layoutOf(browser: Browser, url: string, { path, width, scheme }: View): Promise<Layout> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    javaScriptEnabled: false,
    bypassCSP: true,
  })
  // Pages do without a font that is late. Here it is waited for, so that a busy machine measures the same.
  await context.route(/\/[^.]*$|\.css$/, async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.continue()
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/font-display:\s*optional/g, 'font-display:block')
    return route.fulfill({ response, body })
  })
  const page = await context.newPage()
  await page.goto(url + path)
  await fontsOf(page)
  const layout = await page.evaluate(measure, height)
  await context.close()
  return layout
}

/** Waits for the fonts that the first screen asked for. Asked again and again, as promises of a page without scripts never answer. */
async function fontsOf(page: Page) {
  const ready = () =>
    page.evaluate(() => document.fonts.status === 'loaded' && document.fonts.check('600 16px "Inter Variable"'))
  while (!(await ready())) await new Promise((resolve) => setTimeout(resolve, 25))
}

/** Runs in the page. Counts are left out of names, since they follow the catalogue. */
function measure(screen: number): Layout {
  const things =
    'header, main, main > section, article, aside, nav, h1, h2, h3, button, input, fieldset, iframe, a[href]'
  const found: Layout = {}
  for (const element of document.querySelectorAll(things)) {
    const box = element.getBoundingClientRect()
    const inSight = box.bottom > 0 && box.top < screen && box.right > 0 && box.left < innerWidth
    if (!inSight || box.width < 2 || !element.checkVisibility({ visibilityProperty: true })) continue
    // What reaches out of sight ends there: its length is a matter of content further down.
    const seen = Math.min(box.bottom, screen) - box.top
    const words = element.getAttribute('aria-label') ?? element.getAttribute('title') ?? element.textContent ?? ''
    const text = words
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/\d[\d,.]*/g, '#')
      .slice(0, 32)
      .trim()
    const named = `${element.localName} ${/^(h\d|button|a|iframe)$/.test(element.localName) ? `“${text}”` : ''}`.trim()
    let name = named
    for (let nth = 2; found[name]; nth++) name = `${named}, the ${nth}.`
    found[name] = [box.left, box.top, box.width, seen].map(Math.round) as Layout[string]
  }
  return found
}

/** What changed, in words. */
export function moved(before: Layout, now: Layout): string[] {
  const sides = ['left', 'top', 'width', 'height']
  const gone = Object.keys(before).filter((name) => !now[name])
  const changed = Object.entries(now).flatMap(([name, box]) => {
    const old = before[name]
    if (!old) return [`${name} is new, ${box[2]} by ${box[3]} at ${box[0]}, ${box[1]}`]
    const differ = sides.flatMap((side, index) =>
      Math.abs(box[index]! - old[index]!) > tolerance ? [`${side} ${old[index]} → ${box[index]}`] : [],
    )
    return differ.length > 0 ? [`${name}: ${differ.join(', ')}`] : []
  })
  return [...gone.map((name) => `${name} is gone`), ...changed]
}

export const readLayouts = (): Record<string, Layout> =>
  existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as Record<string, Layout>) : {}

/** One line a box, so that a change reads as what it is. */
export function writeLayouts(layouts: Record<string, Layout>) {
  const views = Object.entries(layouts).map(([view, layout]) => {
    const boxes = Object.entries(layout).map(([name, box]) => `    ${JSON.stringify(name)}: [${box.join(', ')}]`)
    return `  ${JSON.stringify(view)}: {\n${boxes.join(',\n')}\n  }`
  })
  writeFileSync(kept, `{\n${views.join(',\n')}\n}\n`)
}
