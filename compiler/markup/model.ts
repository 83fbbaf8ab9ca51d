/** Controlled fields: recognised here once, for every flavour that binds a field to a state in a word of its own. */
import type { Attribute, Component, Element, EventHandler, Part } from '../ir/types.ts'
import { unwrap, type Node } from '../parse/ast.ts'
import { valueKindOf, isEventNumber, isEventValue, updateOf, type Update } from './fields.ts'

/** What a field is tied to. */
export type Model = {
  /** What is assigned, as the flavour's code: `email`, `form.email`. */
  target: string
  /** What of the field is bound; a group is radio buttons of one state. */
  binds: 'value' | 'checked' | 'group'
  /** Whether the state keeps a number of what the field says in text. */
  isNumber: boolean
  /** What a change assigns; null where that is the new value as it is. */
  assigned: Node | null
  /** The author's attributes that the model stands for. */
  consumed: readonly string[]
}

/** The words of a flavour. */
export type ModelWords = {
  component: Component
  /** The JavaScript of an expression. */
  code(node: Node): string
  /** The property of a state whose name is computed; null where the flavour cannot bind to it. */
  computed(state: string, key: Node): string | null
  /** The fields of which its binding leaves text as text. */
  text: readonly ReturnType<typeof valueKindOf>[]
}

/**
 * Recognises a controlled field, such as `value={email} onChange={(event) => setEmail(event.target.value)}`. A part of
 * an interactive element hands on its new value, where a field of HTML hands on an event.
 *
 * @param tag the element it becomes; a part need not become one
 * @returns null for what is not recognised, which stays a value and an event
 */
export function modelOf(node: Element | Part, tag: string | null, words: ModelWords): Model | null {
  if (node.kind === 'element' && !['input', 'select', 'textarea'].includes(tag ?? '')) return null
  const find = (name: string) => node.attributes.find((attribute) => attribute.name === name)
  const change = find('onChange')
  const controlled = find('checked') ?? find('value')
  if (change?.kind !== 'event' || controlled?.kind !== 'expr') return null
  const { component } = words
  const update = changeOf(change.handler, component)
  const target = update && targetOf(update, words)
  if (!update || target === null) return null

  const shown = unwrap(controlled.value)
  const { value } = update
  const isTarget = (expression: Node) => words.code(unwrap(expression)) === target
  const takes = (property: 'value' | 'checked') =>
    node.kind === 'part'
      ? isParameter(update, component)
      : value !== null && isEventValue(value, update, property, component)
  const holds = node.kind === 'part' ? 'text' : valueKindOf(node.attributes)
  const mayBeNumber = node.kind === 'element' && (holds === 'slider' || tag === 'select')
  const isNumber = mayBeNumber && value !== null && isEventNumber(value, update, component)
  const toggles = value?.type === 'UnaryExpression' && value.operator === '!' && isTarget(value.argument)

  const binds = bound(controlled)
  return binds && { target, binds, isNumber, assigned: value, consumed: [controlled.name, 'onChange'] }

  function bound({ name }: Attribute): Model['binds'] | null {
    if (name === 'value')
      return isTarget(shown) && (isNumber || (words.text.includes(holds) && takes('value'))) ? 'value' : null
    if (isTarget(shown)) return toggles || takes('checked') ? 'checked' : null
    return isChosen(shown) && find('value') !== undefined ? 'group' : null
  }

  /** A radio: checked={plan === 'team'} onChange={() => setPlan('team')} */
  function isChosen(test: Node): boolean {
    if (test.type !== 'BinaryExpression' || test.operator !== '===' || !isTarget(test.left)) return false
    return takes('value') || (value !== null && words.code(test.right) === words.code(value))
  }
}

/** An update; without a value it assigns what its handler is given, as `onChange={setPush}` does. */
type Change = Omit<Update, 'value'> & { value: Node | null }

function changeOf(handler: EventHandler, component: Component): Change | null {
  if (handler.kind === 'inline') return updateOf(handler, component)
  const { binding } = handler
  return binding.kind === 'setter' ? { state: binding.state, property: null, value: null, event: undefined } : null
}

/** The state or its property, as code. */
function targetOf({ state, property }: Change, words: ModelWords): string | null {
  if (!property) return state.name
  if (property.computed) return words.computed(state.name, property.key)
  return property.key.type === 'Identifier' ? `${state.name}.${property.key.name}` : null
}

/** Whether a part hands its new value on as it is: `setPush`, or `(value) => setPush(value)`. */
const isParameter = ({ value, event }: Change, { refs }: Component) =>
  value === null || (event !== undefined && refs.get(value) === event)
