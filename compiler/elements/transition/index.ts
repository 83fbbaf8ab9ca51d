import { withDialects } from '../dialect.ts'
import { transition as definition } from './definition.ts'
import * as html from './html.ts'
import * as vue from './vue.ts'
import * as svelte from './svelte.ts'

/** A transition: every part of it, with how each flavour writes it. */
export const transition = withDialects(definition, {
  Transition: { react: null, html: html.transition, vue: vue.transition, svelte: svelte.transition },
})
