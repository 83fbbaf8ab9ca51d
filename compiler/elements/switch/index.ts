import type { ElementDefinition } from '../definition.ts'
import * as vue from '../../targets/vue/elements/switch.ts'
import * as html from './html.ts'
import * as svelte from '../../targets/svelte/elements/switch.ts'

/** A setting that is on or off. Keyboard: https://www.w3.org/WAI/ARIA/apg/patterns/switch/ */
export const switchControl: Record<'Switch', ElementDefinition> = {
  Switch: {
    tag: 'button',
    props: ['as', 'checked', 'defaultChecked', 'onChange', 'disabled'],
    inside: null,
    states: ['checked', 'focus', 'hover', 'active', 'disabled'],
    dialects: { react: null, html: html.switchControl, vue: vue.switchControl, svelte: svelte.switchControl },
  },
}
