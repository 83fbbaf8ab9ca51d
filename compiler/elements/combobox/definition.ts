import type { ElementDefinition } from '../definition.ts'

type Names = 'Combobox' | 'ComboboxInput' | 'ComboboxButton' | 'ComboboxOptions' | 'ComboboxOption'

/** A field with suggestions, or a palette of commands. Keyboard: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export const combobox: Record<Names, ElementDefinition> = {
  Combobox: {
    tag: null,
    props: ['as', 'value', 'onChange', 'onClose', 'name', 'multiple', 'disabled'],
    inside: null,
    states: ['open', 'disabled'],
  },
  ComboboxInput: {
    tag: 'input',
    props: ['displayValue', 'autoFocus', 'type'],
    inside: 'Combobox',
    states: ['open', 'focus', 'hover', 'disabled'],
  },
  ComboboxButton: {
    tag: 'button',
    props: ['as', 'type'],
    inside: 'Combobox',
    states: ['open', 'active', 'focus', 'hover', 'disabled'],
  },
  ComboboxOptions: {
    tag: 'div',
    props: ['as', 'transition', 'static', 'modal'],
    inside: 'Combobox',
    states: ['open', 'closed', 'enter', 'leave'],
  },
  ComboboxOption: {
    tag: 'div',
    props: ['as', 'value', 'disabled'],
    inside: 'ComboboxOptions',
    states: ['focus', 'selected', 'disabled'],
  },
}
