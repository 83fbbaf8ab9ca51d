import type { Attribute, Binding, Element, Part } from '../../ir/types.ts'
import type { Node } from '../../parse/ast.ts'
import { unwrap } from '../../parse/ast.ts'
import { rewrite } from '../../javascript/rewrite.ts'
import { stripTypes } from '../../javascript/strip-types.ts'
import type { Lowering, Scope } from './lowering.ts'
import { script, type HtmlAttribute } from './nodes.ts'

type Model = { attributes: HtmlAttribute[]; consumed: string[] }
const none: Model = { attributes: [], consumed: [] }

/** Recognises a controlled field, `value={email} onChange={(event) => setEmail(event.target.value)}`, as `x-model="email"`. */
export function modelOf(node: Element | Part, tag: string, scope: Scope, lowering: Lowering): Model {
  if (node.kind === 'part' || !['input', 'select', 'textarea'].includes(tag)) return none
  const find = (name: string) => node.attributes.find((attribute) => attribute.name === name)
  const change = find('onChange')
  const controlled = find('checked') ?? find('value')
  if (change?.kind !== 'event' || controlled?.kind !== 'expr') return none
  const update = updateOf(change, lowering)
  if (!update) return none
  const { state, argument, event } = update
  const model = (target: string): Model => ({
    attributes: [script('x-model', target)],
    consumed: [controlled.name, 'onChange'],
  })
  const source = (target: Node) => rewrite(target, lowering.component.parsed.source, stripTypes)
  const value = unwrap(controlled.value)
  lowering.alpine.used.add(state)

  if (controlled.name === 'checked') {
    if (refersTo(value, state, lowering)) {
      const toggles =
        argument.type === 'UnaryExpression' && argument.operator === '!' && refersTo(argument.argument, state, lowering)
      if (toggles || isEventValue(argument, event, 'checked', lowering)) return model(state.name)
    }
    // A radio: checked={plan === 'team'} onChange={() => setPlan('team')}
    if (value.type === 'BinaryExpression' && value.operator === '===' && refersTo(value.left, state, lowering)) {
      const same = lowering.expression(value.right, scope) === lowering.expression(argument, scope)
      if (same || isEventValue(argument, event, 'value', lowering)) return model(state.name)
    }
    return none
  }
  if (refersTo(value, state, lowering) && isEventValue(argument, event, 'value', lowering)) return model(state.name)
  // A property: value={form.email} onChange={(event) => setForm({ ...form, email: event.target.value })}
  if (
    value.type === 'MemberExpression' &&
    !value.computed &&
    refersTo(value.object, state, lowering) &&
    argument.type === 'ObjectExpression'
  ) {
    const [spread, property, ...more] = argument.properties
    if (more.length > 0 || spread?.type !== 'SpreadElement' || property?.type !== 'Property' || property.computed)
      return none
    if (
      refersTo(spread.argument, state, lowering) &&
      source(property.key) === source(value.property) &&
      isEventValue(property.value, event, 'value', lowering)
    ) {
      return model(source(value))
    }
  }
  return none
}

type Update = { state: Extract<Binding, { kind: 'state' }>; argument: Node; event: Binding | undefined }

/** The single setter call a change handler makes. */
function updateOf(change: Extract<Attribute, { kind: 'event' }>, { component }: Lowering): Update | null {
  if (change.handler.kind !== 'inline') return null
  const { param, body } = change.handler
  const [first, ...more] = Array.isArray(body) ? body : [body]
  if (!first || more.length > 0) return null
  const call = unwrap(first.type === 'ExpressionStatement' ? first.expression : first)
  if (call.type !== 'CallExpression' || !call.arguments[0]) return null
  const setter = component.refs.get(call.callee)
  if (setter?.kind !== 'setter') return null
  const state = component.states.find((candidate) => candidate.name === setter.state.name)
  return state
    ? { state, argument: unwrap(call.arguments[0]), event: param ? component.refs.get(param) : undefined }
    : null
}

const refersTo = (node: Node, state: Binding, { component }: Lowering) => component.refs.get(unwrap(node)) === state

/** Whether a node is `event.target.value` (or `currentTarget`, or `checked`). */
function isEventValue(
  expression: Node,
  event: Binding | undefined,
  property: string,
  { component }: Lowering,
): boolean {
  const node = unwrap(expression)
  if (!event || node.type !== 'MemberExpression' || node.computed || !isNamed(node.property, property)) return false
  const target = unwrap(node.object)
  if (target.type !== 'MemberExpression' || target.computed) return false
  return (
    (isNamed(target.property, 'target') || isNamed(target.property, 'currentTarget')) &&
    component.refs.get(target.object) === event
  )
}

const isNamed = (node: Node, name: string) => node.type === 'Identifier' && node.name === name
