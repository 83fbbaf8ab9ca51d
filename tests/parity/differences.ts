import type { Flavour } from './stage.ts'

/** Where a flavour's own behaviour library does otherwise than Headless UI, on purpose: what is true there instead. */
export type Difference = { reason: string; focus?: string; sees?: string[]; hides?: string[] }

/** By flavour, script and step. A step that has come to agree with React must leave this list. */
export const differences: Partial<Record<Flavour, Record<string, Record<string, Difference>>>> = {
  vue: {
    'menu by keyboard': {
      'Tab closes and moves on': {
        reason:
          'as in React, Headless UI moves on to the disabled link of the menu, which is gone once the menu has faded',
        focus: 'body',
      },
    },
  },
  svelte: {
    'states of parts without attributes': {
      'the menu opens': {
        reason: 'Bits UI: a menu opened by mouse opens on its first item',
        focus: 'menuitem Archive',
      },
    },
    'menu by keyboard': {
      'ArrowUp opens on the last item': { reason: 'Bits UI: ArrowUp does not open a menu', focus: 'button Options' },
      'Enter chooses and returns the focus': {
        reason: 'the menu is still closed, so Enter opens it',
        focus: 'menuitem Edit',
        hides: [],
      },
    },
    'menu by mouse': {
      'a click opens without choosing an item': {
        reason: 'Bits UI: a menu always opens on its first item',
        focus: 'menuitem Edit',
      },
      'ArrowDown then goes to the first': {
        reason: 'it is on the first already, so ArrowDown goes to the second',
        focus: 'menuitem Assign',
      },
      'a click on the button closes': {
        reason: 'Bits UI: the focus returns to what had it when the pointer opened the menu',
        focus: 'body',
      },
    },
  },
}
