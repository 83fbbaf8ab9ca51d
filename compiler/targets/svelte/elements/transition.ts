import type { SveltePart } from '../part.ts'
import { attributeNamed } from '../recipe.ts'

/** A condition, whose element comes and goes by one of Svelte's own transitions. */
export const transition: SveltePart = {
  variants: {},
  lower(part, lowering, scope) {
    const show = attributeNamed(part, 'show')
    if (show?.kind !== 'expr') {
      lowering.report.add('E234', part, '<Transition> needs show', 'show={visible}')
      return ''
    }
    const [child, ...others] = part.children.filter((candidate) => candidate.kind !== 'comment')
    if (!part.as && (child?.kind !== 'element' || others.length > 0)) {
      const help = 'wrap what it contains, or give it an element with as="div"'
      lowering.report.add('E234', part, '<Transition> needs exactly one element inside', help)
      return ''
    }
    const inner = { ...scope, transition: true }
    const content = part.as
      ? lowering.element(part, inner, { component: null, consumed: ['show'] })
      : lowering.children(part.children, inner)
    return `{#if ${lowering.expression(show.value)}}\n${content}\n{/if}`
  },
}
