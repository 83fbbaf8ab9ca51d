import type { ElementDefinition } from '../definition.ts'
import * as vue from '../../targets/vue/elements/menu.ts'
import * as html from './html.ts'
import * as svelte from '../../targets/svelte/elements/menu.ts'

type Names = 'Menu' | 'MenuButton' | 'MenuItems' | 'MenuItem' | 'MenuSection' | 'MenuHeading' | 'MenuSeparator'

/** A button that opens a list of commands. Keyboard: https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/ */
export const menu: Record<Names, ElementDefinition> = {
  Menu: {
    tag: null,
    props: ['as'],
    inside: null,
    states: ['open'],
    dialects: { react: null, html: html.menu, vue: vue.menu, svelte: svelte.menu },
  },
  MenuButton: {
    tag: 'button',
    props: ['as', 'disabled', 'type', 'autoFocus'],
    inside: 'Menu',
    states: ['open', 'active', 'focus', 'hover', 'disabled'],
    dialects: { react: null, html: html.button, vue: vue.button, svelte: svelte.button },
  },
  MenuItems: {
    tag: 'div',
    props: ['as', 'transition', 'modal'],
    inside: 'Menu',
    states: ['open', 'closed', 'enter', 'leave'],
    dialects: { react: null, html: html.items, vue: vue.items, svelte: svelte.items },
  },
  MenuItem: {
    tag: null,
    props: ['as', 'disabled'],
    inside: 'MenuItems',
    states: ['focus', 'disabled'],
    dialects: { react: null, html: html.item, vue: vue.item, svelte: svelte.item },
  },
  MenuSection: {
    tag: 'div',
    props: ['as'],
    inside: 'MenuItems',
    states: [],
    dialects: { react: null, html: html.section, vue: vue.section, svelte: svelte.section },
  },
  MenuHeading: {
    tag: 'header',
    props: ['as'],
    inside: 'MenuSection',
    states: [],
    dialects: { react: null, html: html.heading, vue: vue.heading, svelte: svelte.heading },
  },
  MenuSeparator: {
    tag: 'div',
    props: ['as'],
    inside: 'MenuItems',
    states: [],
    dialects: { react: null, html: html.separator, vue: vue.separator, svelte: svelte.separator },
  },
}
