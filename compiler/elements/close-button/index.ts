import { withDialects } from '../dialect.ts'
import { closeButton as definition } from './definition.ts'
import * as html from './html.ts'
import * as vue from './vue.ts'
import * as svelte from './svelte.ts'

/** A button that closes what is around it: every part of it, with how each flavour writes it. */
export const closeButton = withDialects(definition, {
  CloseButton: { react: null, html: html.closeButton, vue: vue.closeButton, svelte: svelte.closeButton },
})
