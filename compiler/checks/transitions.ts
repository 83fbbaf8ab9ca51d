import { walkView } from '../ir/walk.ts'
import { parseCandidate } from '../tailwind/candidate.ts'
import { classesOf, placeOf, type CheckContext } from './context.ts'
import { ownerOf } from './states.ts'

/** Properties made of several utilities, which add up instead of overriding each other. */
const composed = new Set(['translate', 'scale', 'rotate', 'transform', 'filter', 'backdrop-filter', 'box-shadow'])

/** A transition needs the `transition` attribute and class, and start values that nothing else sets (E405). */
export function checkTransitions({ component, elements, design, report }: CheckContext) {
  walkView(component.root, (node, ancestors) => {
    const classes = classesOf(node).map((each) => ({ ...each, ...parseCandidate(each.name) }))
    const staged = classes.filter(({ variants }) =>
      variants.some((variant) => /^data-(closed|enter|leave)$/.test(variant)),
    )
    const [first] = staged
    if (!first || !('attributes' in node)) return
    const at = placeOf(first.name, first.part, component.parsed.source)
    const isTransition =
      ownerOf(node, ancestors, elements) === 'Transition' || node.attributes.some(({ name }) => name === 'transition')
    if (!isTransition)
      report.add(
        'E405',
        at,
        `“${first.name}” has no effect without the attribute “transition”`,
        'write transition before className, or take the class away',
      )
    if (!classes.some(({ utility }) => /^transition(-|$)/.test(utility)))
      report.add(
        'E405',
        at,
        'the element has no “transition” class',
        'add transition, transition-opacity or transition-all',
      )
    const base = classes.filter(({ variants }) => variants.length === 0)
    for (const { name, part, utility, variants } of staged) {
      if (!variants.includes('data-closed')) continue
      for (const property of design.propertiesOf(utility)) {
        const clash = base.find((other) => !composed.has(property) && design.propertiesOf(other.utility).has(property))
        if (clash)
          report.add(
            'E405',
            placeOf(name, part, component.parsed.source),
            `“${name}” competes with “${clash.name}”`,
            `remove “${clash.name}”: it is what the element looks like without a class`,
          )
      }
    }
  })
}
