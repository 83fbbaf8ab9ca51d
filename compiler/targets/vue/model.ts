import type { Attribute, Element, Part } from '../../ir/types.ts'
import { holdsOf, isEventNumber, isEventValue, updateOf, type Update } from '../../markup/fields.ts'
import { unwrap, type Node } from '../../parse/ast.ts'
import { attribute, type VueAttribute } from './nodes.ts'
import type { Writer } from './writer.ts'

type Model = { attributes: VueAttribute[]; consumed: string[] }
const none: Model = { attributes: [], consumed: [] }

/** An update and the code of what it assigns; without a value it is what the event brings. */
type Change = Omit<Update, 'value'> & { value: Node | null; target: string }

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
  // v-model makes numbers of what such a field holds.
  const holds = isSwitch ? 'text' : holdsOf(node.attributes)
  if (holds === 'number') return none
  if (change?.kind !== 'event' || controlled?.kind !== 'expr') return none
  const update = changeOf(change, writer)
  if (!update) return none

  const value = unwrap(controlled.value)
  const isTarget = (expression: Node) => writer.code(expression) === update.target
  const takes = (property: 'value' | 'checked') =>
    isSwitch
      ? isParameter(update, writer)
      : update.value !== null && isEventValue(update.value, update, property, writer.component)
  const toggles =
    update.value?.type === 'UnaryExpression' && update.value.operator === '!' && isTarget(update.value.argument)
  const mayBeNumber = holds === 'slider' || (node.kind === 'element' && node.tag === 'select')
  const isNumber = mayBeNumber && update.value !== null && isEventNumber(update.value, update, writer.component)
  const isRecognised =
    controlled.name === 'value'
      ? isTarget(value) && (takes('value') || isNumber)
      : isTarget(value)
        ? toggles || takes('checked')
        : isChosen(value) && find('value') !== undefined
  if (!isRecognised) return none
  return {
    attributes: [attribute(isNumber ? 'v-model.number' : 'v-model', update.target)],
    consumed: [controlled.name, 'onChange'],
  }

  /** A radio: checked={plan === 'team'} onChange={() => setPlan('team')} */
  function isChosen(test: Node): boolean {
    if (test.type !== 'BinaryExpression' || test.operator !== '===' || !isTarget(test.left)) return false
    return takes('value') || (update?.value != null && writer.code(test.right) === writer.code(update.value))
  }
}

/** What the change of a field assigns; a switch may hand its new value straight to a setter. */
function changeOf({ handler }: Extract<Attribute, { kind: 'event' }>, writer: Writer): Change | null {
  if (handler.kind === 'named') {
    if (handler.binding.kind !== 'setter') return null
    const { state } = handler.binding
    return { state, property: null, value: null, event: undefined, target: state.name }
  }
  const update = updateOf(handler, writer.component)
  if (!update) return null
  const { state, property } = update
  if (!property) return { ...update, target: state.name }
  if (property.computed) return { ...update, target: `${state.name}[${writer.code(property.key)}]` }
  return property.key.type === 'Identifier' ? { ...update, target: `${state.name}.${property.key.name}` } : null
}

/** Whether a switch hands its new value on as it is: `setPush`, or `(value) => setPush(value)`. */
const isParameter = ({ value, event }: Change, { component }: Writer) =>
  value === null || (event !== undefined && component.refs.get(value) === event)
