/** Steps that <Listbox> and <Combobox> share in Vue. */
import type { Part } from '../../ir/types.ts'
import { modelAttributes } from '../../targets/vue/model.ts'
import { attribute, type VueAttribute } from '../../targets/vue/nodes.ts'
import type { Scope, Writer } from '../../targets/vue/writer.ts'
import { attributeNamed } from '../../ir/attributes.ts'

/** Attributes of the root that its component takes, rather than an element. */
export const choiceProps = ['name', 'multiple', 'disabled']
/** Attributes of the root that `v-model` stands for. */
export const choiceModel = ['value', 'onChange']

/** `v-model="status"`, or a value and what changes it. */
export function choiceAttributes(part: Part, writer: Writer): VueAttribute[] {
  const value = attributeNamed(part, 'value')
  const change = attributeNamed(part, 'onChange')
  if (change?.kind !== 'event') return []
  // Emptying the field of one value chooses nothing.
  const isMultiple = attributeNamed(part, 'multiple') !== undefined
  const nullable = part.part === 'Combobox' && value && !isMultiple ? [attribute('nullable')] : []
  const model = modelAttributes(part, writer)
  if (model.attributes.length > 0) return [...model.attributes, ...nullable]
  return [
    ...(value?.kind === 'expr' ? [attribute(':model-value', writer.code(value.value))] : []),
    attribute('@update:model-value', writer.call(change.handler, null).code),
    ...nullable,
  ]
}

/** What a field tells the control inside it. */
export const controlAttributes = ({ parts }: Scope): VueAttribute[] =>
  parts.Field?.description ? [attribute(':aria-describedby', parts.Field.description)] : []

/** The element of an option: a list item, which is what Headless UI makes of it, or a <div> in a list that is none. */
export const elementOfOption = (part: Part, list: Record<string, string> | undefined): Part =>
  list?.as && !part.as && part.classes.length > 0 ? { ...part, as: list.as } : part
