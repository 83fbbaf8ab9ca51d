import { withDialects } from '../dialect.ts'
import { dialog as definition } from './definition.ts'
import * as html from './html.ts'
import * as vue from './vue.ts'
import * as svelte from './svelte.ts'

/** A dialog: every part of it, with how each flavour writes it. */
export const dialog = withDialects(definition, {
  Dialog: { react: null, html: html.dialog, vue: vue.dialog, svelte: svelte.dialog },
  DialogBackdrop: { react: null, html: html.backdrop, vue: vue.backdrop, svelte: svelte.backdrop },
  DialogPanel: { react: null, html: html.panel, vue: vue.panel, svelte: svelte.panel },
  DialogTitle: { react: null, html: html.title, vue: vue.title, svelte: svelte.title },
})
