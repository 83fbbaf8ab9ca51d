import type { Page } from 'playwright-core'
import { after, click, focus, press, type Scripts } from '#verify/browser/steps.ts'
import { audio } from './audio.ts'

/** How far a row of slides is scrolled, in slides. */
const slide = (page: Page) => page.locator('ul').evaluate((track) => Math.round(track.scrollLeft / track.clientWidth))

async function waitForSlide(page: Page, wanted: number) {
  for (let tries = 0; tries < 40 && (await slide(page)) !== wanted; tries++) await page.waitForTimeout(50)
  if ((await slide(page)) !== wanted) throw new Error(`Slide ${wanted} did not come`)
}

/** Behaviour the platform gives: scrolling, timers, the clipboard, sound, and lists that are sorted, filtered and moved. */
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
  'price range': {
    on: 'price-range',
    steps: [
      ['it begins with everything', async () => {}, { sees: ['Lamp, €45', 'Desk, €320', '20 km'], hides: ['above'] }],
      [
        'a lowest price narrows the list',
        (page) => page.getByRole('spinbutton', { name: 'Lowest price' }).fill('100'),
        { sees: ['Chair, €120'], hides: ['Lamp'] },
      ],
      [
        'the arrows of a number field step',
        async (page) => (
          await page.getByRole('spinbutton', { name: 'Highest price' }).focus(),
          await press('ArrowDown')(page)
        ),
        { sees: ['395'] },
      ],
      [
        'prices the wrong way round are an error',
        (page) => page.getByRole('spinbutton', { name: 'Lowest price' }).fill('500'),
        { sees: ['The lowest price is above the highest.'], hides: ['Chair'] },
      ],
      [
        'an empty field is no limit',
        (page) => page.getByRole('spinbutton', { name: 'Lowest price' }).fill(''),
        { sees: ['Lamp, €45'], hides: ['above'] },
      ],
      [
        'the slider goes to its beginning',
        async (page) => (await page.getByRole('slider').focus(), await press('Home')(page)),
        { sees: ['1 km'], hides: ['Lamp'] },
      ],
      ['and on by steps', press('ArrowRight', 'ArrowRight'), { sees: ['3 km', 'Lamp'], hides: ['Chair'] }],
    ],
  },
  'sortable and filterable table': {
    on: 'team-table',
    steps: [
      ['it begins by name', async () => {}, { sees: ['4 of 4 members', 'columnheader "Name"'] }],
      ['a heading sorts the other way', click('button', 'Name'), { focus: 'button Name' }],
      ['another sorts by its column', click('button', 'Joined'), {}],
      [
        'a team is chosen',
        (page) => page.getByRole('combobox').selectOption('Physics'),
        { sees: ['2 of 4 members'], hides: ['Ada'] },
      ],
      ['a name is looked for', (page) => page.getByRole('searchbox').fill('mary '), { sees: ['1 of 4', '6 Jan 2020'] }],
      ['nobody is found', (page) => page.getByRole('searchbox').fill('x'), { sees: ['Nobody found'] }],
    ],
  },
  'month calendar': {
    on: 'month-calendar',
    steps: [
      [
        'it begins at the chosen day',
        async () => {},
        { sees: ['May 2026', 'gridcell "Thursday, May 14, 2026" [selected]'] },
      ],
      [
        'ArrowRight goes to the next day',
        async (page) => (await focus('button', 'Thursday, May 14, 2026')(page), await press('ArrowRight')(page)),
        { focus: 'button Friday, May 15, 2026' },
      ],
      ['ArrowDown goes a week on', press('ArrowDown'), { focus: 'button Friday, May 22, 2026' }],
      ['Home goes to Monday', press('Home'), { focus: 'button Monday, May 18, 2026' }],
      ['End goes to Sunday', press('End'), { focus: 'button Sunday, May 24, 2026' }],
      ['a week on is in June', press('ArrowDown'), { focus: 'button Sunday, May 31, 2026', sees: ['May 2026'] }],
      [
        'PageDown keeps to the last day',
        press('PageDown'),
        { focus: 'button Tuesday, June 30, 2026', sees: ['June 2026'] },
      ],
      ['PageUp goes back', press('PageUp'), { focus: 'button Saturday, May 30, 2026', sees: ['May 2026'] }],
      ['ArrowUp goes a week back', press('ArrowUp'), { focus: 'button Saturday, May 23, 2026' }],
      ['ArrowLeft goes a day back', press('ArrowLeft'), { focus: 'button Friday, May 22, 2026' }],
      ['Enter chooses', press('Enter'), { sees: ['gridcell "Friday, May 22, 2026" [selected]'] }],
      ['Tab leaves', press('Tab'), { focus: 'button After' }],
      [
        'a button turns the page and keeps the focus',
        click('button', 'Next month'),
        { focus: 'button Next month', sees: ['June 2026'] },
      ],
      [
        'a click chooses',
        click('button', 'Friday, June 5, 2026'),
        { sees: ['gridcell "Friday, June 5, 2026" [selected]'] },
      ],
    ],
  },
  'audio player': { on: 'audio-player', steps: audio },
  'order by buttons': {
    on: 'reorder',
    steps: [
      ['the second goes up', click('button', 'Move Let it rest up'), { focus: 'button Move Let it rest up' }],
      ['it is first already', press('Enter'), { focus: 'button Move Let it rest up', sees: ['is now number 1'] }],
      ['the first goes down', click('button', 'Move Let it rest down'), { focus: 'button Move Let it rest down' }],
      [
        'and down by keyboard',
        press('Enter'),
        { focus: 'button Move Let it rest down', sees: ['rest is now number 3'] },
      ],
      ['down to the end', press('Space'), { focus: 'button Move Let it rest down', sees: ['rest is now number 4'] }],
      ['another goes up', click('button', 'Move Bake up'), { focus: 'button Move Bake up', sees: ['Bake is now'] }],
    ],
  },
}
