import type { Element, Part } from '../../ir/types.ts'
import { holdsOf, isEventNumber, isEventValue, updateOf, type Update } from '../../markup/fields.ts'
import type { Node } from '../../parse/ast.ts'
import { unwrap } from '../../parse/ast.ts'
import type { Lowering, Scope } from './lowering.ts'
import { script, type HtmlAttribute } from './nodes.ts'

type Model = { attributes: HtmlAttribute[]; consumed: string[] }
const none: Model = { attributes: [], consumed: [] }

/**
 * Recognises a controlled field, such as `value={email} onChange={(event) => setEmail(event.target.value)}`,
 * as `x-model="email"`. What it does not recognise stays a bound value and an event.
 */
export function modelOf(node: Element | Part, tag: string, scope: Scope, lowering: Lowering): Model {
  if (node.kind === 'part' || !['input', 'select', 'textarea'].includes(tag)) return none
  const find = (name: string) => node.attributes.find((attribute) => attribute.name === name)
  const change = find('onChange')
  const controlled = find('checked') ?? find('value')
  if (change?.kind !== 'event' || controlled?.kind !== 'expr') return none
  const { component } = lowering
  const update = updateOf(change.handler, component)
  const target = update && targetOf(update, scope, lowering)
  if (!update || target === null) return none

  const value = unwrap(controlled.value)
  const isTarget = (expression: Node) => lowering.expression(expression, scope) === target
  const takes = (property: 'value' | 'checked') => isEventValue(update.value, update, property, component)
  const toggles =
    update.value.type === 'UnaryExpression' && update.value.operator === '!' && isTarget(update.value.argument)
  const mayBeNumber = tag === 'select' || holdsOf(node.attributes) === 'slider'
  const isNumber =
    (mayBeNumber && isEventNumber(update.value, update, component)) ||
    (controlled.name === 'checked' && choosesNumber(update.value))
  const isRecognised =
    controlled.name === 'value'
      ? isTarget(value) && (takes('value') || isNumber)
      : isTarget(value)
        ? toggles || takes('checked')
        : isChosen(value, update.value) && find('value') !== undefined
  return isRecognised
    ? { attributes: [script(isNumber ? 'x-model.number' : 'x-model', target)], consumed: [controlled.name, 'onChange'] }
    : none

  function choosesNumber(chosen: Node): boolean {
    const result = lowering.evaluate(chosen, scope)
    return result.known && typeof result.value === 'number'
  }

  /** A radio: checked={plan === 'team'} onChange={() => setPlan('team')} */
  function isChosen(test: Node, chosen: Node): boolean {
    if (test.type !== 'BinaryExpression' || test.operator !== '===' || !isTarget(test.left)) return false
    return takes('value') || lowering.expression(test.right, scope) === lowering.expression(chosen, scope)
  }
}

/** The state or its property; a computed one whose value is known too: `[product.id]` may be `mug`. */
function targetOf({ state, property }: Update, scope: Scope, lowering: Lowering): string | null {
  if (!property) return state.name
  if (!property.computed) return property.key.type === 'Identifier' ? `${state.name}.${property.key.name}` : null
  const result = lowering.evaluate(property.key, scope)
  return result.known && /^[A-Za-z_$][\w$]*$/.test(String(result.value)) ? `${state.name}.${result.value}` : null
}
