import type { Page } from 'playwright-core'
import { after, click, press, type Scripts } from '#verify/browser/steps.ts'
import { audio } from './audio.ts'

/** How far a row of slides is scrolled, in slides. */
const slide = (page: Page) => page.locator('ul').evaluate((track) => Math.round(track.scrollLeft / track.clientWidth))

async function waitForSlide(page: Page, wanted: number) {
  for (let tries = 0; tries < 40 && (await slide(page)) !== wanted; tries++) await page.waitForTimeout(50)
  if ((await slide(page)) !== wanted) throw new Error(`Slide ${wanted} did not come`)
}

/** Behaviour the platform gives: scrolling, timers, the clipboard and sound. */
export const behaviours: Scripts = {
  carousel: {
    on: 'carousel',
    steps: [
      ['it begins on the first slide', async () => {}, { sees: ['heading "Kitchen"', 'button "Show Kitchen"'] }],
      [
        'Next shows the second',
        async (page) => (await click('button', 'Next room')(page), await waitForSlide(page, 1)),
        { focus: 'button Next room' },
      ],
      [
        'a dot shows its slide',
        async (page) => (await click('button', 'Show Bath')(page), await waitForSlide(page, 2)),
        { focus: 'button Show Bath' },
      ],
      ['Next goes round', async (page) => (await click('button', 'Next room')(page), await waitForSlide(page, 0)), {}],
      [
        'Previous goes round too',
        async (page) => (await click('button', 'Previous room')(page), await waitForSlide(page, 2)),
        {},
      ],
      [
        'scrolling by hand moves the dots',
        async (page) => {
          await page.locator('ul').evaluate((track) => track.scrollTo({ left: track.clientWidth, behavior: 'instant' }))
          await page.locator('button[aria-label="Show Study"][aria-current]').waitFor()
        },
        {},
      ],
    ],
  },
  toasts: {
    on: 'toasts',
    stopsTime: true,
    steps: [
      ['it begins without any', after(50), { hides: ['Dismiss'] }],
      ['one appears', after(2000, click('button', 'Send invoice')), { sees: ['The invoice was sent.'] }],
      [
        'another joins it',
        after(50, click('button', 'Save draft')),
        { sees: ['The invoice was sent.', 'The draft was saved.'] },
      ],
      ['the first goes by itself', after(3000), { hides: ['The invoice was sent.'], sees: ['The draft was saved.'] }],
      ['the second is dismissed', after(50, click('button', 'Dismiss')), { hides: ['The draft was saved.'] }],
      ['the next has its whole time', after(4900, click('button', 'Save draft')), { sees: ['The draft was saved.'] }],
      ['and goes after it', after(200), { hides: ['The draft was saved.'] }],
    ],
  },
  'copy button': {
    on: 'copy-button',
    stopsTime: true,
    steps: [
      [
        'copying is announced',
        async (page) => {
          await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
          await after(50, click('button', 'Copy the command'))(page)
          const text = await page.evaluate(() => navigator.clipboard.readText())
          if (text !== 'npm install tailwindcss') throw new Error(`The clipboard holds “${text}”`)
        },
        { focus: 'button Copy the command', sees: ['Copied'] },
      ],
      ['what is said stays for a while', after(1800), { sees: ['Copied'] }],
      ['and goes', after(300), { hides: ['Copied'] }],
      [
        'what cannot be copied is announced too',
        async (page) => {
          await page.evaluate(() => {
            Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error()) } })
          })
          await after(50, click('button', 'Copy the command'))(page)
        },
        { sees: ['Press Ctrl+C'] },
      ],
      ['and goes as well', after(2000), { hides: ['Press Ctrl+C'] }],
    ],
  },
  countdown: {
    on: 'countdown',
    stopsTime: true,
    steps: [
      ['it begins to run', after(3100), { sees: ['00:57'] }],
      ['it pauses', after(5000, click('button', 'Pause')), { sees: ['00:57', 'button "Pause" [pressed]'] }],
      ['it goes on', after(2100, click('button', 'Pause')), { sees: ['00:55'], hides: ['[pressed]'] }],
      ['it ends', after(60_000), { sees: ['00:00', 'The offer has ended.'] }],
      ['it stays at its end', after(5000), { sees: ['00:00'] }],
      ['it begins again', after(1100, click('button', 'Restart')), { sees: ['00:59'], hides: ['has ended'] }],
    ],
  },
  'effects of every shape': {
    on: 'effects',
    stopsTime: true,
    steps: [
      [
        'what runs once has run',
        after(50),
        { sees: ['Welcome back.', 'Measure twice', ' measured, seen', '0 times k'] },
      ],
      ['keys are counted', after(50, press('k', 'x', 'k')), { sees: ['2 times k'] }],
      ['a quote goes by itself', after(4000), { sees: ['Less, but better.'] }],
      ['the next begins its time anew', after(3900, click('button', 'Next')), { sees: ['Form follows function.'] }],
      ['and goes after it', after(200), { sees: ['Measure twice'] }],
      ['a change starts what waits for it', after(50, click('button', 'Stop')), { sees: ['button "Stop" [pressed]'] }],
    ],
  },
  'audio player': { on: 'audio-player', steps: audio },
}
