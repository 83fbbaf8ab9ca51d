import { click, press, type Step } from '#verify/browser/steps.ts'

type Page = Parameters<Step[1]>[0]

/** Opens the month, and waits for a few frames until it has been said. */
async function openCalendar(page: Page) {
  await page.getByRole('button', { name: 'Choose due date' }).click()
  for (let turn = 0; turn < 3; turn++)
    await page.getByRole('button', { name: 'Today, September 18' }).click({ trial: true })
}

export const steps: Step[] = [
  ['a press opens the month', click('button', 'Choose due date'), { sees: ['September 2026'] }],
  [
    'an arrow leads on from the day in the field',
    async (page) => {
      await page.getByRole('button', { name: 'Thursday, September 24, 2026' }).focus()
      await page.keyboard.press('ArrowDown')
    },
    { focus: 'button Thursday, October 1, 2026', sees: ['October 2026'] },
  ],
  [
    'a page leads to the next month',
    press('PageDown'),
    { focus: 'button Sunday, November 1, 2026', sees: ['November 2026'] },
  ],
  [
    'Enter takes the day and closes the month',
    press('Enter'),
    { focus: 'button Choose due date', sees: ['Sunday, November 1, 2026'], hides: ['Next month'] },
  ],
  [
    'today closes it too, by the keyboard',
    async (page) => {
      await page.getByRole('textbox', { name: 'Due date' }).fill('09/29/2026')
      await openCalendar(page)
      await page.getByRole('button', { name: 'Today, September 18' }).focus()
      await page.keyboard.press('Enter')
    },
    { focus: 'button Choose due date', sees: ['Friday, September 18, 2026'], hides: ['Next month'] },
  ],
  [
    'and by a press',
    async (page) => {
      await page.getByRole('textbox', { name: 'Due date' }).fill('09/30/2026')
      await openCalendar(page)
      await page.getByRole('button', { name: 'Today, September 18' }).click()
    },
    { focus: 'button Choose due date', sees: ['Friday, September 18, 2026'], hides: ['Next month'] },
  ],
  [
    'a date with spaces around it is a date',
    (page) => page.getByRole('textbox', { name: 'Due date' }).fill(' 09/29/2026 '),
    { sees: ['Tuesday, September 29, 2026'] },
  ],
  [
    'what is none is written',
    (page) => page.getByRole('textbox', { name: 'Due date' }).fill('09/31/2026'),
    { sees: ['Month, day, year'] },
  ],
  ['and says so once it is left', press('Tab'), { sees: ['Enter a date such as 09/24/2026'] }],
]
