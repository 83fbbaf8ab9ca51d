import type { Page } from 'playwright-core'
import { click, press, type Scripts } from '#verify/browser/steps.ts'

const input = (page: Page) => page.getByRole('combobox')
const button = (page: Page) => page.locator('[aria-haspopup=listbox]')
const option = (page: Page, name: string) => page.getByRole('option', { name })
const writes = (text: string) => (page: Page) => page.keyboard.type(text)

/** Moves the pointer onto an option and on it: a list ignores a pointer that rests where it opens. */
async function moveOver(page: Page, name: string) {
  await option(page, name).hover()
  await option(page, name).hover({ position: { x: 12, y: 12 } })
}

/** What a form would send now, as text in the page. */
const send = (page: Page) =>
  page.evaluate(() => {
    const sent = [...new FormData(document.querySelector('form')!)].map(([name, value]) => `${name}=${String(value)}`)
    document.querySelector('#elsewhere')!.textContent = `Sent ${sent.join(' & ')}.`
  })

/** Fields with suggestions and palettes, by every key the ARIA Authoring Practices give them. */
export const comboboxes: Scripts = {
  'combobox by keyboard': {
    on: 'combobox',
    steps: [
      ['it shows what is chosen', (page) => input(page).focus(), { sees: ['combobox "City": Bern'] }],
      ['it sends it', send, { sees: ['Sent city=bern.'] }],
      [
        'ArrowDown opens on the chosen option',
        press('ArrowDown'),
        { focus: 'option Bern Switzerland', sees: ['listbox'] },
      ],
      ['ArrowDown moves on', press('ArrowDown'), { focus: 'option Lisbon Portugal' }],
      ['PageDown goes to the last', press('PageDown'), { focus: 'option Ljubljana Slovenia' }],
      ['ArrowDown stops at the end', press('ArrowDown'), { focus: 'option Ljubljana Slovenia' }],
      ['PageUp goes to the first', press('PageUp'), { focus: 'option Bergen Norway' }],
      ['ArrowUp stops at the beginning', press('ArrowUp'), { focus: 'option Bergen Norway' }],
      ['ArrowDown skips the disabled option', press('ArrowDown'), { focus: 'option Bern Switzerland' }],
      ['End goes to the last', press('End'), { focus: 'option Ljubljana Slovenia' }],
      ['Home goes to the first', press('Home'), { focus: 'option Bergen Norway' }],
      ['Escape closes and changes nothing', press('Escape'), { sees: ['combobox "City": Bern'], hides: ['listbox'] }],
      ['ArrowUp opens on the chosen option too', press('ArrowUp'), { focus: 'option Bern Switzerland' }],
      ['ArrowDown leaves it', press('ArrowDown'), { focus: 'option Lisbon Portugal' }],
      ['Enter chooses', press('Enter'), { sees: ['combobox "City": Lisbon'], hides: ['listbox'] }],
      [
        'typing opens and filters',
        async (page) => (await input(page).selectText(), await writes('ber')(page)),
        { focus: 'option Bergen Norway', sees: ['combobox "City" [expanded]: ber'], hides: ['Lisbon'] },
      ],
      ['what does not fit leaves nothing', writes('x'), { sees: ['No such city', ': berx'] }],
      ['Escape brings back what is chosen', press('Escape'), { sees: ['combobox "City": Lisbon'], hides: ['listbox'] }],
      [
        'typing starts anew',
        async (page) => (await input(page).selectText(), await writes('lj')(page)),
        { focus: 'option Ljubljana Slovenia' },
      ],
      ['Enter chooses the first', press('Enter'), { sees: ['combobox "City": Ljubljana'], hides: ['listbox'] }],
      ['it sends that', send, { sees: ['Sent city=ljubljana.'] }],
      [
        'emptying the field chooses nothing',
        async (page) => (await input(page).selectText(), await press('Backspace')(page)),
        { sees: ['listbox'] },
      ],
      ['it sends nothing', send, { sees: ['Sent .'] }],
      ['Escape leaves it empty', press('Escape'), { hides: ['listbox', 'Ljubljana'] }],
      ['ArrowUp opens on the last', press('ArrowUp'), { focus: 'option Ljubljana Slovenia' }],
      [
        'Tab chooses and moves on',
        press('Tab'),
        { focus: 'button After', sees: ['combobox "City": Ljubljana'], hides: ['listbox'] },
      ],
    ],
  },
  'combobox by mouse': {
    on: 'combobox',
    steps: [
      [
        'a click on the label goes to the input',
        (page) => page.getByText('City', { exact: true }).click(),
        { sees: ['combobox "City": Bern'] },
      ],
      ['a click on the button opens', (page) => button(page).click(), { focus: 'option Bern Switzerland' }],
      ['the pointer highlights', (page) => moveOver(page, 'Lisbon'), { focus: 'option Lisbon Portugal' }],
      [
        'a click on a disabled option does nothing',
        (page) => option(page, 'Berlin').click({ force: true }),
        { sees: ['listbox'] },
      ],
      [
        'a click chooses',
        (page) => option(page, 'Lisbon').click(),
        { sees: ['combobox "City": Lisbon'], hides: ['listbox'] },
      ],
      ['the button opens again', (page) => button(page).click(), { focus: 'option Lisbon Portugal' }],
      ['and closes', (page) => button(page).click({ force: true }), { hides: ['listbox'] }],
      ['it opens once more', (page) => button(page).click(), { sees: ['listbox'] }],
      [
        'a click elsewhere closes',
        (page) => page.mouse.click(5, 300),
        { sees: ['combobox "City": Lisbon'], hides: ['listbox'] },
      ],
    ],
  },
  'combobox of people': {
    on: 'combobox-avatars',
    steps: [
      [
        'typing opens on the first',
        async (page) => (await input(page).focus(), await writes('a')(page)),
        { focus: 'option Ada Lovelace is online' },
      ],
      ['ArrowDown goes to the next', press('ArrowDown'), { focus: 'option Alan Turing is away' }],
      ['Enter chooses it', press('Enter'), { sees: ['combobox "Reviewer": Alan Turing'], hides: ['listbox'] }],
      ['the list is whole again', press('ArrowDown'), { focus: 'option Alan Turing is away', sees: ['Grace Hopper'] }],
    ],
  },
  'palette in a dialog': {
    on: 'palette',
    steps: [
      ['it opens in its field', click('button', 'Search'), { sees: ['dialog "Command palette"', 'option "Atlas"'] }],
      ['typing filters', writes('e'), { focus: 'option Beacon', sees: ['group "Projects"'], hides: ['Atlas'] }],
      ['ArrowDown moves on into the next group', press('ArrowDown'), { focus: 'option New project' }],
      ['it skips what is disabled', press('ArrowDown'), { focus: 'option Invite people' }],
      ['Home goes to the first', press('Home'), { focus: 'option Beacon' }],
      ['what does not fit leaves nothing', writes('xx'), { sees: ['Nothing found'] }],
      ['deleting brings it back', press('Backspace', 'Backspace'), { focus: 'option Beacon' }],
      ['End goes to the last', press('End'), { focus: 'option Invite people' }],
      ['Enter runs and closes', press('Enter'), { focus: 'button Search', sees: ['Last: invite'], hides: ['dialog'] }],
      ['it opens again, empty', click('button', 'Search'), { sees: ['option "Atlas"'] }],
      ['a click runs', (page) => option(page, 'Beacon').click(), { sees: ['Last: beacon'], hides: ['dialog'] }],
      ['it opens to be closed', click('button', 'Search'), { sees: ['dialog'] }],
      ['Escape closes', press('Escape'), { focus: 'button Search', hides: ['dialog'] }],
    ],
  },
}
