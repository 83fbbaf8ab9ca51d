import type { ElementDefinition } from '../definition.ts'

type Names = 'Popover' | 'PopoverButton' | 'PopoverPanel' | 'PopoverBackdrop' | 'PopoverGroup'

/**
 * A button that opens a panel over the page, as in a navigation. The panel is a disclosure that closes when the focus
 * leaves it. Keyboard: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export const popover: Record<Names, ElementDefinition> = {
  Popover: {
    tag: 'div',
    props: ['as'],
    inside: null,
    states: ['open'],
  },
  PopoverButton: {
    tag: 'button',
    props: ['as', 'disabled', 'type'],
    inside: 'Popover',
    states: ['open', 'focus', 'hover', 'disabled'],
  },
  PopoverPanel: {
    tag: 'div',
    props: ['as', 'transition', 'focus'],
    inside: 'Popover',
    states: ['open', 'closed', 'enter', 'leave'],
  },
  PopoverBackdrop: {
    tag: 'div',
    props: ['as', 'transition'],
    inside: 'Popover',
    states: ['open', 'closed', 'enter', 'leave'],
  },
  PopoverGroup: {
    tag: 'div',
    props: ['as'],
    inside: null,
    states: [],
  },
}
