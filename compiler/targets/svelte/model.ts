import type { Attribute, Binding, Element, Part } from '../../ir/types.ts'
import { unwrap, type Node } from '../../parse/ast.ts'
import type { Lowering } from './lowering.ts'

type Model = { attributes: string[]; consumed: string[] }
const none: Model = { attributes: [], consumed: [] }

/**
 * Recognises a controlled field, such as `value={email} onChange={(event) => setEmail(event.target.value)}`,
 * as `bind:value={email}`. What it does not recognise stays a value and an event.
 */
export function modelOf(node: Element | Part, tag: string, lowering: Lowering): Model {
  if (node.kind === 'part' || !['input', 'select', 'textarea'].includes(tag)) return none
  const find = (name: string) => node.attributes.find((attribute) => attribute.name === name)
  const change = find('onChange')
  const controlled = find('checked') ?? find('value')
  if (change?.kind !== 'event' || controlled?.kind !== 'expr') return none
  const update = updateOf(change, lowering)
  if (!update) return none

  const value = unwrap(controlled.value)
  const isTarget = (expression: Node) => lowering.expression(unwrap(expression)) === update.target
  const takes = (property: string) => isEventValue(update.value, update.event, property, lowering)
  const toggles =
    update.value.type === 'UnaryExpression' && update.value.operator === '!' && isTarget(update.value.argument)
  const kind =
    controlled.name === 'value'
      ? isTarget(value) && takes('value') && 'value'
      : isTarget(value)
        ? (toggles || takes('checked')) && 'checked'
        : isChosen(value) && find('value') !== undefined && 'group'
  return kind ? { attributes: [`bind:${kind}={${update.target}}`], consumed: [controlled.name, 'onChange'] } : none

  /** A radio: checked={plan === 'team'} onChange={() => setPlan('team')} */
  function isChosen(test: Node): boolean {
    if (test.type !== 'BinaryExpression' || test.operator !== '===' || !isTarget(test.left)) return false
    return takes('value') || lowering.expression(test.right) === lowering.expression(update!.value)
  }
}

/** What a change handler assigns: the state or the property of it, and the new value. */
type Update = { target: string; value: Node; event: Binding | undefined }

/** Reads `setName(value)` and `setForm({ ...form, name: value })`; null for anything else. */
function updateOf(change: Extract<Attribute, { kind: 'event' }>, lowering: Lowering): Update | null {
  if (change.handler.kind !== 'inline') return null
  const { refs } = lowering.component
  const { param, body } = change.handler
  const [first, ...more] = Array.isArray(body) ? body : [body]
  if (!first || more.length > 0) return null
  const call = unwrap(first.type === 'ExpressionStatement' ? first.expression : first)
  if (call.type !== 'CallExpression' || !call.arguments[0]) return null
  const setter = refs.get(call.callee)
  if (setter?.kind !== 'setter') return null
  const event = param ? refs.get(param) : undefined
  const target = setter.state.name
  const value = unwrap(call.arguments[0])
  if (value.type !== 'ObjectExpression') return { target, value, event }

  const [spread, property, ...others] = value.properties
  if (others.length > 0 || spread?.type !== 'SpreadElement' || property?.type !== 'Property') return null
  const source = refs.get(unwrap(spread.argument))
  if (source?.kind !== 'state' || source.state !== setter.state) return null
  const key = property.computed
    ? `[${lowering.expression(property.key)}]`
    : property.key.type === 'Identifier'
      ? `.${property.key.name}`
      : null
  return key === null ? null : { target: target + key, value: unwrap(property.value), event }
}

/** Whether a node is `event.target.value` (or `currentTarget`, or `checked`). */
function isEventValue(expression: Node, event: Binding | undefined, property: string, { component }: Lowering) {
  const node = unwrap(expression)
  if (!event || node.type !== 'MemberExpression' || node.computed || !isNamed(node.property, property)) return false
  const target = unwrap(node.object)
  if (target.type !== 'MemberExpression' || target.computed) return false
  const isTarget = isNamed(target.property, 'target') || isNamed(target.property, 'currentTarget')
  return isTarget && component.refs.get(target.object) === event
}

const isNamed = (node: Node, name: string) => node.type === 'Identifier' && node.name === name
