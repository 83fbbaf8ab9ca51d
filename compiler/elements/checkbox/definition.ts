import type { ElementDefinition } from '../definition.ts'

/** Something that applies or not, or, for several things at once, in part. Keyboard: https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/ */
export const checkbox: Record<'Checkbox', ElementDefinition> = {
  Checkbox: {
    tag: 'span',
    props: ['as', 'checked', 'defaultChecked', 'indeterminate', 'onChange', 'name', 'value', 'disabled', 'autoFocus'],
    inside: null,
    states: ['checked', 'indeterminate', 'focus', 'hover', 'disabled'],
  },
}
