import type { ElementDefinition } from '../definition.ts'
import * as vue from '../../targets/vue/elements/radio-group.ts'
import * as html from './html.ts'
import * as svelte from '../../targets/svelte/elements/radio-group.ts'

/** Options of which one is chosen. Keyboard: https://www.w3.org/WAI/ARIA/apg/patterns/radio/ */
export const radioGroup: Record<'RadioGroup' | 'Radio', ElementDefinition> = {
  RadioGroup: {
    tag: 'div',
    props: ['as', 'value', 'defaultValue', 'onChange', 'name', 'disabled'],
    inside: null,
    states: [],
    dialects: { react: null, html: html.radioGroup, vue: vue.radioGroup, svelte: svelte.radioGroup },
  },
  Radio: {
    tag: 'span',
    props: ['as', 'value', 'disabled', 'autoFocus'],
    inside: 'RadioGroup',
    states: ['checked', 'focus', 'hover', 'disabled'],
    dialects: { react: null, html: html.radio, vue: vue.radio, svelte: svelte.radio },
  },
}
