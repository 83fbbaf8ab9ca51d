import { withDialects } from '../dialect.ts'
import { checkbox as definition } from './definition.ts'
import * as html from './html.ts'
import * as vue from './vue.ts'
import * as svelte from './svelte.ts'

/** A checkbox: every part of it, with how each flavour writes it. */
export const checkbox = withDialects(definition, {
  Checkbox: { react: null, html: html.checkbox, vue: vue.checkbox, svelte: svelte.checkbox },
})
