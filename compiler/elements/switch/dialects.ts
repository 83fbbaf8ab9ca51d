import type { Dialects } from '../dialect.ts'
import type { switchControl } from './definition.ts'
import * as html from './html.ts'
import * as vue from './vue.ts'
import * as svelte from './svelte.ts'

export const dialects: Record<keyof typeof switchControl, Dialects> = {
  Switch: { react: null, html: html.switchControl, vue: vue.switchControl, svelte: svelte.switchControl },
}
