import type { Binding, Component, Refs } from '../../ir/types.ts'
import { unwrap, walk, type Node } from '../../parse/ast.ts'
import { isEventType } from './event-types.ts'

/** Whether an expression is `event.target`. */
export function isTarget(expression: Node, events: ReadonlySet<Binding>, refs: Refs): boolean {
  const node = unwrap(expression)
  if (node.type !== 'MemberExpression' || node.computed) return false
  const event = refs.get(unwrap(node.object))
  return node.property.type === 'Identifier' && node.property.name === 'target' && !!event && events.has(event)
}

/** Whether an expression is what an event carries (`event.dataTransfer`): React types it as there, the browser as perhaps. */
export function isCarried(node: Node, events: ReadonlySet<Binding>, refs: Refs): boolean {
  if (node.type !== 'MemberExpression' || node.computed || node.optional) return false
  const event = refs.get(unwrap(node.object))
  const { property } = node
  return (
    property.type === 'Identifier' &&
    /^(dataTransfer|clipboardData)$/.test(property.name) &&
    !!event &&
    events.has(event)
  )
}

/**
 * React types an event's target, the browser only the element that listens. A field is that element itself; what
 * bubbles up from elsewhere needs to be told.
 */
export function memberOfTarget(
  { object, property }: Extract<Node, { type: 'MemberExpression' }>,
  write: (node: Node) => string,
): string {
  const target = unwrap(object) as Extract<Node, { type: 'MemberExpression' }>
  const name = write(property)
  const isField = /^(value|checked|files|valueAsNumber|selectedOptions)$/.test(name)
  return isField ? `${write(target.object)}.currentTarget.${name}` : `(${write(object)} as HTMLElement).${name}`
}

/** Parameters that are events by their type. */
export function eventParameters({ refs, parsed }: Pick<Component, 'refs' | 'parsed'>): Set<Binding> {
  const found = new Set<Binding>()
  walk(parsed.program, (node) => {
    if (node.type !== 'Identifier' || !node.typeAnnotation) return
    const type = node.typeAnnotation.typeAnnotation
    const binding = refs.get(node)
    if (binding && type.type === 'TSTypeReference' && isEventType(type)) found.add(binding)
  })
  return found
}
