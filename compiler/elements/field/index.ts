import type { ElementDefinition } from '../definition.ts'
import * as vue from '../../targets/vue/elements/field.ts'
import * as html from './html.ts'
import * as svelte from '../../targets/svelte/elements/field.ts'

type Names = 'Field' | 'Label' | 'Description' | 'Fieldset' | 'Legend'

/** A control with its label and description, tied together by ids. */
export const field: Record<Names, ElementDefinition> = {
  Field: {
    tag: 'div',
    props: ['as', 'disabled'],
    inside: null,
    states: ['disabled'],
    dialects: { react: null, html: html.field, vue: vue.field, svelte: svelte.field },
  },
  Label: {
    tag: 'label',
    props: ['as', 'passive'],
    inside: null,
    states: ['disabled'],
    dialects: { react: null, html: html.label, vue: vue.label, svelte: svelte.label },
  },
  Description: {
    tag: 'p',
    props: ['as'],
    inside: null,
    states: ['disabled'],
    dialects: { react: null, html: html.description, vue: vue.description, svelte: svelte.description },
  },
  Fieldset: {
    tag: 'fieldset',
    props: ['as', 'disabled'],
    inside: null,
    states: ['disabled'],
    dialects: { react: null, html: html.fieldset, vue: vue.fieldset, svelte: svelte.fieldset },
  },
  Legend: {
    tag: 'legend',
    props: ['as'],
    inside: 'Fieldset',
    states: [],
    dialects: { react: null, html: html.legend, vue: vue.legend, svelte: svelte.legend },
  },
}
