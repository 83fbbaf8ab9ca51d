/** Steps that the recipes of <Listbox> and <Combobox> share. */
import type { Part } from '../../ir/types.ts'
import { type ChoiceName } from './choice.ts'
import { decodeText } from '../../markup/text.ts'
import { negate, quote } from '../../javascript/literal.ts'
import type { Lowering, Scope } from '../../targets/html/lowering.ts'
import { block, plain, script, type HtmlAttribute, type HtmlElement, type HtmlNode } from '../../targets/html/nodes.ts'
import { template } from '../../targets/html/template.ts'
import { hasPart } from '../../ir/parts.ts'
import { attributeNamed } from '../../ir/attributes.ts'

/** Stands for the value of an option in code that each option completes. */
const slot = '__value__'

/** The code of a choice, completed with the value of one option, which is JavaScript. */
export const withValue = (code: string, value: string) => code.replaceAll(slot, value)

/** The ids by which the parts of a choice, its label and its description find each other. */
export const idsOf = (name: ChoiceName): string[] =>
  name === 'Listbox'
    ? ['listbox-label', 'listbox-button', 'listbox']
    : ['combobox-label', 'combobox-input', 'combobox', 'combobox-option']

/** The JavaScript of the value, whether an option has it, and what choosing one does. */
export type ChoiceCode = {
  /** Empty where nothing stays chosen. */
  value: string
  call: (argument: string) => string
  choose: string
  chosen: string
  isMultiple: boolean
  mayBeNull: boolean
}

/** @returns null where the change is missing, which is a problem found before */
export function choiceCode(part: Part, lowering: Lowering, scope: Scope): ChoiceCode | null {
  const shown = attributeNamed(part, 'value')
  const change = attributeNamed(part, 'onChange')
  if (change?.kind !== 'event') return null
  const isMultiple = attributeNamed(part, 'multiple') !== undefined
  const value = shown?.kind === 'expr' ? lowering.expression(shown.value, scope) : ''
  const initially = shown?.kind === 'expr' ? lowering.initially(shown.value, scope) : null
  const call = (argument: string) => lowering.alpine.call(change.handler, scope.env, argument).code
  return {
    value,
    call,
    choose: call(isMultiple ? `toggled(${value}, ${slot})` : slot),
    chosen: isMultiple ? `${value}.includes(${slot})` : `${value} === ${slot}`,
    isMultiple,
    mayBeNull: Boolean(initially?.known && initially.value === null),
  }
}

/** The value of an option, as JavaScript. */
export function optionValue(part: Part, lowering: Lowering, scope: Scope): string {
  const value = attributeNamed(part, 'value')
  if (value?.kind === 'static') return quote(decodeText(value.value))
  if (value?.kind === 'expr') return lowering.expression(value.value, scope)
  lowering.report.add('E234', part, `<${part.part}> needs a value`, 'value={item.id}')
  return 'null'
}

/** Whether an option is disabled: known now, or JavaScript that tells. */
export function disabledState(part: Part, lowering: Lowering, scope: Scope): { known: boolean } | { code: string } {
  const disabled = attributeNamed(part, 'disabled')
  if (disabled?.kind !== 'expr') return { known: disabled !== undefined }
  const result = lowering.evaluate(disabled.value, scope)
  return result.known ? { known: Boolean(result.value) } : { code: lowering.expression(disabled.value, scope) }
}

/** Facts a choice tells its parts: what choosing does, and whether it has a name, a description, or is disabled. */
export function choiceFacts(part: Part, choice: ChoiceCode, lowering: Lowering, scope: Scope): Record<string, string> {
  const disabled = disabledState(part, lowering, scope)
  const facts: Record<string, string> = { chosen: choice.chosen, choose: choice.choose, value: choice.value }
  if (choice.isMultiple) facts.multiple = 'yes'
  if (hasPart(part.children, 'Label') || scope.parts.Field?.label) facts.label = 'yes'
  if (scope.parts.Field?.description) facts.description = 'yes'
  if ('code' in disabled || disabled.known) facts.disabled = 'code' in disabled ? disabled.code : 'true'
  return facts
}

