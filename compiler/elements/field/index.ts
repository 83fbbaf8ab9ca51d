import { withDialects } from '../dialect.ts'
import { field as definition } from './definition.ts'
import * as html from './html.ts'
import * as vue from './vue.ts'
import * as svelte from './svelte.ts'

/** A field: every part of it, with how each flavour writes it. */
export const field = withDialects(definition, {
  Field: { react: null, html: html.field, vue: vue.field, svelte: svelte.field },
  Label: { react: null, html: html.label, vue: vue.label, svelte: svelte.label },
  Description: { react: null, html: html.description, vue: vue.description, svelte: svelte.description },
  Fieldset: { react: null, html: html.fieldset, vue: vue.fieldset, svelte: svelte.fieldset },
  Legend: { react: null, html: html.legend, vue: vue.legend, svelte: svelte.legend },
})
