/**
 * The interactive elements in a browser, by keyboard and by mouse. Every step runs on the HTML flavour and on the
 * React original; after each, both must show the same to a screen reader and have the focus in the same place.
 */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchChromium } from '#tests/chromium.ts'
import { axeFindings } from './axe.ts'
import { look, type Look } from './look.ts'
import { createStage } from './stage.ts'

type Step = [
  what: string,
  run: (page: Page) => Promise<unknown>,
  expected: { focus?: string; sees?: string[]; hides?: string[]; differs?: string },
]

const cases = [
  'menu',
  'modal',
  'tabs',
  'disclosure',
  'switch',
  'dismiss-list',
  'conditions',
  'menu-in-rows',
  'form',
  'table',
  'signup',
  'products',
  'hero',
] as const

let browser: Browser
let open: Awaited<ReturnType<typeof createStage>>
beforeAll(async () => {
  browser = await launchChromium()
  open = await createStage(browser, cases)
})
afterAll(() => browser?.close())

const press =
  (...keys: string[]) =>
  async (page: Page) => {
    for (const key of keys) await page.keyboard.press(key)
  }
const click = (role: 'button' | 'menuitem' | 'switch' | 'tab' | 'checkbox' | 'radio', name: string) => (page: Page) =>
  page.getByRole(role, { name, exact: true }).first().click()
const focus = (role: 'button' | 'switch' | 'tab', name: string) => (page: Page) =>
  page.getByRole(role, { name, exact: true }).focus()

/** Types, and waits until a menu has forgotten what was typed. */
const type =
  (...keys: string[]) =>
  async (page: Page) => {
    await press(...keys)(page)
    await page.waitForTimeout(500)
  }

/** Moves the pointer onto an item and on it: a menu ignores a pointer that rests where the menu opens. */
async function moveOver(page: Page, name: string) {
  const item = page.getByRole('menuitem', { name })
  await item.hover()
  await item.hover({ position: { x: 12, y: 12 } })
}

const scripts: Record<string, { on: (typeof cases)[number]; steps: Step[] }> = {
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
}

/** Looks until both pages agree and the focus is where it should be, or patience ends: a busy machine is slow. */
async function settled(html: Page, react: Page, { focus: wanted }: Step[2]): Promise<[Look, Look]> {
  for (let attempt = 0; ; attempt++) {
    const [ours, original] = [await look(html), await look(react)]
    const agrees = ours.tree === original.tree && ours.text === original.text && ours.focus === original.focus
    if ((agrees && (wanted === undefined || ours.focus === wanted)) || attempt === 8) return [ours, original]
  }
}

describe.each(Object.entries(scripts))('%s', (_, { on, steps }) => {
  test('HTML does what React does', async () => {
    const html = await open(on, 'html')
    const react = await open(on, 'react')
    const differences: string[] = []
    const complaints: string[] = []
    for (const [what, run, expected] of steps) {
      await Promise.all([run(html.page), run(react.page)])
      const [ours, original] = await settled(html.page, react.page, expected)
      complaints.push(...(await axeFindings(html.page)).map((finding) => `${what}: ${finding}`))
      for (const text of expected.sees ?? []) expect.soft(`${ours.tree}\n${ours.text}`, what).toContain(text)
      for (const text of expected.hides ?? []) expect.soft(`${ours.tree}\n${ours.text}`, what).not.toContain(text)
      if (expected.focus !== undefined) expect.soft(ours.focus, what).toBe(expected.focus)
      if (ours.focus !== original.focus && !expected.differs)
        differences.push(`${what}: focus is ${ours.focus}, in React ${original.focus}`)
      if (ours.text !== original.text) differences.push(`${what}: reads ${ours.text}, in React ${original.text}`)
      if (ours.tree !== original.tree) differences.push(`${what}:\n${ours.tree}\n  in React\n${original.tree}`)
    }
    expect.soft(differences.join('\n\n')).toBe('')
    expect.soft(complaints, 'axe').toEqual([])
    expect(html.complaints).toEqual([])
    expect(react.complaints).toEqual([])
    await Promise.all([html.page.close(), react.page.close()])
  })
})
