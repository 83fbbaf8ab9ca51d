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

/** A field with suggestions of which several are chosen. */
export const several: Scripts = {
  'combobox of several': {
    on: 'combobox-multiple',
    steps: [
      [
        'it begins with what is chosen',
        (page) => input(page).focus(),
        { sees: ['combobox "Topics"', 'button "Remove Design systems"'] },
      ],
      ['it sends it', send, { sees: ['Sent topics[0]=design.'] }],
      [
        'ArrowDown opens on what is chosen',
        press('ArrowDown'),
        { focus: 'option Design systems', sees: ['option "Design systems" [selected]'] },
      ],
      [
        'Enter takes it away and stays open',
        press('Enter'),
        { focus: 'option Design systems', sees: ['listbox'], hides: ['Remove Design systems'] },
      ],
      ['it sends nothing', send, { sees: ['Sent .'] }],
      ['ArrowUp skips the disabled option', press('ArrowUp'), { focus: 'option Animation' }],
      ['Enter adds', press('Enter'), { focus: 'option Animation', sees: ['listbox', 'Remove Animation'] }],
      ['ArrowUp goes on', press('ArrowUp'), { focus: 'option Accessibility' }],
      ['Enter adds another', press('Enter'), { sees: ['Remove Animation', 'Remove Accessibility'] }],
      [
        'it sends both in the order they were chosen',
        send,
        { sees: ['Sent topics[0]=animation & topics[1]=accessibility.'] },
      ],
      [
        'typing filters',
        writes('typ'),
        { focus: 'option Typography', sees: ['combobox "Topics" [expanded]: typ'], hides: ['option "Animation"'] },
      ],
      ['Enter adds it, and what was typed stays', press('Enter'), { sees: ['Remove Typography', 'listbox', ': typ'] }],
      ['what does not fit leaves nothing', writes('x'), { sees: ['No such topic', ': typx'] }],
      ['Escape closes and forgets what was typed', press('Escape'), { hides: ['listbox', ': typx'] }],
      ['it sends all three', send, { sees: ['animation & topics[1]=accessibility & topics[2]=typography.'] }],
      [
        'the list is whole again',
        press('ArrowUp'),
        { sees: ['option "Design systems"', 'option "Animation" [selected]'] },
      ],
      [
        'Tab closes and chooses nothing',
        press('Tab'),
        { focus: 'button Remove Animation', hides: ['listbox', 'Remove Design systems'] },
      ],
    ],
  },
  'combobox of several by mouse': {
    on: 'combobox-multiple',
    steps: [
      ['a click on the button opens', (page) => button(page).click(), { focus: 'option Design systems' }],
      ['the pointer highlights', (page) => moveOver(page, 'Animation'), { focus: 'option Animation' }],
      [
        'a click adds and stays open',
        (page) => option(page, 'Animation').click(),
        { focus: 'option Animation', sees: ['listbox', 'Remove Animation'] },
      ],
      [
        'another takes away',
        (page) => option(page, 'Animation').click(),
        { sees: ['listbox'], hides: ['Remove Animation'] },
      ],
      ['typing goes on', writes('acc'), { focus: 'option Accessibility', hides: ['option "Animation"'] }],
      [
        'a click elsewhere closes and forgets what was typed',
        (page) => page.mouse.click(5, 300),
        { sees: ['combobox "Topics"'], hides: ['listbox', ': acc'] },
      ],
      [
        'what is chosen is taken away beside it',
        click('button', 'Remove Design systems'),
        { hides: ['Design systems'] },
      ],
    ],
  },
}
