import type { Binding, Refs } from '../ir/types.ts'
import { walk, type Node } from '../parse/ast.ts'

/**
 * Finds what makes an expression differ between visits, also inside the helpers it calls.
 *
 * A date made of its parts, `new Date(2026, 4, 14)`, is the same day everywhere; the current time and timestamps are not.
 *
 * @returns the name of the global, or null when the expression is always the same
 */
export function impurityOf(node: Node, refs: Refs, seen = new Set<Binding>()): string | null {
  let found: string | null = null
  walk(node, (child, parent) => {
    if (found) return false
    const binding = refs.get(child)
    if (binding?.kind === 'global' && !binding.pure && !isPlainDate(child, parent)) found = binding.name
    if (binding?.kind === 'helper' && !seen.has(binding)) found = impurityOf(binding.node, refs, seen.add(binding))
    return undefined
  })
  return found
}

function isPlainDate(node: Node, parent: Node | null): boolean {
  if (node.type !== 'Identifier' || node.name !== 'Date') return false
  if (parent?.type === 'NewExpression') return parent.callee === node && parent.arguments.length > 1
  return parent?.type === 'MemberExpression' && parent.property.type === 'Identifier' && parent.property.name === 'UTC'
}