/** `x-id` for a choice without a <Field>, which would have it. */
export const idScope = (name: ChoiceName, scope: Scope, { label }: Record<string, string>): HtmlAttribute[] =>
  scope.parts.Field?.choice
    ? []
    : [
        script(
          'x-id',
          `[${idsOf(name)
            .filter((id) => label !== undefined || !id.endsWith('-label'))
            .map((id) => `'${id}'`)
            .join(', ')}]`,
        ),
      ]

/** What ties the control of a choice to its label and description, and disables it. */
export const controlAttributes = (name: ChoiceName, scope: Scope): HtmlAttribute[] => {
  const { label, description, disabled } = scope.parts[name] ?? {}
  const labels = name === 'Listbox' ? "$id('listbox-label') + ' ' + $id('listbox-button')" : "$id('combobox-label')"
  return [
    ...(label ? [script(':aria-labelledby', labels)] : []),
    ...(description ? [script(':aria-describedby', "$id('description')")] : []),
    ...(disabled === 'true' ? [plain('disabled')] : disabled ? [script(':disabled', disabled)] : []),
  ]
}

/** What happens on an option unless it is disabled. */
export const unless = (disabled: string, run: string) =>
  run.includes(';') ? `if (${negate(disabled)}) { ${run} }` : `${guard(disabled)} || (${run})`

const guard = (code: string) => (/[^\w$.[\]'!]/.test(code) ? `(${code})` : code)

/** `disabled` on the root is disabled on its controls. */
export function disabledAttributes(part: Part, lowering: Lowering, scope: Scope): HtmlAttribute[] {
  const state = disabledState(part, lowering, scope)
  if ('code' in state) return [script(':disabled', state.code)]
  return state.known ? [plain('disabled')] : []
}

/** What a form sends: nothing for null, and `name[0]`, `name[1]` … for several values, as Headless UI does. */
export function hiddenInput(
  part: Part,
  { value, isMultiple, mayBeNull }: { value: string; isMultiple: boolean; mayBeNull: boolean },
  lowering: Lowering,
  scope: Scope,
): HtmlElement[] {
  const name = attributeNamed(part, 'name')
  if (!name) return []
  if (name.kind !== 'static') {
    lowering.report.add('E221', name, '“name” must be text', 'name="status"')
    return []
  }
  const input = (attributes: HtmlAttribute[]): HtmlElement => ({
    kind: 'element',
    tag: 'input',
    attributes: [plain('type', 'hidden'), ...attributes],
    children: [],
    layout: { ...block, outOfFlow: true },
  })
  const disabled = disabledAttributes(part, lowering, scope)
  if (!isMultiple) {
    const isNull = `${value} === null`
    const unless = mayBeNull && disabled.length === 0 ? [script(':disabled', isNull)] : disabled
    return [input([plain('name', name.value), script(':value', value), ...unless])]
  }
  const item = lowering.name('chosen', 'chosenValue')
  const index = lowering.name('index', 'position')
  const each = input([script(':name', `'${name.value}[' + ${index} + ']'`), script(':value', item), ...disabled])
  return [template([script('x-for', `(${item}, ${index}) in ${value}`), script(':key', item)], [each])]
}

/** Puts an element first into the element, or the only element, that these nodes are. */
export function prepend(nodes: HtmlNode[], first: HtmlNode[]): HtmlNode[] {
  if (first.length === 0) return nodes
  const [only, ...others] = nodes.filter(({ kind }) => kind !== 'comment')
  if (!only || only.kind === 'text' || only.kind === 'comment') return [...first, ...nodes]
  if (others.length > 0 || (only.kind === 'element' && only.tag === 'template')) return [...first, ...nodes]
  if (only.kind === 'scope') only.children = prepend(only.children, first)
  else only.children.unshift(...first)
  return nodes
}
