import { withDialects } from '../dialect.ts'
import { disclosure as definition } from './definition.ts'
import * as html from './html.ts'
import * as vue from './vue.ts'
import * as svelte from './svelte.ts'

/** A disclosure: every part of it, with how each flavour writes it. */
export const disclosure = withDialects(definition, {
  Disclosure: { react: null, html: html.disclosure, vue: vue.disclosure, svelte: svelte.disclosure },
  DisclosureButton: { react: null, html: html.button, vue: vue.button, svelte: svelte.button },
  DisclosurePanel: { react: null, html: html.panel, vue: vue.panel, svelte: svelte.panel },
})
