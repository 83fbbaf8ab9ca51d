import type { Attribute, Element, Part, ViewNode } from '../../ir/types.ts'
import type { PartName } from '../names.ts'
import { childrenOf } from '../../ir/walk.ts'

/** The controls a field ties to its label, by what their ids are called. */
const kinds: Partial<Record<PartName, string>> = {
  Switch: 'switch',
  Checkbox: 'checkbox',
  Radio: 'radio',
  Input: 'input',
  Select: 'select',
  Textarea: 'textarea',
  Listbox: 'listbox',
  Combobox: 'combobox',
}

export type Control = { part: Part; kind: string }

/** The control of a field, and its kind; null when it has none. */
export function controlOf(field: Part): Control | null {
  for (const part of partsOf(field)) {
    const kind = kinds[part.part]
    if (kind) return { part, kind }
  }
  return null
}

/** How a field names its control: by a <label> for it, by another element's text, or not at all. */
export function labelOf(field: Part): 'native' | 'passive' | null {
  const label = partsOf(field).find(({ part }) => part === 'Label')
  return label ? (isNativeLabel(label) ? 'native' : 'passive') : null
}

/** Whether a label is a `<label>` of the browser, on which a click reaches the control. */
export const isNativeLabel = (label: Part) =>
  (label.as ?? 'label') === 'label' && !label.attributes.some(({ name }) => name === 'passive')

/** Whether something in a field describes its control. */
export const isDescribed = (field: Part) => partsOf(field).some(({ part }) => part === 'Description')

/** The parts inside a field, those of fields inside it not included. */
const partsOf = (field: Part): Part[] =>
  childrenOf(field).flatMap(function find(node: ViewNode): Part[] {
    if (node.kind !== 'part') return childrenOf(node).flatMap(find)
    return node.part === 'Field' ? [node] : [node, ...childrenOf(node).flatMap(find)]
  })

/** What a control is about, to name its id after: its name in a form, or the state it sets. */
export function subjectOf({ part, kind }: Control): string {
  const named = (name: string): Attribute | undefined => part.attributes.find((attribute) => attribute.name === name)
  const [name, shown, value] = [named('name'), named('checked') ?? named('value'), named('value')]
  if (name?.kind === 'static') return words(name.value) || kind
  if (shown?.kind === 'expr' && shown.value.type === 'Identifier') return shown.value.name
  return (value?.kind === 'static' && words(value.value)) || kind
}

/** `first_name` and `first-name` are `firstName`. */
const words = (text: string) =>
  text
    .replaceAll(/[^a-zA-Z0-9]+(.)?/g, (_, next: string | undefined) => next?.toUpperCase() ?? '')
    .replace(/^[^a-zA-Z]+/, '')

const nativeTags: Partial<Record<PartName, string>> = { Input: 'input', Select: 'select', Textarea: 'textarea' }

/** The element that <Input>, <Select> and <Textarea> are where no library has a part for them. */
export function asElement(part: Part): Element {
  const attributes = part.attributes.map((attribute): Attribute => {
    if (attribute.name !== 'invalid') return attribute
    const { start, end } = attribute
    if (attribute.kind === 'flag') return { kind: 'static', name: 'aria-invalid', value: 'true', start, end }
    return { ...attribute, name: 'aria-invalid' }
  })
  return { ...part, kind: 'element', tag: nativeTags[part.part] ?? 'input', attributes }
}

/** The states of these elements, which every flavour shows by the same pseudo-classes and attributes. */
export const nativeVariants = {
  focus: 'focus-visible',
  hover: 'hover',
  active: 'active',
  disabled: 'disabled',
  invalid: 'aria-invalid',
} as const

/** Whether a group of radio buttons has a label and a description of its own, outside the fields in it. */
export const ownLabels = (group: Part) => {
  const parts = partsOf(group).map(({ part }) => part)
  return { named: parts.includes('Label'), described: parts.includes('Description') }
}
