import { withDialects } from '../dialect.ts'
import { textField as definition } from './definition.ts'
import * as html from './html.ts'
import * as vue from './vue.ts'
import * as svelte from './svelte.ts'

/** The native controls: every part of it, with how each flavour writes it. */
export const textField = withDialects(definition, {
  Input: { react: null, html: html.textField, vue: vue.textField, svelte: svelte.textField },
  Select: { react: null, html: html.textField, vue: vue.textField, svelte: svelte.textField },
  Textarea: { react: null, html: html.textField, vue: vue.textField, svelte: svelte.textField },
})
