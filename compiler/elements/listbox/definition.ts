import type { ElementDefinition } from '../definition.ts'

type Names = 'Listbox' | 'ListboxButton' | 'ListboxOptions' | 'ListboxOption'

/** A button that opens a list to choose from. Keyboard: https://www.w3.org/WAI/ARIA/apg/patterns/listbox/ */
export const listbox: Record<Names, ElementDefinition> = {
  Listbox: {
    tag: null,
    props: ['as', 'value', 'onChange', 'name', 'multiple', 'disabled'],
    inside: null,
    states: ['open', 'disabled'],
  },
  ListboxButton: {
    tag: 'button',
    props: ['as', 'type', 'autoFocus'],
    inside: 'Listbox',
    states: ['open', 'active', 'focus', 'hover', 'disabled'],
  },
  ListboxOptions: {
    tag: 'div',
    props: ['as', 'transition', 'modal'],
    inside: 'Listbox',
    states: ['open', 'closed', 'enter', 'leave'],
  },
  ListboxOption: {
    tag: 'div',
    props: ['as', 'value', 'disabled'],
    inside: 'ListboxOptions',
    states: ['focus', 'selected', 'disabled'],
  },
}
