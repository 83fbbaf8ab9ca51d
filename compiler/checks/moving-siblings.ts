import type { ViewNode } from '../ir/types.ts'
import { childrenOf, walkView } from '../ir/walk.ts'
import { parseCandidate } from '../tailwind/candidate.ts'
import { withoutSpaces } from './spaces.ts'
import { classesOf, placeOf, type CheckContext } from './context.ts'

/** Parts that are not in the page while closed, or stand elsewhere in it. */
const moving = new Set([
  'ComboboxOptions',
  'Dialog',
  'DisclosurePanel',
  'ListboxOptions',
  'MenuItems',
  'PopoverBackdrop',
  'PopoverPanel',
  'Transition',
])

/**
 * Around lists that change and elements that come and go, no class may count siblings (E311): some flavours leave
 * a hidden element, or a <template>, in their place.
 */
export function checkMovingSiblings(context: CheckContext) {
  const { component, evaluator, report } = context
  const known = new Set(evaluator.constants.keys())
  const isKnown = (expression: Parameters<typeof evaluator.dependencies>[0]) =>
    [...evaluator.dependencies(expression)].every(
      (binding) => known.has(binding) || (binding.kind === 'global' && binding.pure) || binding.kind === 'item',
    )

  const moves = (node: ViewNode): boolean => {
    if (node.kind === 'for') return !isKnown(node.list) || node.body.some(moves)
    if (node.kind === 'if') return !isKnown(node.test) || childrenOf(node).some(moves)
    return node.kind === 'part' && moving.has(node.part)
  }
  const complain = (node: ViewNode, matches: (candidate: ReturnType<typeof parseCandidate>) => boolean) => {
    for (const { name, part } of classesOf(node)) {
      if (!matches(parseCandidate(name))) continue
      report.add(
        'E311',
        placeOf(name, part, component.parsed.source),
        `“${name}” counts siblings, but not all of them stay`,
        'use gap-* on the parent, or borders and margins on each item',
      )
    }
  }
  const inspect = (children: ViewNode[], parent: ViewNode | null) => {
    if (!children.some(moves)) return
    if (parent && !withoutSpaces(parent, children, moves, context))
      complain(parent, ({ utility }) => /^-?(space|divide)-[xy](-|$)/.test(utility))
    for (const child of children.flatMap(flatten)) {
      complain(child, ({ variants }) =>
        variants.some((variant) =>
          /^(not-)?(first|last|only|odd|even|nth-.+|first-of-type|last-of-type)$/.test(variant),
        ),
      )
    }
  }
  inspect(component.root, null)
  walkView(component.root, (node) => {
    if (node.kind === 'element' || node.kind === 'part') inspect(node.children, node)
  })
}

const flatten = (node: ViewNode): ViewNode[] =>
  node.kind === 'if' || node.kind === 'for' ? childrenOf(node).flatMap(flatten) : [node]
