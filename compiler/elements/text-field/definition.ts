import type { ElementDefinition } from '../definition.ts'

type Names = 'Input' | 'Select' | 'Textarea'

/** The native controls, tied to the label and description of the field they stand in. */
export const textField: Record<Names, ElementDefinition> = {
  Input: {
    tag: 'input',
    props: ['type', 'value', 'defaultValue', 'onChange', 'invalid', 'disabled', 'autoFocus'],
    inside: null,
    states: ['focus', 'hover', 'disabled', 'invalid'],
  },
  Select: {
    tag: 'select',
    props: ['value', 'defaultValue', 'onChange', 'invalid', 'disabled', 'autoFocus'],
    inside: null,
    states: ['focus', 'hover', 'active', 'disabled', 'invalid'],
  },
  Textarea: {
    tag: 'textarea',
    props: ['value', 'defaultValue', 'onChange', 'invalid', 'disabled', 'autoFocus'],
    inside: null,
    states: ['focus', 'hover', 'disabled', 'invalid'],
  },
}
