import type { ElementDefinition } from '../definition.ts'
import * as vue from '../../targets/vue/elements/combobox.ts'
import * as html from './html.ts'
import * as list from './html-options.ts'
import * as svelte from '../../targets/svelte/elements/combobox.ts'

type Names = 'Combobox' | 'ComboboxInput' | 'ComboboxButton' | 'ComboboxOptions' | 'ComboboxOption'

/** A field with suggestions, or a palette of commands. Keyboard: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export const combobox: Record<Names, ElementDefinition> = {
  Combobox: {
    tag: null,
    props: ['as', 'value', 'onChange', 'onClose', 'name', 'multiple', 'disabled'],
    inside: null,
    states: ['open', 'disabled'],
    dialects: { react: null, html: html.combobox, vue: vue.combobox, svelte: svelte.combobox },
  },
  ComboboxInput: {
    tag: 'input',
    props: ['displayValue', 'autoFocus', 'type'],
    inside: 'Combobox',
    states: ['open', 'focus', 'hover', 'disabled'],
    dialects: { react: null, html: html.input, vue: vue.input, svelte: svelte.input },
  },
  ComboboxButton: {
    tag: 'button',
    props: ['as', 'type'],
    inside: 'Combobox',
    states: ['open', 'active', 'focus', 'hover', 'disabled'],
    dialects: { react: null, html: html.button, vue: vue.button, svelte: svelte.button },
  },
  ComboboxOptions: {
    tag: 'div',
    props: ['as', 'transition', 'static', 'modal'],
    inside: 'Combobox',
    states: ['open', 'closed', 'enter', 'leave'],
    dialects: { react: null, html: list.options, vue: vue.options, svelte: svelte.options },
  },
  ComboboxOption: {
    tag: 'div',
    props: ['as', 'value', 'disabled'],
    inside: 'ComboboxOptions',
    states: ['focus', 'selected', 'disabled'],
    dialects: { react: null, html: list.option, vue: vue.option, svelte: svelte.option },
  },
}
