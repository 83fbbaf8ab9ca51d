import type { ElementDefinition } from '../definition.ts'

type Names = 'Field' | 'Label' | 'Description' | 'Fieldset' | 'Legend'

/** A control with its label and description, tied together by ids. */
export const field: Record<Names, ElementDefinition> = {
  Field: {
    tag: 'div',
    props: ['as', 'disabled'],
    inside: null,
    states: ['disabled'],
  },
  Label: {
    tag: 'label',
    props: ['as', 'passive'],
    inside: null,
    states: ['disabled'],
  },
  Description: {
    tag: 'p',
    props: ['as'],
    inside: null,
    states: ['disabled'],
  },
  Fieldset: {
    tag: 'fieldset',
    props: ['as', 'disabled'],
    inside: null,
    states: ['disabled'],
  },
  Legend: {
    tag: 'legend',
    props: ['as'],
    inside: 'Fieldset',
    states: [],
  },
}
