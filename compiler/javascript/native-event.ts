import type { Refs } from '../ir/types.ts'
import { unwrap, type Node } from '../parse/ast.ts'

/**
 * Writes `event.nativeEvent` as `event`: React wraps the browser's events, and nobody else does.
 *
 * @returns undefined for anything else
 */
export function writeNativeEvent(node: Node, write: (node: Node) => string, refs: Refs): string | undefined {
  if (node.type !== 'MemberExpression' || node.computed) return undefined
  if (node.property.type !== 'Identifier' || node.property.name !== 'nativeEvent') return undefined
  const binding = refs.get(unwrap(node.object))
  return binding?.kind === 'local' ? write(node.object) : undefined
}
