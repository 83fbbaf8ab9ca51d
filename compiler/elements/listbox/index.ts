import { withDialects } from '../dialect.ts'
import { listbox as definition } from './definition.ts'
import * as html from './html.ts'
import * as vue from './vue.ts'
import * as svelte from './svelte.ts'

/** A listbox: every part of it, with how each flavour writes it. */
export const listbox = withDialects(definition, {
  Listbox: { react: null, html: html.listbox, vue: vue.listbox, svelte: svelte.listbox },
  ListboxButton: { react: null, html: html.button, vue: vue.button, svelte: svelte.button },
  ListboxOptions: { react: null, html: html.options, vue: vue.options, svelte: svelte.options },
  ListboxOption: { react: null, html: html.option, vue: vue.option, svelte: svelte.option },
})
