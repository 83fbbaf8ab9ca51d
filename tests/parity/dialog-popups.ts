import type { Page } from 'playwright-core'
import { click, focus, press, type Scripts } from '#verify/browser/steps.ts'

const byKey = (name: string) => async (page: Page) => {
  await focus('button', name)(page)
  await press('Enter')(page)
}
const list = (page: Page) => page.locator('[aria-haspopup=listbox]')
const dialog = 'dialog "Change the task"'

/** Whatever opens in a dialog closes before it does, and gives the focus back to what opened it. */
export const dialogPopups: Scripts = {
  'popups in a dialog': {
    on: 'dialog-popups',
    steps: [
      ['it opens on the button of its menu', byKey('Change task'), { focus: 'button More', sees: [dialog] }],
      ['the menu opens', press('Enter'), { focus: 'menuitem Mark as done', sees: ['menu "More"'] }],
      ['Escape closes the menu only', press('Escape'), { focus: 'button More', sees: [dialog], hides: ['menu "'] }],
      ['a command runs', press('Enter', 'Enter'), { focus: 'button More', sees: ['Done'], hides: ['menu "'] }],
      ['Tab goes to the list', press('Tab'), { sees: [dialog] }],
      ['the list opens', press('ArrowDown'), { focus: 'option Low', sees: ['listbox'] }],
      ['Escape closes the list only', press('Escape'), { sees: [dialog], hides: ['listbox'] }],
      ['a click opens it', (page) => list(page).first().click(), { sees: ['option "High"'] }],
      [
        'a click in the dialog closes the list only',
        (page) => page.getByText('Change the task').click({ force: true }),
        { sees: [dialog], hides: ['option "High"'] },
      ],
      [
        'the field is written in',
        async (page) => {
          await page.getByRole('combobox', { name: 'Who does it' }).focus()
          await page.keyboard.type('gra')
        },
        { sees: ['option "Grace Hopper"'] },
      ],
      ['Escape closes the suggestions only', press('Escape'), { sees: [dialog], hides: ['option'] }],
      [
        'the popover opens on its link',
        click('button', 'History'),
        { focus: 'a Everything before', sees: ['Begun on Monday.'] },
      ],
      [
        'Escape closes the popover only',
        press('Escape'),
        { focus: 'button History', sees: [dialog], hides: ['Begun'] },
      ],
      ['Escape then closes the dialog', press('Escape'), { focus: 'button Change task', hides: ['dialog'] }],
    ],
  },
  'alert dialog': {
    on: 'dialog-popups',
    steps: [
      [
        'it opens on the harmless answer',
        byKey('Delete task'),
        { focus: 'button Keep it', sees: ['alertdialog "Delete the task?"', 'Its history goes with it.'] },
      ],
      ['Tab stays inside', press('Tab'), { focus: 'button Delete' }],
      ['Escape closes it', press('Escape'), { focus: 'button Delete task', hides: ['alertdialog'] }],
      ['a command of a menu in a dialog opens it', byKey('Change task'), { focus: 'button More', sees: [dialog] }],
      [
        'one takes the place of the other',
        async (page) => {
          await press('Enter')(page)
          await page.getByRole('menuitem', { name: 'Delete' }).click()
        },
        { focus: 'button Keep it', sees: ['alertdialog "Delete the task?"'], hides: [dialog] },
      ],
      ['its answer closes it', press('Enter'), { hides: ['alertdialog'] }],
    ],
  },
}
