import type { ElementDefinition } from '../definition.ts'
import * as vue from '../../targets/vue/elements/popover.ts'
import * as html from './html.ts'
import * as svelte from '../../targets/svelte/elements/popover.ts'

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
    dialects: { react: null, html: html.popover, vue: vue.popover, svelte: svelte.popover },
  },
  PopoverButton: {
    tag: 'button',
    props: ['as', 'disabled', 'type'],
    inside: 'Popover',
    states: ['open', 'focus', 'hover', 'disabled'],
    dialects: { react: null, html: html.button, vue: vue.button, svelte: svelte.button },
  },
  PopoverPanel: {
    tag: 'div',
    props: ['as', 'transition', 'focus'],
    inside: 'Popover',
    states: ['open', 'closed', 'enter', 'leave'],
    dialects: { react: null, html: html.panel, vue: vue.panel, svelte: svelte.panel },
  },
  PopoverBackdrop: {
    tag: 'div',
    props: ['as', 'transition'],
    inside: 'Popover',
    states: ['open', 'closed', 'enter', 'leave'],
    dialects: { react: null, html: html.backdrop, vue: vue.backdrop, svelte: svelte.backdrop },
  },
  PopoverGroup: {
    tag: 'div',
    props: ['as'],
    inside: null,
    states: [],
    dialects: { react: null, html: html.group, vue: vue.group, svelte: svelte.group },
  },
}
