import { withDialects } from '../dialect.ts'
import { radioGroup as definition } from './definition.ts'
import * as html from './html.ts'
import * as vue from './vue.ts'
import * as svelte from './svelte.ts'

export const radioGroup = withDialects(definition, {
  RadioGroup: { react: null, html: html.radioGroup, vue: vue.radioGroup, svelte: svelte.radioGroup },
  Radio: { react: null, html: html.radio, vue: vue.radio, svelte: svelte.radio },
})
