import type { ElementDefinition } from '../definition.ts'
import * as vue from '../../targets/vue/elements/transition.ts'
import * as html from './html.ts'
import * as svelte from '../../targets/svelte/elements/transition.ts'

/** Shows and hides what it contains with a transition. */
export const transition: Record<'Transition', ElementDefinition> = {
  Transition: {
    tag: null,
    props: ['as', 'show'],
    inside: null,
    states: ['open', 'closed', 'enter', 'leave'],
    dialects: { react: null, html: html.transition, vue: vue.transition, svelte: svelte.transition },
  },
}
