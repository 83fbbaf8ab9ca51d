import { withDialects } from '../dialect.ts'
import { combobox as definition } from './definition.ts'
import * as html from './html.ts'
import * as list from './html-options.ts'
import * as vue from './vue.ts'
import * as svelte from './svelte.ts'

/** A combobox: every part of it, with how each flavour writes it. */
export const combobox = withDialects(definition, {
  Combobox: { react: null, html: html.combobox, vue: vue.combobox, svelte: svelte.combobox },
  ComboboxInput: { react: null, html: html.input, vue: vue.input, svelte: svelte.input },
  ComboboxButton: { react: null, html: html.button, vue: vue.button, svelte: svelte.button },
  ComboboxOptions: { react: null, html: list.options, vue: vue.options, svelte: svelte.options },
  ComboboxOption: { react: null, html: list.option, vue: vue.option, svelte: svelte.option },
})
