import type { Page } from 'playwright-core'
import { click, focus, press, type Scripts } from '#verify/browser/steps.ts'

const readBackwards = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))

/** Elements in forms and places other than the usual. */
export const moreParts: Scripts = {
  'vertical tabs': {
    on: 'tabs-vertical',
    steps: [
      [
        'ArrowDown chooses the next',
        async (page) => (await focus('tab', 'General')(page), await press('ArrowDown')(page)),
        { focus: 'tab Privacy', sees: ['tab "Privacy" [selected]', 'tabpanel "Privacy"'] },
      ],
      ['ArrowRight does nothing', press('ArrowRight'), { focus: 'tab Privacy' }],
      ['ArrowUp chooses the previous', press('ArrowUp'), { focus: 'tab General', sees: ['tabpanel "General"'] }],
      ['ArrowUp goes around', press('ArrowUp'), { focus: 'tab Billing' }],
      ['Home goes to the first', press('Home'), { focus: 'tab General' }],
      ['End goes to the last', press('End'), { focus: 'tab Billing', sees: ['tabpanel "Billing"'] }],
      ['a click chooses', click('tab', 'General'), { sees: ['tab "General" [selected]'] }],
      ['a button chooses from outside', click('button', 'Go to billing'), { sees: ['tabpanel "Billing"'] }],
    ],
  },
  'tabs that wait for Enter': {
    on: 'tabs-vertical',
    steps: [
      [
        'ArrowRight only moves the focus',
        async (page) => (await focus('tab', 'Preview')(page), await press('ArrowRight')(page)),
        { focus: 'tab Code', sees: ['tabpanel "Preview"'] },
      ],
      ['Enter chooses', press('Enter'), { focus: 'tab Code', sees: ['tabpanel "Code"'] }],
      ['ArrowLeft only moves the focus', press('ArrowLeft'), { focus: 'tab Preview', sees: ['tabpanel "Code"'] }],
      ['Space chooses', press('Space'), { focus: 'tab Preview', sees: ['tabpanel "Preview"'] }],
    ],
  },
  'tabs from right to left': {
    on: 'tabs',
    steps: [
      [
        'the page is read from right to left',
        async (page) => (await readBackwards(page), await focus('tab', 'Billing')(page)),
        { focus: 'tab Billing' },
      ],
      ['ArrowRight chooses the next in the source', press('ArrowRight'), { focus: 'tab Team' }],
      ['ArrowLeft chooses the one before', press('ArrowLeft'), { focus: 'tab Billing' }],
    ],
  },
  'radio buttons from right to left': {
    on: 'radio-group',
    steps: [
      [
        'the page is read from right to left',
        async (page) => (await readBackwards(page), await page.getByRole('radio', { name: 'Medium' }).focus()),
        { focus: 'radio Medium' },
      ],
      ['ArrowLeft chooses the one before in the source', press('ArrowLeft'), {}],
      ['ArrowRight chooses the next', press('ArrowRight'), { focus: 'radio Medium' }],
    ],
  },
  'accordion with one answer at a time': {
    on: 'accordion',
    steps: [
      [
        'it begins with one',
        async () => {},
        { sees: ['button "How long does shipping take?" [expanded]', 'region "How long'], hides: ['region "Can I'] },
      ],
      [
        'Enter opens another, which closes the first',
        async (page) => (await focus('button', 'Can I send it back?')(page), await press('Enter')(page)),
        { focus: 'button Can I send it back?', sees: ['Within thirty days'], hides: ['Three days'] },
      ],
      ['Space closes it', press('Space'), { hides: ['Within thirty days', '[expanded]'] }],
      ['a click opens', click('button', 'How long does shipping take?'), { sees: ['Three days'] }],
    ],
  },
  'disclosures from a list that changes': {
    on: 'disclosure-list',
    steps: [
      [
        'Enter opens',
        async (page) => (await focus('button', 'Can I cancel?')(page), await press('Enter')(page)),
        { focus: 'button Can I cancel?', sees: ['At any time.'] },
      ],
      [
        'filtering keeps what is open',
        (page) => page.getByRole('searchbox').fill('cancel'),
        { sees: ['At any time.'], hides: ['How do I pay?'] },
      ],
      ['another comes back closed', (page) => page.getByRole('searchbox').fill(''), { hides: ['By card'] }],
      ['a click closes', click('button', 'Can I cancel?'), { hides: ['At any time.'] }],
      ['one with a button inside opens', click('button', 'Contact'), { sees: ['Call us'] }],
      [
        'the button closes it and returns the focus',
        click('button', 'Hide'),
        { focus: 'button Contact', hides: ['Call us'] },
      ],
    ],
  },
  'disclosures that close from inside, in a list': {
    on: 'disclosure-closing',
    steps: [
      [
        'Enter opens one more',
        async (page) => (await focus('button', 'Returns')(page), await press('Enter')(page)),
        { focus: 'button Returns', sees: ['Three days', 'Within thirty days'] },
      ],
      [
        'a button inside closes its own and returns the focus',
        click('button', 'Close Delivery'),
        { focus: 'button Delivery', sees: ['Within thirty days'], hides: ['Three days'] },
      ],
      ['Space opens it again', press('Space'), { focus: 'button Delivery', sees: ['Three days'] }],
      [
        'so does Enter on the button of the other',
        async (page) => (await focus('button', 'Close Returns')(page), await press('Enter')(page)),
        { focus: 'button Returns', sees: ['Three days'], hides: ['Within thirty days'] },
      ],
      ['a click opens a list of links', click('button', 'Contents'), { sees: ['link "Go to Returns"'] }],
      [
        'a link folds it and returns the focus',
        (page) => page.getByRole('link', { name: 'Go to Returns' }).click(),
        { focus: 'button Contents', hides: ['link "Go to Returns"'] },
      ],
    ],
  },
  'navigation that unfolds': {
    on: 'mobile-nav',
    steps: [
      [
        'Enter unfolds',
        async (page) => (await focus('button', 'Open main menu')(page), await press('Enter')(page)),
        { focus: 'button Open main menu', sees: ['link "Team page"'] },
      ],
      ['Tab goes to the links', press('Tab'), { focus: 'a Dashboard page' }],
      [
        'a link folds it and returns the focus',
        press('Enter'),
        { focus: 'button Open main menu', hides: ['Team page'] },
      ],
      ['a click unfolds', click('button', 'Open main menu'), { sees: ['link "Team page"'] }],
      [
        'a click on a link folds it',
        (page) => page.getByRole('link', { name: 'Team page' }).click(),
        { focus: 'button Open main menu', hides: ['Team page'] },
      ],
    ],
  },
}
