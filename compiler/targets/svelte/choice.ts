/** Steps that <Listbox> and <Combobox> share in Svelte. */
import type { Part } from '../../ir/types.ts'
import { choiceOf, contains, wishOf, type ChoiceName, type ChoicePart } from '../../elements/choice.ts'
import { quote } from '../../javascript/literal.ts'
import { decodeText } from '../../markup/text.ts'
import { fixedClasses } from './fixed-classes.ts'
import { expressionAttribute } from './attributes.ts'
import { idFor } from './ids.ts'
import { within, type Lowering, type Scope } from './lowering.ts'
import { attributeNamed, binding } from './recipe.ts'

/** The choice a label belongs to: the one it stands in, or that of the field around. */
export function choiceAround({ parts }: Scope): ChoiceName | null {
  if (parts.Listbox) return 'Listbox'
  if (parts.Combobox) return 'Combobox'
  return (parts.Field?.choice as ChoiceName | undefined) ?? null
}

/** Facts of a choice: its id, from its field or of its own, and what a label or description would hang on. */
export function choiceFacts(part: Part, lowering: Lowering, scope: Scope): Record<string, string> {
  const { choice, id, label, description } = scope.parts.Field ?? {}
  if (choice && id) return { id, ...(label ? { label } : {}), ...(description ? { description } : {}) }
  const own = idFor(wishOf(part), scope, lowering)
  return contains(part.children, 'Label') ? { id: own, label: 'yes' } : { id: own }
}

export function choiceField(part: Part, choice: ChoicePart, lowering: Lowering, scope: Scope): string {
  const facts: Record<string, string> = { choice: choice.part, id: idFor(wishOf(choice), scope, lowering) }
  if (contains(part.children, 'Label')) facts.label = 'yes'
  if (contains(part.children, 'Description')) facts.description = 'yes'
  return lowering.element(part, within(scope, 'Field', facts), { component: null })
}

export function choiceLabel(part: Part, lowering: Lowering, scope: Scope): string {
  const { id } = scope.parts.Listbox ?? scope.parts.Combobox ?? scope.parts.Field ?? {}
  const tag = part.as ?? 'label'
  const attributes = [`id="${id}-label"`, ...(tag === 'label' ? [`for="${id}"`] : [])]
  return lowering.element(part, scope, { component: null, tag, consumed: ['passive'], attributes })
}

/** The id of the control, and what names and describes it. */
export const controlAttributes = ({ id, description }: Record<string, string>): string[] => [
  `id="${id}"`,
  ...(description ? [`aria-describedby="${id}-description"`] : []),
]

/** Whether nothing is chosen at first; in a combobox also once its field is empty. */
export function mayBeNull(part: Part, { evaluator }: Lowering): boolean {
  const choice = choiceOf(part)
  if (part.part === 'Combobox') return !choice?.isMultiple
  const initially = choice && evaluator.evaluate(choice.value.value, evaluator.initial)
  return Boolean(initially?.known && initially.value === null)
}

/** `type="single" bind:value={status}`; a value that may be null is an empty one for Bits UI. */
export function choiceAttributes(part: Part, lowering: Lowering): string[] {
  const choice = choiceOf(part)
  if (!choice) return []
  const { value, change, isMultiple } = choice
  const shown = lowering.expression(value.value)
  const bound = mayBeNull(part, lowering)
    ? `bind:value={() => ${shown} ?? '', (next) => ${lowering.call(change.handler, 'next || null')}}`
    : binding('value', value, change, lowering, { sets: null })
  return [`type="${isMultiple ? 'multiple' : 'single'}"`, bound, ...flag(part, 'disabled', lowering)]
}

/** `disabled`, or `disabled={condition}`. */
export function flag(part: Part, name: string, { expression }: Pick<Lowering, 'expression'>): string[] {
  const attribute = attributeNamed(part, name)
  if (!attribute) return []
  return [attribute.kind === 'expr' ? `${name}={${expression(attribute.value)}}` : name]
}

/** Bits UI disables an option without telling screen readers. */
export const disabledOption = (part: Part, lowering: Lowering): string[] =>
  flag(part, 'disabled', lowering).flatMap((own) => [
    own,
    own === 'disabled' ? 'aria-disabled="true"' : own.replace('disabled', 'aria-disabled'),
  ])

export function optionValue(part: Part, lowering: Lowering): string {
  const value = attributeNamed(part, 'value')
  if (value?.kind === 'expr') return expressionAttribute('value', value.value, lowering)
  return value?.kind === 'static' ? `value="${value.value.replaceAll('{', '&#123;')}"` : ''
}

/** Stands for the value of an option in code that each option completes. */
export const placeholder = '__value__'

/** The value of an option as JavaScript. */
export function valueCode(part: Part, { expression }: Pick<Lowering, 'expression'>): string {
  const value = attributeNamed(part, 'value')
  if (value?.kind === 'expr') return expression(value.value)
  return quote(value?.kind === 'static' ? decodeText(value.value) : '')
}

/** Bits UI sends an empty text for null, and several values under one name; Headless UI nothing, and numbers. */
export function hiddenInputs(part: Part, lowering: Lowering): string {
  const name = attributeNamed(part, 'name')
  const choice = choiceOf(part)
  if (name?.kind !== 'static' || !choice) return ''
  const value = lowering.expression(choice.value.value)
  const disabled = flag(part, 'disabled', lowering)
  const input = (attributes: string[]) => `<input ${['type="hidden"', ...attributes, ...disabled].join(' ')} />`
  if (!choice.isMultiple)
    return `{#if ${value} !== null}\n${input([`name="${name.value}"`, attributeOf(value)])}\n{/if}`
  const item = lowering.name('chosenValue')
  const index = lowering.name('index')
  return `{#each ${value} as ${item}, ${index} (${item})}\n${input([`name="${name.value}[{${index}}]"`, attributeOf(item)])}\n{/each}`
}

const attributeOf = (code: string) => (code === 'value' ? '{value}' : `value={${code}}`)

/** Bits UI scrolls the option it highlights into view only inside a viewport. */
export const scrolls = (part: Part) => /(^|\s)overflow-(y-)?(auto|scroll)(\s|$)/.test(fixedClasses(part))
