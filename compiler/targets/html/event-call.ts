import type { Binding, Refs } from '../../ir/types.ts'
import { unwrap, type Node } from '../../parse/ast.ts'

const modifiers: Record<string, string> = { preventDefault: 'prevent', stopPropagation: 'stop' }

/** @returns the Alpine modifier that stands for `event.preventDefault()` or `event.stopPropagation()`, or null */
export function eventCall(expression: Node, event: Binding | undefined, refs: Refs): string | null {
  const node = unwrap(expression)
  if (!event || node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression' || node.callee.computed)
    return null
  if (refs.get(node.callee.object) !== event || node.callee.property.type !== 'Identifier') return null
  return modifiers[node.callee.property.name] ?? null
}
