import { withDialects } from '../dialect.ts'
import { popover as definition } from './definition.ts'
import * as html from './html.ts'
import * as vue from './vue.ts'
import * as svelte from './svelte.ts'

/** A popover: every part of it, with how each flavour writes it. */
export const popover = withDialects(definition, {
  Popover: { react: null, html: html.popover, vue: vue.popover, svelte: svelte.popover },
  PopoverButton: { react: null, html: html.button, vue: vue.button, svelte: svelte.button },
  PopoverPanel: { react: null, html: html.panel, vue: vue.panel, svelte: svelte.panel },
  PopoverBackdrop: { react: null, html: html.backdrop, vue: vue.backdrop, svelte: svelte.backdrop },
  PopoverGroup: { react: null, html: html.group, vue: vue.group, svelte: svelte.group },
})
