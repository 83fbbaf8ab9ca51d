/** Steps that <Listbox> and <Combobox> share in Svelte. */
import type { Part } from '../../ir/types.ts'
import { choiceOf, wishOf, type ChoiceName, type ChoicePart } from './choice.ts'
import { quote } from '../../javascript/literal.ts'
import { decodeText } from '../../markup/text.ts'
import { expressionAttribute } from '../../targets/svelte/expression-attribute.ts'
import { idFor } from '../../targets/svelte/ids.ts'
import { type Lowering, type Scope } from '../../targets/svelte/lowering.ts'
import { binding, flagged } from '../../targets/svelte/recipe.ts'
import {
  block,
  code,
  content,
  element,
  plain,
  type SvelteAttribute,
  type SvelteNode,
} from '../../targets/svelte/nodes.ts'
import { hasPart } from '../../ir/parts.ts'
import { attributeNamed } from '../../ir/attributes.ts'
import { fixedClasses } from '../../ir/fixed-classes.ts'
import { within } from '../../ir/facts.ts'

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
  return hasPart(part.children, 'Label') ? { id: own, label: 'yes' } : { id: own }
}

/** A field around a choice, which tells it the id that label, description and control share. */
export function choiceField(part: Part, choice: ChoicePart, lowering: Lowering, scope: Scope): SvelteNode {
  const facts: Record<string, string> = { choice: choice.part, id: idFor(wishOf(choice), scope, lowering) }
  if (hasPart(part.children, 'Label')) facts.label = 'yes'
  if (hasPart(part.children, 'Description')) facts.description = 'yes'
  return lowering.element(part, within(scope, 'Field', facts), { component: null })
}

/** The label of a choice: a `<label>` for the control, or whatever else the author made of it, by its id. */
export function choiceLabel(part: Part, lowering: Lowering, scope: Scope): SvelteNode {
  const { id } = scope.parts.Listbox ?? scope.parts.Combobox ?? scope.parts.Field ?? {}
  const tag = part.as ?? 'label'
  const attributes = [plain('id', `${id}-label`), ...(tag === 'label' ? [plain('for', id ?? '')] : [])]
  return lowering.element(part, scope, { component: null, tag, consumed: ['passive'], attributes })
}

/** The id of the control, and what names and describes it. */
export const controlAttributes = ({ id, description }: Record<string, string>): SvelteAttribute[] => [
  plain('id', id ?? ''),
  ...(description ? [plain('aria-describedby', `${id}-description`)] : []),
]

/** Whether nothing is chosen at first; in a combobox also once its field is empty. */
export function mayBeNull(part: Part, { evaluator }: Lowering): boolean {
  const choice = choiceOf(part)
  if (part.part === 'Combobox') return !choice?.isMultiple
  const initially = choice && evaluator.evaluate(choice.value.value, evaluator.initial)
  return Boolean(initially?.known && initially.value === null)
}

/** `type="single" bind:value={status}`; a value that may be null is an empty one for Bits UI. */
export function choiceAttributes(part: Part, lowering: Lowering): SvelteAttribute[] {
  const choice = choiceOf(part)
  if (!choice) return []
  const { value, change, isMultiple } = choice
  const shown = lowering.expression(value.value)
  const bound = mayBeNull(part, lowering)
    ? code('bind:value', `() => ${shown} ?? '', (next) => ${lowering.call(change.handler, 'next || null')}`)
    : binding('value', value, change, lowering, { sets: null })
  return [plain('type', isMultiple ? 'multiple' : 'single'), bound, ...flagged(part, 'disabled', lowering)]
}

/** Bits UI disables an option without telling screen readers. */
export const disabledOption = (part: Part, lowering: Lowering): SvelteAttribute[] =>
  flagged(part, 'disabled', lowering).flatMap((own) => [
    own,
    own.value === null ? plain('aria-disabled', 'true') : { ...own, name: 'aria-disabled' },
  ])

/** `value`, as an option of Bits UI takes it: always text. */
export function optionValue(part: Part, lowering: Lowering): SvelteAttribute[] {
  const value = attributeNamed(part, 'value')
  if (value?.kind === 'expr') return [expressionAttribute('value', value.value, lowering)]
  return value?.kind === 'static' ? [plain('value', value.value.replaceAll('{', '&#123;'))] : []
}

/** The value of an option as JavaScript. */
export function valueCode(part: Part, { expression }: Pick<Lowering, 'expression'>): string {
  const value = attributeNamed(part, 'value')
  if (value?.kind === 'expr') return expression(value.value)
  return quote(value?.kind === 'static' ? decodeText(value.value) : '')
}

/** Bits UI sends an empty text for null, and several values under one name; Headless UI nothing, and numbers. */
export function hiddenInputs(part: Part, lowering: Lowering): SvelteNode | null {
  const name = attributeNamed(part, 'name')
  const choice = choiceOf(part)
  if (name?.kind !== 'static' || !choice) return null
  const value = lowering.expression(choice.value.value)
  const disabled = flagged(part, 'disabled', lowering)
  const input = (name: string, value: string) =>
    content(element('input', [plain('type', 'hidden'), plain('name', name), code('value', value), ...disabled]))
  if (!choice.isMultiple) return block('if', { head: `${value} !== null`, children: input(name.value, value) })
  const item = lowering.name('chosenValue')
  const index = lowering.name('index')
  const children = input(`${name.value}[{${index}}]`, item)
  return block('each', { head: `${value} as ${item}, ${index} (${item})`, children })
}

/** Bits UI scrolls the option it highlights into view only inside a viewport. */
export const scrolls = (part: Part) => /(^|\s)overflow-(y-)?(auto|scroll)(\s|$)/.test(fixedClasses(part))
