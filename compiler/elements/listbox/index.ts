import type { ElementDefinition } from '../definition.ts'
import * as vue from '../../targets/vue/elements/listbox.ts'
import * as html from './html.ts'
import * as svelte from '../../targets/svelte/elements/listbox.ts'

type Names = 'Listbox' | 'ListboxButton' | 'ListboxOptions' | 'ListboxOption'

/** A button that opens a list to choose from. Keyboard: https://www.w3.org/WAI/ARIA/apg/patterns/listbox/ */
export const listbox: Record<Names, ElementDefinition> = {
  Listbox: {
    tag: null,
    props: ['as', 'value', 'onChange', 'name', 'multiple', 'disabled'],
    inside: null,
    states: ['open', 'disabled'],
    dialects: { react: null, html: html.listbox, vue: vue.listbox, svelte: svelte.listbox },
  },
  ListboxButton: {
    tag: 'button',
    props: ['as', 'type', 'autoFocus'],
    inside: 'Listbox',
    states: ['open', 'active', 'focus', 'hover', 'disabled'],
    dialects: { react: null, html: html.button, vue: vue.button, svelte: svelte.button },
  },
  ListboxOptions: {
    tag: 'div',
    props: ['as', 'transition', 'modal'],
    inside: 'Listbox',
    states: ['open', 'closed', 'enter', 'leave'],
    dialects: { react: null, html: html.options, vue: vue.options, svelte: svelte.options },
  },
  ListboxOption: {
    tag: 'div',
    props: ['as', 'value', 'disabled'],
    inside: 'ListboxOptions',
    states: ['focus', 'selected', 'disabled'],
    dialects: { react: null, html: html.option, vue: vue.option, svelte: svelte.option },
  },
}
