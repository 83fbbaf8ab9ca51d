import type { Dialects } from '../dialect.ts'
import type { textField } from './definition.ts'
import * as html from './html.ts'
import * as vue from './vue.ts'
import * as svelte from './svelte.ts'

export const dialects: Record<keyof typeof textField, Dialects> = {
  Input: { react: null, html: html.textField, vue: vue.textField, svelte: svelte.textField },
  Select: { react: null, html: html.textField, vue: vue.textField, svelte: svelte.textField },
  Textarea: { react: null, html: html.textField, vue: vue.textField, svelte: svelte.textField },
}
