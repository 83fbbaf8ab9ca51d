import type { ElementDefinition } from '../definition.ts'

type Names = 'Menu' | 'MenuButton' | 'MenuItems' | 'MenuItem' | 'MenuSection' | 'MenuHeading' | 'MenuSeparator'

/** A button that opens a list of commands. Keyboard: https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/ */
export const menu: Record<Names, ElementDefinition> = {
  Menu: {
    tag: null,
    props: ['as'],
    inside: null,
    states: ['open'],
  },
  MenuButton: {
    tag: 'button',
    props: ['as', 'disabled', 'type', 'autoFocus'],
    inside: 'Menu',
    states: ['open', 'active', 'focus', 'hover', 'disabled'],
  },
  MenuItems: {
    tag: 'div',
    props: ['as', 'transition', 'modal'],
    inside: 'Menu',
    states: ['open', 'closed', 'enter', 'leave'],
  },
  MenuItem: {
    tag: null,
    props: ['as', 'disabled'],
    inside: 'MenuItems',
    states: ['focus', 'disabled'],
  },
  MenuSection: {
    tag: 'div',
    props: ['as'],
    inside: 'MenuItems',
    states: [],
  },
  MenuHeading: {
    tag: 'header',
    props: ['as'],
    inside: 'MenuSection',
    states: [],
  },
  MenuSeparator: {
    tag: 'div',
    props: ['as'],
    inside: 'MenuItems',
    states: [],
  },
}
