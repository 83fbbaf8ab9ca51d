import type { Element, Part } from '../../ir/types.ts'
import { holdsOf, isEventNumber, isEventValue, updateOf, type Update } from '../../markup/fields.ts'
import { unwrap, type Node } from '../../parse/ast.ts'
import { code, type SvelteAttribute } from './nodes.ts'
import type { Lowering } from './lowering.ts'

type Model = { attributes: SvelteAttribute[]; consumed: string[] }
const none: Model = { attributes: [], consumed: [] }

/**
 * Recognises a controlled field, such as `value={email} onChange={(event) => setEmail(event.target.value)}`,
 * as `bind:value={email}`. What it does not recognise stays a value and an event; among it text of fields that
 * `bind:value` makes numbers of.
 */
export function modelOf(node: Element | Part, tag: string, lowering: Lowering): Model {
  if (node.kind === 'part' || !['input', 'select', 'textarea'].includes(tag)) return none
  const find = (name: string) => node.attributes.find((attribute) => attribute.name === name)
  const change = find('onChange')
  const controlled = find('checked') ?? find('value')
  if (change?.kind !== 'event' || controlled?.kind !== 'expr') return none
  const { component } = lowering
  const update = updateOf(change.handler, component)
  const target = update && targetOf(update, lowering)
  if (!update || target === null) return none

  const value = unwrap(controlled.value)
  const isTarget = (expression: Node) => lowering.expression(unwrap(expression)) === target
  const takes = (property: 'value' | 'checked') => isEventValue(update.value, update, property, component)
  const toggles =
    update.value.type === 'UnaryExpression' && update.value.operator === '!' && isTarget(update.value.argument)
  const holds = holdsOf(node.attributes)
  const bindsValue =
    (holds === 'text' && takes('value')) ||
    ((holds === 'slider' || tag === 'select') && isEventNumber(update.value, update, component))
  const kind =
    controlled.name === 'value'
      ? isTarget(value) && bindsValue && 'value'
      : isTarget(value)
        ? (toggles || takes('checked')) && 'checked'
        : isChosen(value, update.value) && find('value') !== undefined && 'group'
  return kind ? { attributes: [code(`bind:${kind}`, target)], consumed: [controlled.name, 'onChange'] } : none

  /** A radio: checked={plan === 'team'} onChange={() => setPlan('team')} */
  function isChosen(test: Node, chosen: Node): boolean {
    if (test.type !== 'BinaryExpression' || test.operator !== '===' || !isTarget(test.left)) return false
    return takes('value') || lowering.expression(test.right) === lowering.expression(chosen)
  }
}

function targetOf({ state, property }: Update, lowering: Lowering): string | null {
  if (!property) return state.name
  if (property.computed) return `${state.name}[${lowering.expression(property.key)}]`
  return property.key.type === 'Identifier' ? `${state.name}.${property.key.name}` : null
}
