import type { ElementDefinition } from '../definition.ts'
import * as vue from '../../targets/vue/elements/dialog.ts'
import * as html from './html.ts'
import * as svelte from '../../targets/svelte/elements/dialog.ts'

type Names = 'Dialog' | 'DialogBackdrop' | 'DialogPanel' | 'DialogTitle'

/** A window over the page that keeps the focus. Keyboard: https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/ */
export const dialog: Record<Names, ElementDefinition> = {
  Dialog: {
    tag: 'div',
    props: ['as', 'open', 'onClose', 'transition', 'role'],
    inside: null,
    states: ['open', 'closed', 'enter', 'leave'],
    dialects: { react: null, html: html.dialog, vue: vue.dialog, svelte: svelte.dialog },
  },
  DialogBackdrop: {
    tag: 'div',
    props: ['as', 'transition'],
    inside: 'Dialog',
    states: ['open', 'closed', 'enter', 'leave'],
    dialects: { react: null, html: html.backdrop, vue: vue.backdrop, svelte: svelte.backdrop },
  },
  DialogPanel: {
    tag: 'div',
    props: ['as', 'transition'],
    inside: 'Dialog',
    states: ['open', 'closed', 'enter', 'leave'],
    dialects: { react: null, html: html.panel, vue: vue.panel, svelte: svelte.panel },
  },
  DialogTitle: {
    tag: 'h2',
    props: ['as'],
    inside: 'Dialog',
    states: ['open'],
    dialects: { react: null, html: html.title, vue: vue.title, svelte: svelte.title },
  },
}
