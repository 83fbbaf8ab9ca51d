import type { Page } from 'playwright-core'
import { click, focus, press, type Scripts } from '#verify/browser/steps.ts'

const send = click('button', 'Sign in')
const fill = (name: string, text: string) => (page: Page) => page.getByRole('textbox', { name }).fill(text)
const choose = (name: string, label: string) => (page: Page) => page.getByRole('combobox', { name }).selectOption(label)

const openMenu = async (page: Page) => {
  await focus('button', 'Options')(page)
  await press('Enter')(page)
}

/** What depends on conditions and numbers: fields of a form, fields that choose, and classes within classes. */
export const conditions: Scripts = {
  'form whose fields come and go': {
    on: 'form-conditions',
    steps: [
      [
        'a code is typed and sent',
        async (page) => (await fill('Code', '123456')(page), await send(page)),
        { sees: ['Sent: code'] },
      ],
      [
        'another way asks for something else',
        click('button', 'Other way'),
        { sees: ['Password'], hides: ['textbox "Code"'] },
      ],
      [
        'only what shows is checked and sent',
        async (page) => (await page.getByLabel('Password').fill('secret'), await send(page)),
        { sees: ['Sent: password'] },
      ],
      ['a field comes', click('button', 'For a company'), { sees: ['textbox "Company"', 'For an invoice'] }],
      ['it is sent as well', send, { sees: ['Sent: password, company'] }],
      ['it goes', click('button', 'For a company'), { hides: ['Company"', 'For an invoice'] }],
      ['and is no longer sent', send, { sees: ['Sent: password'], hides: ['password, company'] }],
    ],
  },
  'fields that choose numbers': {
    on: 'numbers',
    steps: [
      [
        'they begin as they are set',
        async () => {},
        { sees: ['option "Two" [selected]', '24 months in all', 'Last: 29'] },
      ],
      ['a number is chosen', choose('Seats', 'Three'), { sees: ['36 months in all', 'Last: 39'] }],
      ['and counted on', click('button', 'Fewer'), { sees: ['24 months in all', 'option "Two" [selected]'] }],
      ['a radio button chooses one', click('radio', 'Monthly'), { sees: ['2 months in all'] }],
      ['an arrow key too', press('ArrowDown'), { sees: ['24 months in all'] }],
      [
        'a change that does two things',
        choose('Country', 'Austria'),
        { sees: ['One seat', 'option "Austria" [selected]', 'option "One" [selected]'] },
      ],
    ],
  },
  'choices that data decides in part': {
    on: 'known-choices',
    steps: [
      [
        'they begin as the data says',
        async () => {},
        { sees: ['2 unread', 'Slow', 'button "Read Inbox" [disabled]', 'button "Open Drafts"'] },
      ],
      ['a step moves on', click('button', 'Open Drafts'), { focus: 'button Open Drafts', hides: ['text: 1'] }],
      [
        'what is told changes where it matters',
        click('button', 'Tell'),
        { sees: ['button "Read on" [disabled]'], hides: ['Slow'] },
      ],
      ['one is read', click('button', 'Read one'), { sees: ['1 unread'] }],
      [
        'none is left',
        click('button', 'Read one'),
        { sees: ['button "Read on" [disabled]', 'button "Open Drafts" [disabled]'], hides: ['unread'] },
      ],
    ],
  },
  'classes within classes': {
    on: 'class-choices',
    steps: [
      ['the menu opens', openMenu, { focus: 'menuitem Next' }],
      ['a step on', press('Enter'), { sees: ['Step 2'], hides: ['menuitem'] }],
      ['the menu opens again', openMenu, { focus: 'menuitem Next' }],
      ['it is busy', press('ArrowDown', 'Enter'), { hides: ['menuitem'] }],
    ],
  },
}
