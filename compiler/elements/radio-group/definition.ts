import type { ElementDefinition } from '../definition.ts'

/** Options of which one is chosen. Keyboard: https://www.w3.org/WAI/ARIA/apg/patterns/radio/ */
export const radioGroup: Record<'RadioGroup' | 'Radio', ElementDefinition> = {
  RadioGroup: {
    tag: 'div',
    props: ['as', 'value', 'defaultValue', 'onChange', 'name', 'disabled'],
    inside: null,
    states: [],
  },
  Radio: {
    tag: 'span',
    props: ['as', 'value', 'disabled', 'autoFocus'],
    inside: 'RadioGroup',
    states: ['checked', 'focus', 'hover', 'disabled'],
  },
}
