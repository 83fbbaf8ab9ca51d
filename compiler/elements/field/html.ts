import type { HtmlPart } from '../../targets/html/part.ts'
import { plain, script, type HtmlAttribute } from '../../targets/html/nodes.ts'
import { type Scope } from '../../targets/html/lowering.ts'
import { choiceAround, choiceField, choiceLabel } from '../choice/html-field.ts'
import { disabledCode } from '../../targets/html/recipe.ts'
import { isChoice } from '../choice/choice.ts'
import { controlOf, isDescribed, isNativeLabel, labelOf } from './control.ts'
import { within } from '../../ir/facts.ts'

const disabledState = { disabled: 'data-disabled' }

/**
 * The element whose scope holds the ids of control, label and description: `x-id`
 * (https://alpinejs.dev/directives/id).
 */
export const field: HtmlPart = {
  variants: disabledState,
  lower(part, lowering, scope) {
    const control = controlOf(part)
    if (!control) return []
    if (isChoice(control.part)) return choiceField(part, control.part, lowering, scope)
    lowering.needs.add('alpine')
    const { kind } = control
    const named = labelOf(part)
    const disabled = disabledCode(part, lowering, scope)
    const facts: Record<string, string> = {
      kind,
      ...(named ? { label: named } : {}),
      ...(isDescribed(part) ? { description: 'yes' } : {}),
      ...(disabled ? { disabled } : {}),
    }
    const ids = [
      ...(named === 'native' ? [kind] : []),
      ...(needsLabelId(facts) ? ['label'] : []),
      ...(facts.description ? ['description'] : []),
    ]
    return lowering.element(part, within(scope, 'Field', facts), {
      tag: part.as ?? 'div',
      variants: disabledState,
      ...(disabled ? { states: { disabled } } : {}),
      consumed: ['disabled'],
      attributes: ids.length > 0 ? [script('x-id', `[${ids.map((id) => `'${id}'`).join(', ')}]`)] : [],
    })
  },
}

/** Browsers name native controls by their <label>; a button that acts as a switch is not one of them. */
const needsLabelId = ({ label, kind }: Record<string, string>) =>
  label !== undefined && (label === 'passive' || kind === 'switch')

/** What ties the control of a field to its label and description, and whether the field disables it. */
export function fieldWiring({ parts: { Field: facts } }: Scope): HtmlAttribute[] {
  if (!facts) return []
  const { kind, label, description, disabled } = facts
  return [
    ...(label === 'native' ? [script(':id', `$id('${kind}')`)] : []),
    ...(needsLabelId(facts) ? [script(':aria-labelledby', "$id('label')")] : []),
    ...(description ? [script(':aria-describedby', "$id('description')")] : []),
    ...(disabled ? [disabled === 'true' ? plain('disabled') : script(':disabled', disabled)] : []),
  ]
}

/** In a field it names the control, else the group of radio buttons around it. */
export const label: HtmlPart = {
  variants: disabledState,
  lower(part, lowering, scope) {
    if (choiceAround(scope)) return choiceLabel(part, lowering, scope)
    const { Field: facts, RadioGroup: group } = scope.parts
    if (!facts && !group) lowering.report.add('E233', part, '<Label> must stand in a <Field> or a <RadioGroup>')
    if (!facts)
      return lowering.element(part, scope, { tag: part.as ?? 'div', attributes: [script(':id', "$id('label')")] })
    const isNative = isNativeLabel(part)
    return lowering.element(part, scope, {
      tag: part.as ?? (isNative ? 'label' : 'span'),
      variants: disabledState,
      ...(facts.disabled ? { states: { disabled: facts.disabled } } : {}),
      consumed: ['passive'],
      attributes: [
        ...(needsLabelId(facts) ? [script(':id', "$id('label')")] : []),
        ...(isNative ? [script(':for', `$id('${facts.kind}')`)] : []),
      ],
    })
  },
}

/** In a dialog it describes the dialog, in a field the control, in a group of radio buttons the group. */
export const description: HtmlPart = {
  variants: disabledState,
  lower(part, lowering, scope) {
    const { Field: facts, RadioGroup: group, Dialog: dialog } = scope.parts
    if (!facts && !group && !dialog)
      lowering.report.add('E233', part, '<Description> must stand in a <Field>, a <RadioGroup> or a <Dialog>')
    const id = facts || group ? 'description' : 'dialog-description'
    return lowering.element(part, scope, {
      tag: part.as ?? 'p',
      variants: disabledState,
      ...(facts?.disabled ? { states: { disabled: facts.disabled } } : {}),
      attributes: [script(':id', `$id('${id}')`)],
    })
  },
}

/** The browser's own, which disables what is in it. */
export const fieldset: HtmlPart = {
  variants: { disabled: 'disabled' },
  lower(part, lowering, scope) {
    return lowering.element(part, scope, { tag: part.as ?? 'fieldset', variants: fieldset.variants })
  },
}

/** The browser's own, or the element the author made of it. */
export const legend: HtmlPart = {
  variants: {},
  lower: (part, lowering, scope) => lowering.element(part, scope, { tag: part.as ?? 'legend' }),
}
