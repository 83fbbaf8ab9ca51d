import { withDialects } from '../dialect.ts'
import { menu as definition } from './definition.ts'
import * as html from './html.ts'
import * as vue from './vue.ts'
import * as svelte from './svelte.ts'

/** A menu: every part of it, with how each flavour writes it. */
export const menu = withDialects(definition, {
  Menu: { react: null, html: html.menu, vue: vue.menu, svelte: svelte.menu },
  MenuButton: { react: null, html: html.button, vue: vue.button, svelte: svelte.button },
  MenuItems: { react: null, html: html.items, vue: vue.items, svelte: svelte.items },
  MenuItem: { react: null, html: html.item, vue: vue.item, svelte: svelte.item },
  MenuSection: { react: null, html: html.section, vue: vue.section, svelte: svelte.section },
  MenuHeading: { react: null, html: html.heading, vue: vue.heading, svelte: svelte.heading },
  MenuSeparator: { react: null, html: html.separator, vue: vue.separator, svelte: svelte.separator },
})
