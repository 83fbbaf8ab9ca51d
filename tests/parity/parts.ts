import { click, focus, moveOver, press, type, type Scripts } from '#verify/browser/steps.ts'

/** The parts of interactive elements, each by every key the ARIA Authoring Practices give it. */
export const parts: Scripts = {
  'menu by keyboard': {
    on: 'menu',
    steps: [
      [
        'Enter opens on the first item',
        async (page) => (await focus('button', 'Options')(page), await press('Enter')(page)),
        { focus: 'menuitem Edit', sees: ['menu "Options"'] },
      ],
      ['ArrowDown skips the disabled item', press('ArrowDown'), { focus: 'menuitem Assign' }],
      ['ArrowDown moves on', press('ArrowDown'), { focus: 'menuitem Delete' }],
      ['ArrowDown stops at the end', press('ArrowDown'), { focus: 'menuitem Delete' }],
      ['Home goes to the first', press('Home'), { focus: 'menuitem Edit' }],
      ['ArrowUp stops at the beginning', press('ArrowUp'), { focus: 'menuitem Edit' }],
      ['End goes to the last', press('End'), { focus: 'menuitem Delete' }],
      ['a letter finds an item', type('a'), { focus: 'menuitem Assign' }],
      ['Escape closes and returns the focus', press('Escape'), { focus: 'button Options', hides: ['menu '] }],
      ['Space opens', press('Space'), { focus: 'menuitem Edit' }],
      // Bits UI remembers what was typed for a second, also while the menu is closed.
      ['what was typed is forgotten', (page) => page.waitForTimeout(1_000), { focus: 'menuitem Edit' }],
      ['letters in quick succession find an item', type('d', 'e'), { focus: 'menuitem Delete' }],
      [
        'Tab closes and moves on',
        press('Tab'),
        { focus: 'button After', hides: ['menu '], differs: 'Headless UI loses the focus here' },
      ],
      [
        'ArrowDown opens on the first item',
        async (page) => (await focus('button', 'Options')(page), await press('ArrowDown')(page)),
        { focus: 'menuitem Edit' },
      ],
      ['Shift+Tab closes and moves back', press('Shift+Tab'), { focus: 'button Before', hides: ['menu '] }],
      [
        'ArrowUp opens on the last item',
        async (page) => (await focus('button', 'Options')(page), await press('ArrowUp')(page)),
        { focus: 'menuitem Delete' },
      ],
      ['Enter chooses and returns the focus', press('Enter'), { focus: 'button Options', hides: ['menu '] }],
    ],
  },
  'menu by mouse': {
    on: 'menu',
    steps: [
      ['a click opens without choosing an item', click('button', 'Options'), { sees: ['menu "Options"'] }],
      ['ArrowDown then goes to the first', press('ArrowDown'), { focus: 'menuitem Edit' }],
      ['the pointer takes the focus along', (page) => moveOver(page, 'Assign'), { focus: 'menuitem Assign' }],
      ['a click chooses', click('menuitem', 'Delete'), { focus: 'button Options', hides: ['menu '] }],
      ['a click opens again', click('button', 'Options'), { sees: ['menu '] }],
      [
        'a click on the button closes',
        (page) => page.locator('[aria-haspopup=menu]').click({ force: true }),
        { focus: 'button Options', hides: ['menu '] },
      ],
      ['a click opens for Enter', click('button', 'Options'), { sees: ['menu '] }],
      ['Enter without an item closes', press('Enter'), { focus: 'button Options', hides: ['menu '] }],
      ['a click opens for Space', click('button', 'Options'), { sees: ['menu '] }],
      ['Space without an item closes', press('Space'), { focus: 'button Options', hides: ['menu '] }],
    ],
  },
  dialog: {
    on: 'modal',
    steps: [
      [
        'Enter opens on what should be focused first',
        async (page) => (await focus('button', 'Delete project')(page), await press('Enter')(page)),
        { focus: 'button Cancel', sees: ['dialog "Delete project"'] },
      ],
      ['Tab stays inside', press('Tab'), { focus: 'button Delete' }],
      ['Tab goes around', press('Tab'), { focus: 'button Cancel' }],
      ['Shift+Tab goes around', press('Shift+Tab'), { focus: 'button Delete' }],
      ['Escape closes and returns the focus', press('Escape'), { focus: 'button Delete project', hides: ['dialog'] }],
      ['a click opens', click('button', 'Delete project'), { focus: 'button Cancel', sees: ['dialog'] }],
      ['a button inside closes', press('Enter'), { focus: 'button Delete project', hides: ['dialog'] }],
      ['it opens again', click('button', 'Delete project'), { sees: ['dialog'] }],
      [
        'a click outside closes',
        (page) => page.mouse.click(20, 400),
        { focus: 'button Delete project', hides: ['dialog'] },
      ],
    ],
  },
  tabs: {
    on: 'tabs',
    steps: [
      [
        'it begins with the chosen tab',
        async () => {},
        { sees: ['tab "Billing" [selected]', 'tabpanel "Billing"'], hides: ['tabpanel "Profile"'] },
      ],
      [
        'Tab goes to the chosen tab',
        async (page) => (await page.locator('#before').focus(), await press('Tab')(page)),
        { focus: 'tab Billing' },
      ],
      ['ArrowRight chooses the next', press('ArrowRight'), { focus: 'tab Team', sees: ['tabpanel "Team"'] }],
      [
        'ArrowRight skips the disabled and goes around',
        press('ArrowRight'),
        { focus: 'tab Profile', sees: ['tabpanel "Profile"'] },
      ],
      ['ArrowLeft goes around', press('ArrowLeft'), { focus: 'tab Team' }],
      ['Home goes to the first', press('Home'), { focus: 'tab Profile' }],
      ['End goes to the last', press('End'), { focus: 'tab Team' }],
      ['PageUp goes to the first', press('PageUp'), { focus: 'tab Profile' }],
      ['PageDown goes to the last', press('PageDown'), { focus: 'tab Team' }],
      [
        'the focus by a script chooses nothing',
        focus('tab', 'Profile'),
        { focus: 'tab Profile', sees: ['tabpanel "Team"'] },
      ],
      ['an arrow chooses from there', press('ArrowLeft'), { focus: 'tab Team', sees: ['tabpanel "Team"'] }],
      ['Tab goes to the panel', press('Tab'), { focus: 'tabpanel Who works with you.' }],
      ['Shift+Tab comes back to the chosen tab', press('Shift+Tab'), { focus: 'tab Team' }],
      ['a click chooses', click('tab', 'Profile'), { sees: ['tab "Profile" [selected]'] }],
    ],
  },
  disclosure: {
    on: 'disclosure',
    steps: [
      [
        'it begins as its author decided',
        async () => {},
        { sees: ['button "How do I pay?" [expanded]', 'By card'], hides: ['At any time'] },
      ],
      [
        'Enter closes',
        async (page) => (await focus('button', 'How do I pay?')(page), await press('Enter')(page)),
        { hides: ['By card'] },
      ],
      ['Space opens', press('Space'), { focus: 'button How do I pay?', sees: ['By card'] }],
      ['each is on its own', click('button', 'Can I cancel?'), { sees: ['By card', 'At any time'] }],
    ],
  },
  switch: {
    on: 'switch',
    steps: [
      [
        'it begins on',
        async () => {},
        { sees: ['switch "Push notifications" [checked]', 'switch "E-mail" [checked]', 'You hear of everything'] },
      ],
      [
        'Space turns it off',
        async (page) => (await focus('switch', 'Push notifications')(page), await press('Space')(page)),
        { sees: ['switch "Push notifications"', 'You hear of nothing'] },
      ],
      ['Space turns it on', press('Space'), { sees: ['You hear of everything'] }],
      [
        'a click on the label turns it off',
        (page) => page.getByText('Push notifications').click(),
        { sees: ['You hear of nothing'] },
      ],
      ['a click turns the other off', click('switch', 'E-mail'), { hides: ['switch "E-mail" [checked]'] }],
    ],
  },
}
