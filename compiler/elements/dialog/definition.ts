import type { ElementDefinition } from '../definition.ts'

type Names = 'Dialog' | 'DialogBackdrop' | 'DialogPanel' | 'DialogTitle'

/** A window over the page that keeps the focus. Keyboard: https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/ */
export const dialog: Record<Names, ElementDefinition> = {
  Dialog: {
    tag: 'div',
    props: ['as', 'open', 'onClose', 'transition', 'role'],
    inside: null,
    states: ['open', 'closed', 'enter', 'leave'],
  },
  DialogBackdrop: {
    tag: 'div',
    props: ['as', 'transition'],
    inside: 'Dialog',
    states: ['open', 'closed', 'enter', 'leave'],
  },
  DialogPanel: {
    tag: 'div',
    props: ['as', 'transition'],
    inside: 'Dialog',
    states: ['open', 'closed', 'enter', 'leave'],
  },
  DialogTitle: {
    tag: 'h2',
    props: ['as'],
    inside: 'Dialog',
    states: ['open'],
  },
}
