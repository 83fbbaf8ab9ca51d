import type { ElementDefinition } from '../definition.ts'
import * as vue from '../../targets/vue/elements/text-field.ts'
import * as html from './html.ts'
import * as svelte from '../../targets/svelte/elements/text-field.ts'

type Names = 'Input' | 'Select' | 'Textarea'

const dialects = { react: null, html: html.textField, vue: vue.textField, svelte: svelte.textField }

/** The native controls, tied to the label and description of the field they stand in. */
export const textField: Record<Names, ElementDefinition> = {
  Input: {
    tag: 'input',
    props: ['type', 'value', 'defaultValue', 'onChange', 'invalid', 'disabled', 'autoFocus'],
    inside: null,
    states: ['focus', 'hover', 'disabled', 'invalid'],
    dialects,
  },
  Select: {
    tag: 'select',
    props: ['value', 'defaultValue', 'onChange', 'invalid', 'disabled', 'autoFocus'],
    inside: null,
    states: ['focus', 'hover', 'active', 'disabled', 'invalid'],
    dialects,
  },
  Textarea: {
    tag: 'textarea',
    props: ['value', 'defaultValue', 'onChange', 'invalid', 'disabled', 'autoFocus'],
    inside: null,
    states: ['focus', 'hover', 'disabled', 'invalid'],
    dialects,
  },
}
