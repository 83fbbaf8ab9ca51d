import type { Dialects } from '../dialect.ts'
import type { dialog } from './definition.ts'
import * as html from './html.ts'
import * as vue from './vue.ts'
import * as svelte from './svelte.ts'

export const dialects: Record<keyof typeof dialog, Dialects> = {
  Dialog: { react: null, html: html.dialog, vue: vue.dialog, svelte: svelte.dialog },
  DialogBackdrop: { react: null, html: html.backdrop, vue: vue.backdrop, svelte: svelte.backdrop },
  DialogPanel: { react: null, html: html.panel, vue: vue.panel, svelte: svelte.panel },
  DialogTitle: { react: null, html: html.title, vue: vue.title, svelte: svelte.title },
}
