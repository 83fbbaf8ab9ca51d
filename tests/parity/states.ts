import { click, focus, press, type Scripts } from '#verify/browser/steps.ts'

/** Components whose state changes: lists, fields, conditions, forms. */
export const states: Scripts = {
  'list that changes': {
    on: 'dismiss-list',
    steps: [
      [
        'it begins whole',
        async () => {},
        { sees: ['1. Your trial ends', '2 of 2 notices'], hides: ['Nothing to see'] },
      ],
      [
        'typing filters',
        (page) => page.getByRole('searchbox').fill('VERSION'),
        { sees: ['1. A new version', '1 of 2 notices'], hides: ['trial'] },
      ],
      ['an item goes', click('button', 'Dismiss'), { sees: ['Nothing to see'] }],
      [
        'all come back',
        click('button', 'Restore'),
        { sees: ['Your trial', 'A new version'], hides: ['Nothing to see'] },
      ],
    ],
  },
  conditions: {
    on: 'conditions',
    steps: [
      [
        'it begins empty',
        async () => {},
        { sees: ['No order yet', 'First step', 'Invite the Bonn team', 'button "Load" [disabled]'] },
      ],
      ['typing changes text', (page) => page.getByRole('textbox').fill('Ulm'), { sees: ['Invite the Ulm team'] }],
      ['a radio hides', click('radio', 'Solo'), { sees: ['radio "Solo" [checked]'], hides: ['Invite'] }],
      [
        'a checkbox enables',
        click('checkbox', 'I agree'),
        { sees: ['checkbox "I agree" [checked]'], hides: ['[disabled]'] },
      ],
      [
        'a button loads',
        click('button', 'Load'),
        {
          sees: ['Order No. “1”', 'Lamp', 'Next step', 'Last step', 'button "Load again"'],
          hides: ['No order', 'First step'],
        },
      ],
    ],
  },
  'menu that opens a dialog': {
    on: 'menu-in-rows',
    steps: [
      [
        'a menu opens',
        async (page) => (await focus('button', 'Options for Grace Hopper')(page), await press('Enter')(page)),
        { focus: 'menuitem Remove' },
      ],
      [
        'an item opens the dialog',
        press('Enter'),
        { focus: 'button Remove', sees: ['dialog "Remove member?"'], hides: ['menu '] },
      ],
      ['confirming removes the row', press('Enter'), { sees: ['Ada Lovelace'], hides: ['Grace Hopper', 'dialog'] }],
    ],
  },
  form: {
    on: 'form',
    steps: [
      [
        'an empty form shows its error',
        async (page) => page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit()),
        { sees: ['Enter an e-mail'] },
      ],
      [
        'a good one hides it',
        async (page) => {
          await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.com')
          await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
        },
        { hides: ['Enter an e-mail'] },
      ],
    ],
  },
  table: {
    on: 'table',
    steps: [
      ['it begins sorted', async () => {}, { sees: ['Nobody selected'] }],
      ['a heading sorts the other way', click('button', 'Name'), {}],
      ['another heading sorts by it', click('button', 'Title'), {}],
      [
        'a row is selected',
        click('checkbox', 'Select Tom Cook'),
        { sees: ['1 selected', 'checkbox "Select Tom Cook" [checked]'] },
      ],
      ['all are selected', click('checkbox', 'Select all'), { sees: ['3 selected'] }],
      [
        'one is dropped',
        click('checkbox', 'Select Tom Cook'),
        { sees: ['2 selected'], hides: ['checkbox "Select all" [checked]'] },
      ],
    ],
  },
  'sign-up form': {
    on: 'signup',
    steps: [
      ['it begins without complaint', async () => {}, { hides: ['Enter an e-mail'] }],
      [
        'sending it empty says what is wrong',
        click('button', 'Create account'),
        { sees: ['Enter an e-mail', 'Use at least 12'] },
      ],
      ['clearing takes it back', click('button', 'Clear'), { hides: ['Enter an e-mail'] }],
      [
        'a good form is welcomed',
        async (page) => {
          await page.getByLabel('E-mail').fill('ada@example.com')
          await page.getByLabel('Password').fill('correct horse battery')
          await click('button', 'Create account')(page)
        },
        { sees: ['Welcome!'], hides: ['Enter an e-mail'] },
      ],
    ],
  },
  products: {
    on: 'products',
    steps: [
      ['it begins empty', async () => {}, { sees: ['0', 'items', 'Remove from favourites'] }],
      ['one goes into the bag', click('button', 'Add to bag'), { sees: ['Add to bag (1)', 'item'] }],
      ['a favourite is added', click('button', 'Add to favourites'), { sees: ['[pressed]'] }],
    ],
  },
  'mobile menu': {
    on: 'hero',
    steps: [
      [
        'the button opens a dialog',
        async (page) => {
          await page.setViewportSize({ width: 400, height: 700 })
          await click('button', 'Open main menu')(page)
        },
        { focus: 'button Close menu', sees: ['dialog "Main menu"'] },
      ],
      ['Escape closes it', press('Escape'), { focus: 'button Open main menu', hides: ['dialog'] }],
    ],
  },
  'dialog of several buttons': {
    on: 'dialog-openers',
    steps: [
      ['a button opens', click('button', 'Bergen'), { focus: 'button Leave', sees: ['dialog "Leave Bergen?"'] }],
      ['Escape gives it the focus back', press('Escape'), { focus: 'button Bergen', hides: ['dialog'] }],
      ['another opens', click('button', 'Lisbon'), { sees: ['dialog "Leave Lisbon?"'] }],
      ['the dialog closes itself', press('Enter'), { focus: 'button Lisbon', hides: ['dialog'] }],
    ],
  },
  'states of parts without attributes': {
    on: 'slot-states',
    steps: [
      [
        'it begins on the chosen tab',
        async () => {},
        { sees: ['tab "Done" [selected]', 'Nothing is done', 'Done ones'] },
      ],
      ['another is chosen', click('tab', 'Open'), { sees: ['Nothing is open', 'Open ones are shown'] }],
      ['details open', click('button', 'Details'), { sees: ['Begun in May'] }],
      ['the menu opens', click('button', 'Project'), { sees: ['menuitem "Archive"'] }],
      ['a command runs', click('menuitem', 'Archive'), { focus: 'button Project', sees: ['Begun in MayArchive'] }],
    ],
  },
}
