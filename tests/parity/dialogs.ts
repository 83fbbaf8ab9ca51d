import type { Page } from 'playwright-core'
import { click, focus, press, type Scripts } from '#verify/browser/steps.ts'

/** Whether the page behind can scroll, put where every flavour shows it: in the paragraph below. */
const noteScrolling = (page: Page) =>
  page.evaluate(() => {
    const isLocked = getComputedStyle(document.documentElement).overflow.includes('hidden')
    const isLockedToo = getComputedStyle(document.body).overflow.includes('hidden')
    document.querySelector('#elsewhere')!.textContent = isLocked || isLockedToo ? 'The page stays' : 'The page scrolls'
  })

/** Dialogs that hold others, menus and popovers. */
export const dialogs: Scripts = {
  'what has a state of its own in a dialog': {
    on: 'anew-in-a-dialog',
    steps: [
      [
        'it opens',
        click('button', 'Delivery'),
        { sees: ['button "Times" [expanded]', 'At our shop'], hides: ['button "Costs" [expanded]'] },
      ],
      [
        'everything in it is changed',
        async (page) => {
          await click('button', 'Costs')(page)
          await click('button', 'Times')(page)
          await click('tab', 'By mail')(page)
        },
        { sees: ['button "Costs" [expanded]', 'To your door'], hides: ['button "Times" [expanded]', 'At our shop'] },
      ],
      ['Escape closes it', press('Escape'), { focus: 'button Delivery', hides: ['dialog'] }],
      [
        'it begins anew',
        click('button', 'Delivery'),
        { sees: ['button "Times" [expanded]', 'At our shop'], hides: ['button "Costs" [expanded]', 'To your door'] },
      ],
    ],
  },
  'dialog in a dialog': {
    on: 'nested-dialogs',
    steps: [
      [
        'the drawer opens',
        async (page) => (await focus('button', 'Show order')(page), await press('Enter')(page)),
        { focus: 'button Close', sees: ['dialog "Order 12"'] },
      ],
      ['the menu in it opens', click('button', 'Options'), { sees: ['menu "Options"'] }],
      [
        'Escape closes only the menu',
        press('Escape'),
        { focus: 'button Options', sees: ['dialog'], hides: ['menu "'] },
      ],
      ['Tab moves on', press('Tab'), { focus: 'button Cancel order' }],
      [
        'Enter asks back',
        press('Enter'),
        { focus: 'button Keep it', sees: ['dialog "Order 12"', 'dialog "Cancel the order?"'] },
      ],
      ['Tab stays in the second', press('Tab'), { focus: 'button Yes, cancel' }],
      ['Tab goes around in it', press('Tab'), { focus: 'button Keep it' }],
      [
        'Escape closes only the second',
        press('Escape'),
        { focus: 'button Cancel order', sees: ['dialog "Order 12"'], hides: ['dialog "Cancel the order?"'] },
      ],
      ['the page stays where it is', noteScrolling, { sees: ['The page stays'] }],
      ['it asks again', press('Enter'), { focus: 'button Keep it' }],
      [
        'a click outside closes only the second',
        (page) => page.mouse.click(20, 500),
        { focus: 'button Cancel order', sees: ['dialog "Order 12"'], hides: ['dialog "Cancel the order?"'] },
      ],
      ['it asks again after that', press('Enter'), { focus: 'button Keep it' }],
      [
        'Escape closes only the second, though nothing in it has the focus',
        async (page) => (await page.getByText('Cancel the order?').click(), await press('Escape')(page)),
        { focus: 'button Cancel order', sees: ['dialog "Order 12"'], hides: ['dialog "Cancel the order?"'] },
      ],
      ['it asks once more', press('Enter'), { focus: 'button Keep it' }],
      [
        'confirming closes only the second',
        click('button', 'Yes, cancel'),
        { focus: 'button Cancel order', sees: ['dialog "Order 12"', 'Cancelled'], hides: ['Cancel the order?'] },
      ],
      ['Tab still stays inside', press('Tab'), { focus: 'button Close' }],
      ['Escape closes the drawer', press('Escape'), { focus: 'button Show order', hides: ['dialog'] }],
      ['the page scrolls again', noteScrolling, { sees: ['The page scrolls'] }],
      ['it opens to be left', press('Enter'), { focus: 'button Close' }],
      [
        'a click beside it closes it',
        (page) => page.mouse.click(20, 500),
        { focus: 'button Show order', hides: ['dialog'] },
      ],
    ],
  },
  'dialog whose text is pressed': {
    on: 'modal',
    steps: [
      [
        'it opens',
        async (page) => (await focus('button', 'Delete project')(page), await press('Enter')(page)),
        { focus: 'button Cancel' },
      ],
      [
        'Escape is heard where nothing in it has the focus',
        async (page) => (await page.getByText('All of the project').click(), await press('Escape')(page)),
        { focus: 'button Delete project', hides: ['dialog'] },
      ],
    ],
  },
}
