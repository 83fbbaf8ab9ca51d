/** How the change of a field is written in React, for targets that bind it to a state. */
import type { Attribute, Binding, Component, EventHandler, State } from '../ir/types.ts'
import { unwrap, type Node } from '../parse/ast.ts'

/** What a change handler assigns: a state or a property of it, and the new value. */
export type Update = {
  state: State
  /** The property of the state that is replaced, null for the whole state. */
  property: Extract<Node, { type: 'Property' }> | null
  value: Node
  event: Binding | undefined
}

/**
 * Reads `setName(value)`, `setForm({ ...form, name: value })` and `setForm((current) => ({ ...current, name: value }))`.
 *
 * @returns null for anything else
 */
export function updateOf(handler: EventHandler, { refs }: Component): Update | null {
  if (handler.kind !== 'inline') return null
  const [first, ...more] = [handler.body].flat()
  if (!first || more.length > 0) return null
  const call = unwrap(first.type === 'ExpressionStatement' ? first.expression : first)
  const setter = call.type === 'CallExpression' ? refs.get(call.callee) : undefined
  if (call.type !== 'CallExpression' || setter?.kind !== 'setter' || !call.arguments[0]) return null
  const { state } = setter
  const event = handler.param ? refs.get(handler.param) : undefined
  const argument = unwrap(call.arguments[0])
  const isFunction = argument.type === 'ArrowFunctionExpression'
  const value = isFunction ? unwrap(argument.body as Node) : argument
  if (value.type !== 'ObjectExpression') return isFunction ? null : { state, property: null, value, event }

  const [spread, property, ...others] = value.properties
  if (others.length > 0 || spread?.type !== 'SpreadElement' || property?.type !== 'Property') return null
  const source = refs.get(unwrap(spread.argument))
  const isCurrent = isFunction
    ? source !== undefined && argument.params[0] !== undefined && source === refs.get(argument.params[0])
    : source?.kind === 'state' && source.state === state
  return isCurrent ? { state, property, value: unwrap(property.value), event } : null
}

/** Whether a node is `event.target.value` (or `currentTarget`, or `checked`). */
export function isEventValue(
  expression: Node,
  { event }: Pick<Update, 'event'>,
  property: 'value' | 'checked',
  { refs }: Component,
): boolean {
  const node = unwrap(expression)
  if (!event || node.type !== 'MemberExpression' || node.computed || !isNamed(node.property, property)) return false
  const target = unwrap(node.object)
  if (target.type !== 'MemberExpression' || target.computed) return false
  const isTarget = isNamed(target.property, 'target') || isNamed(target.property, 'currentTarget')
  return isTarget && refs.get(target.object) === event
}

/** Whether a node is `Number(event.target.value)`. */
export function isEventNumber(expression: Node, update: Pick<Update, 'event'>, component: Component): boolean {
  const node = unwrap(expression)
  const [argument] = node.type === 'CallExpression' ? node.arguments : []
  const callee = node.type === 'CallExpression' ? component.refs.get(node.callee) : undefined
  if (callee?.kind !== 'global' || callee.name !== 'Number' || !argument) return false
  return isEventValue(argument, update, 'value', component)
}

/**
 * What a field holds: text, or a number where a slider can hold nothing else. A number field is neither: emptied, it
 * is 0 by `Number('')`, but every framework makes something else of it.
 */
export function valueKindOf(attributes: readonly Attribute[]): 'text' | 'slider' | 'number' {
  const type = attributes.find(({ name }) => name === 'type')
  if (type?.kind !== 'static') return 'text'
  return type.value === 'range' ? 'slider' : type.value === 'number' ? 'number' : 'text'
}

/** Whether a field hands on its value as it is, also a number: a radio button, a checkbox, an option of a select. */
export const keepsNumbers = (tag: string, type: string | undefined) =>
  tag === 'option' || (tag === 'input' && (type === 'radio' || type === 'checkbox'))

const isNamed = (node: Node, name: string) => node.type === 'Identifier' && node.name === name
