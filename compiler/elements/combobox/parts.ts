/** What is read from a <Combobox> before any flavour writes it. */
import type { Attribute, Component, EventHandler, Part, State, ViewNode } from '../../ir/types.ts'
import { unwrap, walk, type Node } from '../../parse/ast.ts'
import { partIn } from '../../ir/parts.ts'
import { attributeNamed } from '../../ir/attributes.ts'

/** Whether its options always show, as in a palette of commands. */
export const isStatic = (combobox: Part): boolean =>
  attributeNamed(partIn(combobox.children, 'ComboboxOptions'), 'static') !== undefined

/** The field of a combobox. */
export const inputOf = (combobox: Part | null): Part | null => partIn(combobox?.children ?? [], 'ComboboxInput')

/** The state that keeps what is typed: `onChange={(event) => setQuery(event.target.value)}` on the input. */
export function queryOf(combobox: Part, { refs }: Component): State | null {
  const change = attributeNamed(inputOf(combobox), 'onChange')
  if (change?.kind !== 'event' || change.handler.kind !== 'inline') return null
  const [first, ...others] = [change.handler.body].flat() as Node[]
  if (!first || others.length > 0) return null
  const call = unwrap(first.type === 'ExpressionStatement' ? first.expression : first)
  if (call.type !== 'CallExpression') return null
  const setter = refs.get(call.callee)
  return setter?.kind === 'setter' ? setter.state : null
}

/** `displayValue={(id) => nameOf(id)}` as a function of one value; null when the value itself shows. */
export function displayOf(input: Part | null): Extract<EventHandler, { kind: 'inline' }> | null {
  const display = attributeNamed(input, 'displayValue')
  if (display?.kind !== 'expr') return null
  const node = unwrap(display.value)
  if (node.type !== 'ArrowFunctionExpression' || node.body.type === 'BlockStatement') return null
  let isPlain = true
  // What stands in the place of its parameter must not meet a parameter of the same name.
  walk(node.body, ({ type }) => void (isPlain &&= type !== 'ArrowFunctionExpression'))
  if (!isPlain) return null
  return { kind: 'inline', param: node.params[0] ?? null, body: node.body }
}

/**
 * Among options nothing else may have a role of its own, as far as screen readers go: what groups or decorates them
 * gets `role="none"`, which Headless UI does once the list is open.
 */
export const withoutRoles = (nodes: ViewNode[]): ViewNode[] =>
  nodes.map((node) => {
    if (node.kind === 'for') return { ...node, body: withoutRoles(node.body) }
    if (node.kind === 'if')
      return { ...node, consequent: withoutRoles(node.consequent), alternate: withoutRoles(node.alternate) }
    if (node.kind !== 'element') return node
    const hasRole = node.attributes.some(({ name }) => name === 'role') || node.tag === 'span'
    const { start, end } = node
    const role: Attribute = { kind: 'static', name: 'role', value: 'none', start, end }
    return {
      ...node,
      attributes: hasRole ? node.attributes : [...node.attributes, role],
      children: withoutRoles(node.children),
    }
  })
