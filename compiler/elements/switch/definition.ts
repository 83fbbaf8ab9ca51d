import type { ElementDefinition } from '../definition.ts'

/** A setting that is on or off. Keyboard: https://www.w3.org/WAI/ARIA/apg/patterns/switch/ */
export const switchControl: Record<'Switch', ElementDefinition> = {
  Switch: {
    tag: 'button',
    props: ['as', 'checked', 'defaultChecked', 'onChange', 'disabled'],
    inside: null,
    states: ['checked', 'focus', 'hover', 'active', 'disabled'],
  },
}
