import { withDialects } from '../dialect.ts'
import { closeButton as definition } from './definition.ts'
import * as html from './html.ts'
import * as vue from './vue.ts'
import * as svelte from './svelte.ts'

export const closeButton = withDialects(definition, {
  CloseButton: { react: null, html: html.closeButton, vue: vue.closeButton, svelte: svelte.closeButton },
})
