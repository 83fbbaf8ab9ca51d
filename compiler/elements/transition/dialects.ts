import type { Dialects } from '../dialect.ts'
import type { transition } from './definition.ts'
import * as html from './html.ts'
import * as vue from './vue.ts'
import * as svelte from './svelte.ts'

export const dialects: Record<keyof typeof transition, Dialects> = {
  Transition: { react: null, html: html.transition, vue: vue.transition, svelte: svelte.transition },
}
