import type { Page } from 'playwright-core'
import { press, type, type Scripts } from '#verify/browser/steps.ts'

/** What opens the list, whose role is a flavour's own. */
const trigger = (page: Page) => page.locator('[aria-haspopup=listbox]').first()
const onTrigger =
  (...keys: string[]) =>
  async (page: Page) => {
    await trigger(page).focus()
    await press(...keys)(page)
  }
const option = (page: Page, name: string) => page.getByRole('option', { name })

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

/** Lists to choose from, by every key the ARIA Authoring Practices give them. */
export const listboxes: Scripts = {
  'listbox by keyboard': {
    on: 'listbox',
    steps: [
      [
        'Space opens on the chosen option',
        onTrigger('Space'),
        { focus: 'option Alan Turing Editor', sees: ['listbox'] },
      ],
      ['ArrowDown skips the disabled option', press('ArrowDown'), { focus: 'option Anna Kiesenhofer Guest' }],
      ['ArrowDown stops at the end', press('ArrowDown'), { focus: 'option Anna Kiesenhofer Guest' }],
      ['Home goes to the first', press('Home'), { focus: 'option Ada Lovelace Owner' }],
      ['ArrowUp stops at the beginning', press('ArrowUp'), { focus: 'option Ada Lovelace Owner' }],
      ['End goes to the last', press('End'), { focus: 'option Anna Kiesenhofer Guest' }],
      ['PageUp goes to the first', press('PageUp'), { focus: 'option Ada Lovelace Owner' }],
      ['PageDown goes to the last', press('PageDown'), { focus: 'option Anna Kiesenhofer Guest' }],
      ['a letter finds an option', type('a'), { focus: 'option Ada Lovelace Owner' }],
      ['the letter again finds the next', type('a'), { focus: 'option Alan Turing Editor' }],
      ['letters in quick succession find an option', type('a', 'n'), { focus: 'option Anna Kiesenhofer Guest' }],
      ['letters that fit nothing change nothing', type('x'), { focus: 'option Anna Kiesenhofer Guest' }],
      ['Escape closes and returns the focus', press('Escape'), { focus: 'button Alan Turing', hides: ['listbox'] }],
      ['ArrowDown opens on the chosen option', press('ArrowDown'), { focus: 'option Alan Turing Editor' }],
      ['Enter chooses what it is on', press('ArrowUp', 'Enter'), { focus: 'button Ada Lovelace', hides: ['listbox'] }],
      [
        'ArrowUp opens on the chosen option',
        press('ArrowUp'),
        { focus: 'option Ada Lovelace Owner', sees: ['[selected]'] },
      ],
      ['Space chooses what it is on', press('End', 'Space'), { focus: 'button Anna Kiesenhofer', hides: ['listbox'] }],
      ['Enter opens', press('Enter'), { focus: 'option Anna Kiesenhofer Guest' }],
      ['Tab closes and moves on', press('Tab'), { focus: 'button After', hides: ['listbox'] }],
      ['it opens again', onTrigger('ArrowDown'), { focus: 'option Anna Kiesenhofer Guest' }],
      ['Shift+Tab closes and moves back', press('Shift+Tab'), { focus: 'button Before', hides: ['listbox'] }],
    ],
  },
  'listbox by mouse': {
    on: 'listbox',
    steps: [
      [
        'a click on the label goes to the button',
        (page) => page.getByText('Assigned to').click(),
        { focus: 'button Alan Turing' },
      ],
      ['a click opens on the chosen option', (page) => trigger(page).click(), { focus: 'option Alan Turing Editor' }],
      ['the pointer highlights', (page) => moveOver(page, 'Ada'), { focus: 'option Ada Lovelace Owner' }],
      ['a disabled option takes the highlight away', (page) => moveOver(page, 'Grace'), { focus: 'listbox' }],
      ['a click on it does nothing', (page) => option(page, 'Grace').click({ force: true }), { focus: 'listbox' }],
      [
        'a click chooses',
        (page) => option(page, 'Anna').click(),
        { focus: 'button Anna Kiesenhofer', hides: ['listbox'] },
      ],
      ['a click on the button opens', (page) => trigger(page).click(), { focus: 'option Anna Kiesenhofer Guest' }],
      [
        'another closes',
        (page) => trigger(page).click({ force: true }),
        { focus: 'button Anna Kiesenhofer', hides: ['listbox'] },
      ],
      ['it opens once more', (page) => trigger(page).click(), { sees: ['listbox'] }],
      [
        'a click elsewhere closes',
        (page) => page.mouse.click(5, 300),
        { focus: 'button Anna Kiesenhofer', hides: ['listbox'] },
      ],
    ],
  },
  'listbox of several': {
    on: 'listbox-multiple',
    steps: [
      ['it sends what is chosen', send, { sees: ['Sent labels[0]=feature.'] }],
      [
        'Space opens on the first that is chosen',
        onTrigger('Space'),
        { focus: 'option Feature', sees: ['option "Feature" [selected]'] },
      ],
      [
        'Enter adds another and stays open',
        press('ArrowDown', 'Enter'),
        { focus: 'option Documentation', sees: ['option "Documentation" [selected]', 'Feature, Documentation'] },
      ],
      ['it sends both', send, { sees: ['Sent labels[0]=feature & labels[1]=docs.'] }],
      [
        'Space takes it away again',
        press('Space'),
        { focus: 'option Documentation', hides: ['Feature, Documentation'] },
      ],
      ['a click adds', (page) => option(page, 'Bug').click(), { sees: ['Bug, Feature'] }],
      ['a click takes away', (page) => option(page, 'Feature').click(), { hides: ['Bug, Feature'] }],
      ['nothing is left', (page) => option(page, 'Bug').click(), { sees: ['No labels'] }],
      ['it sends nothing', send, { sees: ['Sent .'] }],
      ['Escape closes', press('Escape'), { focus: 'button No labels', hides: ['listbox'] }],
      ['ArrowDown opens without choosing', press('ArrowDown'), { sees: ['listbox'] }],
      ['ArrowDown then goes to the first', press('ArrowDown'), { focus: 'option Bug' }],
    ],
  },
  'listbox in a form': {
    on: 'listbox-form',
    steps: [
      [
        'it sends nothing for nothing',
        send,
        { sees: ['Sent email=ada@example.com & duration=week.', 'It can be changed later.'] },
      ],
      ['ArrowDown opens on the first', onTrigger('ArrowDown'), { focus: 'option Viewer May read everything' }],
      ['Escape closes', press('Escape'), { focus: 'button Choose a role' }],
      ['ArrowUp opens on the last', press('ArrowUp'), { focus: 'option Editor May change everything' }],
      ['Enter chooses', press('End', 'Enter'), { focus: 'button Editor', sees: ['An invitation will be sent.'] }],
      ['it sends what was chosen', send, { sees: ['Sent email=ada@example.com & role=editor & duration=week.'] }],
      [
        'a list named by itself opens',
        (page) => page.locator('[aria-haspopup=listbox]').last().click(),
        { focus: 'option a week' },
      ],
      ['a letter and Enter choose', press('a', 'Enter'), { sees: ['For a month'] }],
      ['it sends that too', send, { sees: ['role=editor & duration=month.'] }],
    ],
  },
}
