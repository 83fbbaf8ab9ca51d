import type { Page } from 'playwright-core'
import { click, press, type Scripts } from '#verify/browser/steps.ts'

const fill = (role: 'textbox' | 'searchbox' | 'combobox', name: string, text: string) => (page: Page) =>
  page.getByRole(role, { name }).fill(text)
const drag = (from: string, to: string) => (page: Page) =>
  page.getByText(from, { exact: true }).dragTo(page.getByText(to, { exact: true }))
const answer =
  (status: number, body: Record<string, string>) =>
  async (page: Page): Promise<void> => {
    await page.unroute('**/api/subscribe')
    await page.route('**/api/subscribe', (route) => route.fulfill({ status, json: body }))
    await click('button', 'Sign up')(page)
  }
const begins = async () => {}

/** What is written as somebody used to React writes it, and is carried as it is written. */
export const fair: Scripts = {
  'dialog in centred text': {
    on: 'fair-centred-dialog',
    steps: [
      ['it opens', click('button', 'Delete workspace'), { sees: ['Are you sure?'], focus: 'button Cancel' }],
      ['Tab stays in it', press('Tab', 'Tab'), { focus: 'button Cancel' }],
      ['Escape closes it', press('Escape'), { hides: ['Are you sure?'], focus: 'button Delete workspace' }],
      ['it opens again', press('Enter'), { sees: ['Are you sure?'] }],
      ['a button closes it', click('button', 'Delete'), { hides: ['Are you sure?'], focus: 'button Delete workspace' }],
    ],
  },
  'listbox in centred text': {
    on: 'fair-centred-listbox',
    steps: [
      ['it begins with a choice', begins, { sees: ['$12 a month'] }],
      [
        'it opens',
        async (page) => (await page.getByText('Team', { exact: true }).first().focus(), await press('Space')(page)),
        {},
      ],
      ['another is chosen', press('ArrowDown', 'Enter'), { sees: ['$48 a month'] }],
    ],
  },
  'combobox in centred text': {
    on: 'fair-centred-combobox',
    steps: [
      ['it begins without a choice', begins, { sees: ['Any city will do'] }],
      [
        'letters find',
        async (page) => (await page.getByRole('combobox').click(), await page.keyboard.type('os')),
        { sees: ['Oslo'] },
      ],
      ['one is chosen', press('ArrowDown', 'Enter'), { sees: ['A good choice'] }],
    ],
  },
  'space beside what comes and goes': {
    on: 'fair-space-between',
    steps: [
      ['an error comes', click('button', 'Subscribe'), { sees: ['Enter an address'] }],
      [
        'and goes',
        async (page) => (await fill('textbox', 'Email', 'a@b.test')(page), await click('button', 'Subscribe')(page)),
        { hides: ['Enter an address'] },
      ],
    ],
  },
  'numbers as lengths': {
    on: 'fair-numeric-style',
    steps: [['they grow', click('button', 'Larger'), { sees: ['Smaller'] }]],
  },
  'inline elements side by side': {
    on: 'fair-inline-siblings',
    steps: [['one more comes', click('button', 'Follow'), { sees: ['Followed'] }]],
  },
  'radio buttons without a display': {
    on: 'fair-radio-display',
    steps: [
      [
        'one is chosen',
        (page) => page.getByText('Express, Two to five days').click(),
        { sees: ['radio "Express, Two to five days" [checked]'] },
      ],
      ['an arrow key goes back', press('ArrowUp'), { sees: ['radio "Standard, Four to ten days" [checked]'] }],
    ],
  },
  'classes in a template': {
    on: 'fair-class-template',
    steps: [['a step on', click('button', 'Payment'), { focus: 'button Payment' }]],
  },
  'actions by the right mouse button': {
    on: 'fair-context-menu',
    steps: [
      ['they open', (page) => page.getByText('Budget.xlsx').click({ button: 'right' }), { sees: ['Add star'] }],
      ['one is done', click('button', 'Add star'), { sees: ['(starred)'], hides: ['Add star'] }],
    ],
  },
  'tasks in an order of their own': {
    on: 'fair-drag',
    steps: [
      ['the last one goes to the front', drag('Publish it', 'Write the draft'), {}],
      ['and another', drag('Ask for a review', 'Publish it'), {}],
    ],
  },
  'ids of a component’s own': {
    on: 'fair-use-id',
    steps: [
      ['a label finds its field', fill('textbox', 'City', 'Bern'), { sees: ['We deliver to Bern.'] }],
      ['and brings the focus there', (page) => page.getByText('City', { exact: true }).click(), {}],
    ],
  },
  'what is kept for speed': {
    on: 'fair-use-memo',
    steps: [
      ['people are found', fill('searchbox', 'Search people', 'a'), { sees: ['3 people'] }],
      ['fewer', fill('searchbox', 'Search people', 'alan'), { sees: ['1 people'] }],
      ['all again', click('button', 'Reset'), { sees: ['3 people'] }],
      ['from the end', click('button', 'Z to A'), { sees: ['A to Z'] }],
    ],
  },
  'states of a reducer': {
    on: 'fair-use-reducer',
    steps: [
      ['one more', click('button', 'More adults'), { sees: ['Adults: 3'] }],
      ['a child', click('button', 'More children'), { sees: ['Children: 1'] }],
      ['one fewer', click('button', 'Fewer adults'), { sees: ['Adults: 2'] }],
      ['again from the beginning', click('button', 'Start again'), { sees: ['Adults: 2', 'Children: 0'] }],
    ],
  },
  'parts of the same file': {
    on: 'fair-sub-component',
    steps: [['the week shows', click('button', 'Show the week'), { sees: ['8,930', '17'] }]],
  },
  'keys told apart by a switch': {
    on: 'fair-switch',
    steps: [
      [
        'louder',
        async (page) => (await page.getByRole('group').focus(), await press('ArrowUp', '+')(page)),
        { sees: ['Volume 7'] },
      ],
      ['quieter', press('ArrowDown', 'Shift+ArrowDown'), { sees: ['Volume 4'] }],
      ['it plays', press('k'), { sees: ['Playing'] }],
      ['another key does nothing', press('x'), { sees: ['Volume 4', 'Playing'] }],
    ],
  },
  'an answer of the server': {
    on: 'fair-fetch',
    steps: [
      ['an address is typed', fill('textbox', 'Email', 'ada@example.com'), {}],
      ['it is taken', answer(200, { message: 'Look into your mail.' }), { sees: ['Look into your mail.', 'Sign up'] }],
      ['it is typed again', fill('textbox', 'Email', 'ada@example.com'), {}],
      ['another answer', answer(202, { message: 'You are on the list.' }), { sees: ['You are on the list.'] }],
    ],
  },
  'what a browser keeps': {
    on: 'fair-local-storage',
    steps: [
      ['a note is written', fill('textbox', 'Note', 'Milk'), { sees: ['4 letters'] }],
      ['it is there after a reload', (page) => page.reload(), { sees: ['4 letters'] }],
    ],
  },
  'a list of more than a hundred': {
    on: 'fair-long-list',
    steps: [
      ['one is chosen', click('button', '117'), { sees: ['Seat 117'], focus: 'button 117' }],
      ['another one', click('button', '2'), { sees: ['Seat 2'] }],
    ],
  },
  'parts in parts, one with a state': {
    on: 'parts',
    steps: [
      ['another is chosen', click('button', 'Choose Alan Turing'), { sees: ['Chosen', 'OWNER'] }],
      ['one unfolds', click('button', 'More'), { sees: ['Two people & no more.', 'Small'] }],
      ['and folds', press('Enter'), { hides: ['Small'] }],
    ],
  },
  'spaces among mails that go': {
    on: 'spaces',
    steps: [
      ['one goes', click('button', 'Remove the first'), { sees: ['One mail is gone.', 'Undo?'], hides: ['Ada'] }],
      ['another', press('Enter'), { hides: ['Grace'] }],
      ['the last', press('Enter'), { sees: ['Nothing left'] }],
    ],
  },
  'inline elements that come and change': {
    on: 'inline-runs',
    steps: [
      ['one more', click('button', 'Deeper'), { sees: ['More 1'] }],
      ['another sign', click('button', 'Louder'), { sees: ['!'] }],
    ],
  },
  'listbox and other parts with handlers of the author': {
    on: 'own-handlers',
    steps: [
      ['a disclosure opens and counts', click('button', 'Fold'), { sees: ['1 clicks', 'Fold away'] }],
      ['what closes it counts as well', click('button', 'Fold away'), { sees: ['2 clicks'], hides: ['Fold away'] }],
      ['a switch', click('switch', 'On'), { sees: ['3 clicks', 'switch "On" [checked]'] }],
      ['a tab', click('tab', 'One'), { sees: ['4 clicks'] }],
    ],
  },
}
