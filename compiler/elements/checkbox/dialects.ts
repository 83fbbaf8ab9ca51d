import type { Dialects } from '../dialect.ts'
import type { checkbox } from './definition.ts'
import * as html from './html.ts'
import * as vue from './vue.ts'
import * as svelte from './svelte.ts'

export const dialects: Record<keyof typeof checkbox, Dialects> = {
  Checkbox: { react: null, html: html.checkbox, vue: vue.checkbox, svelte: svelte.checkbox },
}
