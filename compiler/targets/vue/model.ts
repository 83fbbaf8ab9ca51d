import type { Attribute, Binding, Element, Part, State } from '../../ir/types.ts'
import { unwrap, type Node } from '../../parse/ast.ts'
import { attribute, type VueAttribute } from './nodes.ts'
import type { Writer } from './writer.ts'

type Model = { attributes: VueAttribute[]; consumed: string[] }
const none: Model = { attributes: [], consumed: [] }

/** What a change handler assigns: a state or a property of it, and the new value. */
type Update = { target: string; state: State; value: Node | null; event: Binding | undefined; nested: boolean }

/**
 * Recognises a controlled field, such as `value={email} onChange={(event) => setEmail(event.target.value)}`,
 * as `v-model="email"`. What it does not recognise stays a bound value and an event.
 */
export function modelOf(node: Element | Part, writer: Writer): Model {
  const isSwitch = node.kind === 'part'
  if (!isSwitch && !['input', 'select', 'textarea'].includes(node.tag)) return none
  const find = (name: string) => node.attributes.find((candidate) => candidate.name === name)
  const change = find('onChange')
  const controlled = find('checked') ?? find('value')
  const type = find('type')
  // v-model makes numbers of what such a field holds.
  if (type?.kind === 'static' && type.value === 'number') return none
  if (change?.kind !== 'event' || controlled?.kind !== 'expr') return none
  const update = updateOf(change, writer)
  if (!update) return none

  const value = unwrap(controlled.value)
  const isTarget = (expression: Node) => writer.code(expression) === update.target
  const takes = (property: string) =>
    isSwitch ? isParameter(update, writer) : isEventValue(update.value, update.event, property, writer)
  const toggles =
    update.value?.type === 'UnaryExpression' && update.value.operator === '!' && isTarget(update.value.argument)
  const isRecognised =
    controlled.name === 'value'
      ? isTarget(value) && takes('value')
      : isTarget(value)
        ? toggles || takes('checked')
        : isChosen(value) && find('value') !== undefined
  if (!isRecognised) return none
  if (update.nested) writer.changedInPlace.add(update.state)
  return { attributes: [attribute('v-model', update.target)], consumed: [controlled.name, 'onChange'] }

  /** A radio: checked={plan === 'team'} onChange={() => setPlan('team')} */
  function isChosen(test: Node): boolean {
    if (test.type !== 'BinaryExpression' || test.operator !== '===' || !isTarget(test.left)) return false
    return takes('value') || (update?.value != null && writer.code(test.right) === writer.code(update.value))
  }
}

/** Reads `setName`, `setName(value)` and `setForm({ ...form, name: value })`; null for anything else. */
function updateOf({ handler }: Extract<Attribute, { kind: 'event' }>, writer: Writer): Update | null {
  const { refs } = writer.component
  if (handler.kind === 'named') {
    if (handler.binding.kind !== 'setter') return null
    const { state } = handler.binding
    return { target: state.name, state, value: null, event: undefined, nested: false }
  }
  const { param, body } = handler
  const [first, ...more] = Array.isArray(body) ? body : [body]
  if (!first || more.length > 0) return null
  const call = unwrap(first.type === 'ExpressionStatement' ? first.expression : first)
  const setter = call.type === 'CallExpression' ? refs.get(call.callee) : undefined
  if (call.type !== 'CallExpression' || setter?.kind !== 'setter' || !call.arguments[0]) return null
  const { state } = setter
  const event = param ? refs.get(param) : undefined
  const value = unwrap(call.arguments[0])
  if (value.type !== 'ObjectExpression') return { target: state.name, state, value, event, nested: false }

  const [spread, property, ...others] = value.properties
  if (others.length > 0 || spread?.type !== 'SpreadElement' || property?.type !== 'Property') return null
  const source = refs.get(unwrap(spread.argument))
  if (source?.kind !== 'state' || source.state !== state) return null
  const target = property.computed
    ? `${state.name}[${writer.code(property.key)}]`
    : property.key.type === 'Identifier'
      ? `${state.name}.${property.key.name}`
      : null
  return target === null ? null : { target, state, value: unwrap(property.value), event, nested: true }
}

/** Whether a switch hands its new value on as it is: `setPush`, or `(value) => setPush(value)`. */
const isParameter = ({ value, event }: Update, { component }: Writer) =>
  value === null || (event !== undefined && component.refs.get(value) === event)

/** Whether a node is `event.target.value` (or `currentTarget`, or `checked`). */
function isEventValue(
  expression: Node | null,
  event: Binding | undefined,
  property: string,
  { component }: Writer,
): boolean {
  if (!event || !expression) return false
  const node = unwrap(expression)
  if (node.type !== 'MemberExpression' || node.computed || !isNamed(node.property, property)) return false
  const target = unwrap(node.object)
  if (target.type !== 'MemberExpression' || target.computed) return false
  const isTarget = isNamed(target.property, 'target') || isNamed(target.property, 'currentTarget')
  return isTarget && component.refs.get(target.object) === event
}

const isNamed = (node: Node, name: string) => node.type === 'Identifier' && node.name === name
