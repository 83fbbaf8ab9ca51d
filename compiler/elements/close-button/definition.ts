import type { ElementDefinition } from '../definition.ts'

/** Closes the popover, disclosure or dialog it stands in. */
export const closeButton: Record<'CloseButton', ElementDefinition> = {
  CloseButton: {
    tag: 'button',
    props: ['as', 'disabled', 'type'],
    inside: null,
    states: ['focus', 'hover', 'active', 'disabled'],
  },
}
