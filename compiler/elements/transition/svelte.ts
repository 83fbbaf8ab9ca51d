import type { SveltePart } from '../../targets/svelte/part.ts'
import { block, content, nothing } from '../../targets/svelte/nodes.ts'
import { attributeNamed } from '../../ir/attributes.ts'

/** A condition, whose element comes and goes by one of Svelte's own transitions. */
export const transition: SveltePart = {
  variants: {},
  lower(part, lowering, scope) {
    const show = attributeNamed(part, 'show')
    if (show?.kind !== 'expr') {
      lowering.report.add('E234', part, '<Transition> needs show', 'show={visible}')
      return nothing()
    }
    const [child, ...others] = part.children.filter((candidate) => candidate.kind !== 'comment')
    if (!part.as && (child?.kind !== 'element' || others.length > 0)) {
      const help = 'wrap what it contains, or give it an element with as="div"'
      lowering.report.add('E234', part, '<Transition> needs exactly one element inside', help)
      return nothing()
    }
    const inner = { ...scope, transition: true }
    const children = part.as
      ? content(lowering.element(part, inner, { component: null, consumed: ['show'] }))
      : lowering.children(part.children, inner)
    return block('if', { head: lowering.expression(show.value), children })
  },
}
