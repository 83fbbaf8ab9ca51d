import type { Page } from 'playwright-core'
import { click, focus, press, type Scripts } from '#verify/browser/steps.ts'

/** Opens the menu of a navigation by keyboard. */
const openByKey = (name: string) => async (page: Page) => {
  await focus('button', name)(page)
  await press('Enter')(page)
}
const reach = (name: string) => (page: Page) => page.getByRole('link', { name }).focus()

/** Popovers and flyout navigations, by every key of the disclosure pattern. */
export const popovers: Scripts = {
  'popover by keyboard': {
    on: 'popover',
    steps: [
      [
        'Enter opens, and the focus stays',
        async (page) => (await focus('button', 'Share')(page), await press('Enter')(page)),
        { focus: 'button Share', sees: ['button "Share" [expanded]', 'Whoever has the link'] },
      ],
      ['Tab goes into the panel', press('Tab'), { focus: 'a Copy the link' }],
      ['Tab moves on', press('Tab'), { focus: 'button Done' }],
      ['Tab leaves the panel, which closes', press('Tab'), { focus: 'button After', hides: ['Whoever'] }],
      [
        'Space opens',
        async (page) => (await focus('button', 'Share')(page), await press('Space')(page)),
        { focus: 'button Share', sees: ['Whoever'] },
      ],
      ['Escape on the button closes', press('Escape'), { focus: 'button Share', hides: ['Whoever'] }],
      ['Enter opens again', press('Enter'), { sees: ['Whoever'] }],
      [
        'Escape in the panel closes and returns the focus',
        async (page) => (await page.getByRole('link').focus(), await press('Escape')(page)),
        { focus: 'button Share', hides: ['Whoever'] },
      ],
      ['Space opens once more', press('Space'), { sees: ['Whoever'] }],
      [
        'a button in the panel closes and returns the focus',
        async (page) => (await page.getByText('Done').focus(), await press('Enter')(page)),
        { focus: 'button Share', hides: ['Whoever'] },
      ],
      ['it opens to be left backwards', press('Enter'), { sees: ['Whoever'] }],
      [
        'Shift+Tab leaves it, and it closes',
        async (page) => (await focus('button', 'Share')(page), await press('Shift+Tab')(page)),
        { focus: 'button Before', hides: ['Whoever'] },
      ],
    ],
  },
  'popover by mouse': {
    on: 'popover',
    steps: [
      ['a click opens', click('button', 'Share'), { focus: 'button Share', sees: ['Whoever'] }],
      [
        'a click in the panel changes nothing',
        (page) => page.getByText('Whoever has the link').click(),
        { sees: ['Whoever'] },
      ],
      [
        'a click on the backdrop closes and returns the focus',
        (page) => page.mouse.click(600, 500),
        { focus: 'button Share', hides: ['Whoever'] },
      ],
      ['it opens again', click('button', 'Share'), { sees: ['Whoever'] }],
      [
        'a click on its button closes',
        (page) => page.getByText('Share', { exact: true }).click({ force: true }),
        { focus: 'button Share', hides: ['Whoever'] },
      ],
      ['it opens once more', click('button', 'Share'), { sees: ['Whoever'] }],
      ['a click on a button in it closes', click('button', 'Done'), { focus: 'button Share', hides: ['Whoever'] }],
    ],
  },
  'popover that takes the focus': {
    on: 'popover-focus',
    steps: [
      [
        'Enter opens on the first control',
        async (page) => (await focus('button', 'Feedback')(page), await press('Enter')(page)),
        { focus: 'textarea', sees: ['textbox "What could be better?"'] },
      ],
      ['Tab moves on', press('Tab'), { focus: 'button Send' }],
      ['Escape closes and returns the focus', press('Escape'), { focus: 'button Feedback', hides: ['textbox'] }],
      ['a click opens', click('button', 'Feedback'), { focus: 'textarea' }],
      ['a click on the button closes', click('button', 'Feedback'), { focus: 'button Feedback', hides: ['textbox'] }],
      ['Space opens', press('Space'), { focus: 'textarea' }],
      [
        'Shift+Tab leaves the panel, which closes',
        press('Shift+Tab'),
        { focus: 'button Feedback', hides: ['textbox'] },
      ],
      [
        'it opens again',
        async (page) => {
          if (await page.getByRole('textbox').isHidden()) await press('Enter')(page)
        },
        { sees: ['textbox'] },
      ],
      [
        'a button closes and returns the focus',
        click('button', 'Send'),
        { focus: 'button Feedback', hides: ['textbox'] },
      ],
    ],
  },
  'what closes does what its author says, by every way to press it': {
    on: 'closing-with-a-handler',
    steps: [
      ['a click opens', click('button', 'Change'), { sees: ['button "One more"'] }],
      [
        'a click does it once and closes',
        click('button', 'One more'),
        { focus: 'button Change', sees: ['Amount: 2'], hides: ['One more'] },
      ],
      ['a click opens again', click('button', 'Change'), { sees: ['button "One more"'] }],
      [
        'Enter does it once and closes',
        async (page) => (await focus('button', 'One more')(page), await press('Enter')(page)),
        { focus: 'button Change', sees: ['Amount: 3'], hides: ['One more'] },
      ],
      ['a click opens once more', click('button', 'Change'), { sees: ['button "One more"'] }],
      [
        'Space does it once and closes',
        async (page) => (await focus('button', 'One more')(page), await press('Space')(page)),
        { focus: 'button Change', sees: ['Amount: 4'], hides: ['One more'] },
      ],
      ['a dialog opens', click('button', 'Clear'), { sees: ['button "Set to none"'] }],
      [
        'Enter does it there, too',
        async (page) => (await focus('button', 'Set to none')(page), await press('Enter')(page)),
        { focus: 'button Clear', sees: ['Amount: 0'], hides: ['Set to none'] },
      ],
    ],
  },
  'flyout navigation': {
    on: 'popover-group',
    steps: [
      ['Enter opens', openByKey('Product'), { focus: 'button Product', sees: ['link "Automations"'] }],
      ['a link is reached', reach('Automations'), { focus: 'a Automations' }],
      [
        'Escape closes and returns the focus',
        press('Escape'),
        { focus: 'button Product', hides: ['link "Analytics"'] },
      ],
      ['Tab goes to the next menu', press('Tab'), { focus: 'button Company' }],
      ['Space opens it', press('Space'), { focus: 'button Company', sees: ['link "Careers"'] }],
      [
        'a link closes it and keeps the place',
        async (page) => (await reach('Careers')(page), await press('Enter')(page)),
        { focus: 'button Company', hides: ['link "Careers"'] },
      ],
      ['a click opens one', click('button', 'Product'), { focus: 'button Product', sees: ['link "Analytics"'] }],
      [
        'opening another closes it',
        click('button', 'Company'),
        { focus: 'button Company', sees: ['link "Careers"'], hides: ['link "Analytics"'] },
      ],
      [
        'a click elsewhere closes and returns the focus',
        (page) => page.locator('#elsewhere').click(),
        { focus: 'button Company', hides: ['link "Careers"'] },
      ],
      ['it opens from the keyboard', openByKey('Product'), { focus: 'button Product', sees: ['link "Automations"'] }],
      [
        'the focus moves on in the group, and nothing closes',
        focus('button', 'Company'),
        { focus: 'button Company', sees: ['link "Automations"'] },
      ],
      ['Escape there closes', press('Escape'), { focus: 'button Company', hides: ['link "Analytics"'] }],
      ['it opens to be left', openByKey('Company'), { focus: 'button Company', sees: ['link "Careers"'] }],
      [
        'the focus leaves the group, and it closes',
        (page) => page.locator('#after').focus(),
        { focus: 'button After', hides: ['link "Careers"'] },
      ],
    ],
  },
}
