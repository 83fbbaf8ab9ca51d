/** Where a flavour does otherwise than React by touch alone, by name and with a reason; a sentence for customers each. */
import type { KnownDifference } from '../engines/differences.ts'

export const differencesByTouch: KnownDifference[] = [
  {
    flavours: ['html', 'vue', 'svelte'],
    reason:
      'Opened by touch, a dialog of Headless UI for React takes the focus itself, so that no keyboard comes up; here it goes to the first field, as it does by mouse.',
    step: /is clicked$|^dialog: /,
    aspects: ['focus'],
    // It begins elsewhere, so Tab goes elsewhere, too.
    is: ({ step, react }) => react[0] === 'dialog' || /Tab/.test(step),
  },
  {
    flavours: ['html', 'vue'],
    reason:
      'A menu that is left by a touch elsewhere gives the focus back to its button; Headless UI for React does so by mouse alone.',
    step: /^popup: a click outside closes$/,
    aspects: ['focus'],
    ours: /^button/,
    react: /^body$/,
  },
  {
    flavours: ['html'],
    reason:
      'A finger close beside a dialog that nearly fills a phone is taken for one on it where the dialog listens to clicks, as in React; in HTML it does not, and closes.',
    step: /^dialog: (a click outside|its last button)$/,
    aspects: ['tree', 'text', 'around', 'act'],
    is: ({ step, aspect, what, ours, react }) =>
      step === 'dialog: its last button'
        ? /^cannot be done: button .* is not there$/.test(what)
        : aspect === 'text' ||
          (aspect === 'around' && ours[0] === 'open' && react[0] === 'closed') ||
          (aspect === 'tree' && react[0]?.startsWith('dialog ') === true),
  },
]
