import type { ElementDefinition } from '../definition.ts'

type Names = 'Disclosure' | 'DisclosureButton' | 'DisclosurePanel'

/** A button that shows and hides a section. Keyboard: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/ */
export const disclosure: Record<Names, ElementDefinition> = {
  Disclosure: {
    tag: null,
    props: ['as', 'defaultOpen'],
    inside: null,
    states: ['open'],
  },
  DisclosureButton: {
    tag: 'button',
    props: ['as', 'disabled', 'type'],
    inside: 'Disclosure',
    states: ['open', 'focus', 'hover', 'active', 'disabled'],
  },
  DisclosurePanel: {
    tag: 'div',
    props: ['as', 'transition'],
    inside: 'Disclosure',
    states: ['open', 'closed', 'enter', 'leave'],
  },
}
