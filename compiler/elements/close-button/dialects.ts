import type { Dialects } from '../dialect.ts'
import type { closeButton } from './definition.ts'
import * as html from './html.ts'
import * as vue from './vue.ts'
import * as svelte from './svelte.ts'

export const dialects: Record<keyof typeof closeButton, Dialects> = {
  CloseButton: { react: null, html: html.closeButton, vue: vue.closeButton, svelte: svelte.closeButton },
}
