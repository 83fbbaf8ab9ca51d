import type { ElementDefinition } from '../definition.ts'
import * as vue from '../../targets/vue/elements/disclosure.ts'
import * as html from './html.ts'
import * as svelte from '../../targets/svelte/elements/disclosure.ts'

type Names = 'Disclosure' | 'DisclosureButton' | 'DisclosurePanel'

/** A button that shows and hides a section. Keyboard: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/ */
export const disclosure: Record<Names, ElementDefinition> = {
  Disclosure: {
    tag: null,
    props: ['as', 'defaultOpen'],
    inside: null,
    states: ['open'],
    dialects: { react: null, html: html.disclosure, vue: vue.disclosure, svelte: svelte.disclosure },
  },
  DisclosureButton: {
    tag: 'button',
    props: ['as', 'disabled', 'type'],
    inside: 'Disclosure',
    states: ['open', 'focus', 'hover', 'active', 'disabled'],
    dialects: { react: null, html: html.button, vue: vue.button, svelte: svelte.button },
  },
  DisclosurePanel: {
    tag: 'div',
    props: ['as', 'transition'],
    inside: 'Disclosure',
    states: ['open', 'closed', 'enter', 'leave'],
    dialects: { react: null, html: html.panel, vue: vue.panel, svelte: svelte.panel },
  },
}
