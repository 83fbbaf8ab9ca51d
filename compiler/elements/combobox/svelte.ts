import { displayOf, inputOf, isStatic, queryOf, withoutRoles } from './parts.ts'
import type { Part } from '../../ir/types.ts'
import {
  choiceAttributes,
  choiceFacts,
  controlAttributes,
  disabledOption,
  hiddenInputs,
  optionValue,
  scrolls,
  valueCode,
} from '../choice/svelte.ts'
import { type Lowering, type Scope } from '../../targets/svelte/lowering.ts'
import type { SveltePart } from '../../targets/svelte/part.ts'
import * as several from './svelte-multiple.ts'
import * as palette from './svelte-palette.ts'
import { code, content, element, group, nothing, plain, type SvelteAttribute } from '../../targets/svelte/nodes.ts'
import { attributeNamed, isFlagged } from '../../ir/attributes.ts'
import { within } from '../../ir/facts.ts'

const open = { open: 'data-[state=open]' }
const consumed = ['value', 'onChange', 'onClose', 'name', 'multiple', 'disabled']

/** A field with suggestions. The one whose options are always there is a palette, which Bits UI has apart. */
export const combobox: SveltePart = {
  variants: { open: 'has-data-[state=open]', disabled: 'has-data-disabled' },
  lower(part, lowering, scope) {
    if (isStatic(part)) return palette.root(part, lowering, scope)
    if (isFlagged(part, 'multiple')) return several.root(part, lowering, scope)
    const query = queryOf(part, lowering.component)
    if (!query) {
      const help = 'onChange={(event) => setQuery(event.target.value)}'
      lowering.report.add('E234', inputOf(part) ?? part, '<ComboboxInput> needs to keep what is typed in a state', help)
      return nothing()
    }
    // Bits UI writes into its field by itself, and only a value that has changed meanwhile writes over it.
    const text = lowering.declare('inputValue')
    lowering.derived.set(text, `let ${text} = $derived(${shownCode(part, lowering)})`)
    const facts = { ...choiceFacts(part, lowering, scope), text }
    const inner = { ...within(scope, 'Combobox', facts), combobox: part }
    const attributes = [
      ...choiceAttributes(part, lowering),
      code('inputValue', text),
      code('allowDeselect', 'false'),
      ...closing(part, text, lowering),
    ]
    const node = part.as
      ? lowering.element(part, inner, { component: null, variants: combobox.variants, consumed })
      : group(lowering.children(part.children, inner))
    return element(`${lowering.bits('Combobox')}.Root`, attributes, content(hiddenInputs(part, lowering), node))
  },
}

/** What the field shows for what is chosen. */
function shownCode(part: Part, lowering: Lowering): string {
  const value = attributeNamed(part, 'value')
  const code = value?.kind === 'expr' ? lowering.expression(value.value) : ''
  const display = displayOf(inputOf(part))
  return display ? lowering.call(display, code) : `${code} ?? ''`
}

/** What is typed is forgotten once the options have faded, so that they do not change while they can be seen. */
function closing(part: Part, text: string, lowering: Lowering): SvelteAttribute[] {
  const close = attributeNamed(part, 'onClose')
  if (close?.kind !== 'event') return []
  const body = lowering.statements(close.handler, '')
  return [
    code('onOpenChangeComplete', `(open) => {\nif (!open) {\n${body}\n${text} = ${shownCode(part, lowering)}\n}\n}`),
  ]
}

/** `Combobox.Input`. One that belongs to a palette or to several values is written apart. */
export const input: SveltePart = {
  variants: { ...open, focus: 'focus', hover: 'hover', disabled: 'disabled' },
  lower(part, lowering, scope) {
    const facts = scope.parts.Combobox ?? {}
    if (facts.palette !== undefined) return palette.input(part, lowering, scope)
    if (facts.query !== undefined) return several.input(part, lowering, scope, input.variants)
    return lowering.element(part, scope, {
      component: `${lowering.bits('Combobox')}.Input`,
      renders: 'input',
      variants: input.variants,
      consumed: ['displayValue', 'onChange'],
      attributes: controlAttributes(facts),
      events: typing(part, facts.text ?? '', lowering, scope),
    })
  },
}

/** Keeps what is typed; an empty field means that nothing is chosen. */
function typing(part: Part, text: string, lowering: Lowering, { combobox }: Scope): SvelteAttribute[] {
  const typed = attributeNamed(part, 'onChange')
  const chosen = attributeNamed(combobox, 'onChange')
  if (typed?.kind !== 'event' || typed.handler.kind !== 'inline' || chosen?.kind !== 'event') return []
  const { param } = typed.handler
  const event = (param && lowering.component.refs.get(param)?.name) ?? lowering.name('event')
  const steps = [
    lowering.statements(typed.handler),
    `${text} = ${event}.currentTarget.value`,
    `if (${text} === '') ${lowering.statement(chosen.handler, 'null')}`,
  ]
  return [code('oninput', `(${param ? lowering.expression(param) : event}) => {\n${steps.join('\n')}\n}`)]
}

/** It is for the pointer: the keyboard opens the list from the input. */
export const button: SveltePart = {
  variants: { ...open, focus: 'focus-visible', hover: 'hover', active: 'active', disabled: 'disabled' },
  lower(part, lowering, scope) {
    const { id, label } = scope.parts.Combobox ?? {}
    const named = attributeNamed(part, 'aria-label') || !label ? [] : [plain('aria-labelledby', `${id}-label`)]
    return lowering.element(part, scope, {
      component: `${lowering.bits('Combobox')}.Trigger`,
      renders: 'button',
      variants: button.variants,
      attributes: [code('tabindex', '-1'), ...named],
    })
  },
}

/** `Combobox.ContentStatic`, with a viewport where the list scrolls. */
export const options: SveltePart = {
  variants: open,
  lower(part, lowering, scope) {
    const { id, label, palette: isPalette } = scope.parts.Combobox ?? {}
    const bare = { ...part, children: withoutRoles(part.children) }
    const inner: Scope = within(scope, 'ComboboxOptions', {})
    if (isPalette !== undefined) return palette.options(bare, lowering, inner)
    const name = lowering.bits('Combobox')
    const named = attributeNamed(part, 'aria-label') || !label ? [] : [plain('aria-labelledby', `${id}-label`)]
    return lowering.element(bare, inner, {
      component: `${name}.ContentStatic`,
      renders: 'div',
      variants: open,
      attributes: named,
      consumed: ['transition', 'static', 'modal'],
      ...(scrolls(part) && {
        children: content(element(`${name}.Viewport`, [], lowering.children(bare.children, inner))),
      }),
    })
  },
}

/** `Combobox.Item`; its label is what the input shows once it is chosen. */
export const option: SveltePart = {
  variants: { focus: 'data-highlighted', selected: 'data-selected', disabled: 'data-disabled' },
  lower(part, lowering, scope) {
    const facts = scope.parts.Combobox ?? {}
    if (facts.palette !== undefined) return palette.option(part, lowering, scope)
    // Bits UI shows it in the input at once.
    const display = displayOf(inputOf(scope.combobox))
    const labelled = display ? [code('label', lowering.call(display, valueCode(part, lowering)))] : []
    return lowering.element(part, scope, {
      component: `${lowering.bits('Combobox')}.Item`,
      renders: 'div',
      variants: option.variants,
      attributes: [...optionValue(part, lowering), ...labelled, ...disabledOption(part, lowering)],
      consumed: ['value', 'disabled'],
    })
  },
}
