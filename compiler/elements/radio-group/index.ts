import { withDialects } from '../dialect.ts'
import { radioGroup as definition } from './definition.ts'
import * as html from './html.ts'
import * as vue from './vue.ts'
import * as svelte from './svelte.ts'

/** A radio group: every part of it, with how each flavour writes it. */
export const radioGroup = withDialects(definition, {
  RadioGroup: { react: null, html: html.radioGroup, vue: vue.radioGroup, svelte: svelte.radioGroup },
  Radio: { react: null, html: html.radio, vue: vue.radio, svelte: svelte.radio },
})
