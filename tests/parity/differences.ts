import { choiceDifferences } from './choice-differences.ts'
import type { Flavour } from './stage.ts'

/** Where a flavour's own behaviour library does otherwise than Headless UI, on purpose: what is true there instead. */
export type Difference = { reason: string; focus?: string; sees?: string[]; hides?: string[] }

const takesFocus =
  'Bits UI: a popover takes the focus when it opens, and keeps Tab inside; told not to, it stays open behind the focus'

/** By flavour, script and step. A step that has come to agree with React must leave this list. */
export const differences: Partial<Record<Flavour, Record<string, Record<string, Difference>>>> = {
  html: {
    ...choiceDifferences.html,
    'radio buttons from right to left': {
      'ArrowLeft chooses the one before in the source': {
        reason: "the browser's own radio buttons go by the direction of reading",
        focus: 'radio Huge',
      },
    },
  },
  vue: {
    ...choiceDifferences.vue,
    'radio buttons in fields': {
      'a click on a disabled label does nothing': {
        reason: 'Headless UI: an option holds its label, and a disabled one still takes the focus by pointer',
        focus: 'radio By courier',
      },
    },
    'menu by keyboard': {
      'Tab closes and moves on': {
        reason:
          'as in React, Headless UI moves on to the disabled link of the menu, which is gone once the menu has faded',
        focus: 'body',
      },
    },
  },
  svelte: {
    ...choiceDifferences.svelte,
    tabs: {
      'PageUp goes to the first': { reason: 'Bits UI: tabs know no PageUp and PageDown', focus: 'tab Team' },
    },
    'tabs from right to left': {
      'ArrowRight chooses the next in the source': {
        reason: 'Bits UI: arrow keys go by the direction of reading',
        focus: 'tab Profile',
      },
    },
    'dialog in a dialog': {
      'the menu in it opens': {
        reason: 'Bits UI: a menu opened by mouse opens on its first item',
        focus: 'menuitem Hold back',
      },
    },
    'popups in a dialog': {
      'a click in the dialog closes the list only': {
        reason: 'Bits UI: the focus goes where the pointer went',
        focus: 'dialog Change the task More Done Urgency Low Who does it History',
      },
    },
    'popover by keyboard': {
      'Enter opens, and the focus stays': { reason: takesFocus, focus: 'a Copy the link' },
      'Tab goes into the panel': { reason: takesFocus, focus: 'button Done' },
      'Tab moves on': { reason: takesFocus, focus: 'a Copy the link' },
      'Tab leaves the panel, which closes': { reason: takesFocus, focus: 'button Done', hides: [] },
      'Space opens': { reason: 'it is still open, so Space closes it', sees: [] },
      'Enter opens again': { reason: takesFocus, focus: 'a Copy the link' },
      'Space opens once more': { reason: takesFocus, focus: 'a Copy the link' },
      'it opens to be left backwards': { reason: takesFocus, focus: 'a Copy the link' },
      'Shift+Tab leaves it, and it closes': { reason: takesFocus, focus: 'button Done', hides: [] },
    },
    'flyout navigation': {
      'Enter opens': { reason: takesFocus, focus: 'a Analytics' },
      'Space opens it': { reason: takesFocus, focus: 'a About' },
      'a click opens one': { reason: takesFocus, focus: 'a Analytics' },
      'opening another closes it': { reason: takesFocus, focus: 'a About' },
      'a click elsewhere closes and returns the focus': {
        reason: 'Bits UI: the focus returns to what had it before, which was in the other popover',
        focus: 'body',
      },
      'it opens from the keyboard': { reason: takesFocus, focus: 'a Analytics' },
      'the focus moves on in the group, and nothing closes': { reason: takesFocus, focus: 'a Analytics' },
      'Escape there closes': { reason: takesFocus, focus: 'button Product' },
      'it opens to be left': { reason: takesFocus, focus: 'a About' },
      'the focus leaves the group, and it closes': { reason: takesFocus, focus: 'a About', hides: [] },
    },
    'popover by mouse': {
      'a click opens': { reason: takesFocus, focus: 'a Copy the link' },
      'it opens again': { reason: takesFocus, focus: 'a Copy the link' },
      'it opens once more': { reason: takesFocus, focus: 'a Copy the link' },
    },
    'what closes does what its author says, by every way to press it': {
      'a click opens': { reason: takesFocus, focus: 'button One more' },
      'a click opens again': { reason: takesFocus, focus: 'button One more' },
      'a click opens once more': { reason: takesFocus, focus: 'button One more' },
    },
    'popover that takes the focus': {
      'Shift+Tab leaves the panel, which closes': { reason: takesFocus, focus: 'button Send', hides: [] },
      'it opens again': { reason: 'it is still open', focus: 'button Send' },
    },
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
      'a click opens for Enter': { reason: 'Bits UI: a menu opens on its first item', focus: 'menuitem Edit' },
      'Space without an item closes': {
        reason: 'Bits UI: where the pointer took the highlight away, Space does nothing',
        focus: 'menu',
        hides: [],
      },
    },
  },
}
