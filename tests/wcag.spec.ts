/** What `npm run wcag` measures is found where it is damaged, and nothing is found where it is not. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from 'vitest'
import { measuredHash, readMeasured } from '#scripts/wcag/file.ts'
import { readSources } from '#toolchain/catalog-files.ts'
import { launchChromium } from '#toolchain/chromium.ts'
import { wcagFindings } from '#scripts/wcag/measures/index.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser?.close())
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
})
afterEach(() => page.close())

const style = `<style>
  body { margin: 0; font: 16px/1.4 sans-serif }
  a, button, input { min-height: 40px; min-width: 40px; display: inline-block }
  :focus-visible { outline: 2px solid blue }
  .box { max-width: 40rem; padding: 16px }
  .only-read { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
</style>`
const show = (body: string) => page.setContent(`<!doctype html><html lang="en">${style}<body>${body}</body></html>`)
const criteria = async () => [...new Set((await wcagFindings(page)).map(({ criterion }) => criterion))].toSorted()

const sound = `<main class="box"><h1>Deliveries this week</h1><p>Nothing is missing, and nobody waits for anything.</p>
  <p><a href="#">Open the list</a> <button>Print it</button> <label>Name <input></label></p>
  <p>Somebody who wants more reads <a href="#" style="display: inline">the whole list</a> first.</p>
  <label style="display: block; padding: 12px 0"><input type="radio" style="min-height: 0; min-width: 0"> Keep it</label>
  <div style="overflow-x: auto" tabindex="0"><table><tr><td style="min-width: 500px">A table scrolls by itself</td></tr></table></div>
  <span class="only-read">Told to screen readers alone</span></main>`

test('a sound page has no findings', async () => {
  await show(sound)
  expect(await criteria()).toEqual([])
})

test.each([
  [
    '1.4.4',
    'a bar that is wider than half a laptop',
    '<div style="width: 800px">A bar with words</div>',
    ['1.4.10', '1.4.4'],
  ],
  ['1.4.10', 'a picture frame of 400 pixels', '<div style="width: 400px">A frame with words in it</div>', ['1.4.10']],
  [
    '1.4.12',
    'a box that is as high as its text',
    '<p style="height: 46px; line-height: 23px; width: 260px; overflow: hidden; margin: 0">A note that fills both of its two lines right to their very end</p>',
    ['1.4.12'],
  ],
  ['2.4.7', 'a button without an outline', '<button style="outline: none">Save</button>', ['2.4.7']],
  [
    '2.4.11',
    'a button under a bar',
    '<div style="position: relative"><button>Save</button><div style="position: absolute; inset: 0; background: white"></div></div>',
    ['2.4.11'],
  ],
  ['2.5.3', 'a button that is called something else', '<button aria-label="Close">Send it</button>', ['2.5.3']],
  [
    '2.5.8',
    'two small buttons side by side',
    '<button style="min-height: 12px; width: 12px; height: 12px; padding: 0; min-width: 0; font-size: 8px">a</button><button style="min-height: 12px; width: 12px; height: 12px; padding: 0; min-width: 0; font-size: 8px">b</button>',
    ['2.5.8', 'our 40 px'],
  ],
  ['our 40 px', 'a button of 36 pixels', '<button style="min-height: 36px; margin: 8px">Save</button>', ['our 40 px']],
  [
    'our 40 px',
    'a field whose label stands beside it and is as low',
    '<input id="a" type="checkbox" style="min-height: 0; min-width: 0"> <label for="a">Remember me</label>',
    ['our 40 px'],
  ],
])('%s finds %s', async (_criterion, _what, damage, found) => {
  await show(sound.replace('</main>', `${damage}</main>`))
  expect(await criteria()).toEqual(found)
})

test('every component was measured as it is, and nothing was found: npm run wcag does it', () => {
  const { sources } = readSources()
  const measured = readMeasured()
  const stale = sources.filter(({ path, source }) => measured[path]?.source !== measuredHash(source))
  expect(stale.map(({ path }) => path)).toEqual([])
  expect(Object.entries(measured).flatMap(([path, { found }]) => found.map((line) => `${path}: ${line}`))).toEqual([])
  expect(Object.keys(measured).length).toBe(sources.length)
})
