import type { ElementDefinition } from '../definition.ts'

/** Shows and hides what it contains with a transition. */
export const transition: Record<'Transition', ElementDefinition> = {
  Transition: {
    tag: null,
    props: ['as', 'show'],
    inside: null,
    states: ['open', 'closed', 'enter', 'leave'],
  },
}
