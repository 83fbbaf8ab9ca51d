import { withDialects } from '../dialect.ts'
import { switchControl as definition } from './definition.ts'
import * as html from './html.ts'
import * as vue from './vue.ts'
import * as svelte from './svelte.ts'

/** A switch: every part of it, with how each flavour writes it. */
export const switchControl = withDialects(definition, {
  Switch: { react: null, html: html.switchControl, vue: vue.switchControl, svelte: svelte.switchControl },
})
