import type { ElementDefinition } from '../definition.ts'
import * as vue from '../../targets/vue/elements/close-button.ts'
import * as html from './html.ts'
import * as svelte from '../../targets/svelte/elements/close-button.ts'

/** Closes the popover, disclosure or dialog it stands in. */
export const closeButton: Record<'CloseButton', ElementDefinition> = {
  CloseButton: {
    tag: 'button',
    props: ['as', 'disabled', 'type'],
    inside: null,
    states: ['focus', 'hover', 'active', 'disabled'],
    dialects: { react: null, html: html.closeButton, vue: vue.closeButton, svelte: svelte.closeButton },
  },
}
