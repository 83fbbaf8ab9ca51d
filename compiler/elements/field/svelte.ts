import type { Part } from '../../ir/types.ts'
import { isChoice } from '../choice/choice.ts'
import { controlOf, isDescribed, isNativeLabel, labelOf, subjectOf } from './control.ts'
import { choiceAround, choiceField, choiceLabel } from '../choice/svelte.ts'
import { idFor } from '../../targets/svelte/ids.ts'
import { type Lowering, type Scope } from '../../targets/svelte/lowering.ts'
import type { SveltePart } from '../../targets/svelte/part.ts'
import { code, flag, nothing, plain, type SvelteAttribute } from '../../targets/svelte/nodes.ts'
import { attributeNamed } from '../../ir/attributes.ts'
import { within } from '../../ir/facts.ts'

const disabledState = { disabled: 'data-disabled' }

/** A control with its label and description, tied together by ids. */
export const field: SveltePart = {
  variants: disabledState,
  lower(part, lowering, scope) {
    const control = controlOf(part)
    if (!control) return nothing()
    if (isChoice(control.part)) return choiceField(part, control.part, lowering, scope)
    const disabled = disabledCode(part, lowering)
    const named = labelOf(part)
    const facts: Record<string, string> = {
      ...(named ? { label: named } : {}),
      ...(isDescribed(part) ? { description: 'yes' } : {}),
      ...(disabled ? { disabled } : {}),
    }
    if (facts.label || facts.description) facts.id = idFor(subjectOf(control), scope, lowering)
    return lowering.element(part, within(scope, 'Field', facts), {
      component: null,
      variants: disabledState,
      consumed: ['disabled'],
      attributes: dataDisabled(part, disabled),
    })
  },
}

/** What ties the control of a field to its label and description, and whether the field disables it. */
export function fieldWiring({ parts: { Field: facts } }: Scope): SvelteAttribute[] {
  if (!facts) return []
  const { id, label, description, disabled } = facts
  return [
    ...(label ? [plain('id', id ?? '')] : []),
    ...(label === 'passive' ? [plain('aria-labelledby', `${id}-label`)] : []),
    ...(description ? [plain('aria-describedby', `${id}-description`)] : []),
    ...(disabled ? [disabledAttribute(disabled)] : []),
  ]
}

/** In a field it names the control, else the group of radio buttons around it. */
export const label: SveltePart = {
  variants: disabledState,
  lower(part, lowering, scope) {
    if (choiceAround(scope)) return choiceLabel(part, lowering, scope)
    const { Field: facts, RadioGroup: group } = scope.parts
    if (!facts)
      return lowering.element(part, scope, {
        component: null,
        tag: part.as ?? 'div',
        attributes: [plain('id', `${group?.id}-label`)],
      })
    const isNative = isNativeLabel(part)
    return lowering.element(part, scope, {
      component: null,
      tag: part.as ?? (isNative ? 'label' : 'span'),
      variants: disabledState,
      consumed: ['passive'],
      attributes: [
        isNative ? plain('for', facts.id ?? '') : plain('id', `${facts.id}-label`),
        ...dataDisabled(part, facts.disabled),
      ],
    })
  },
}

/** In a dialog it describes the dialog, in a field the control, in a group of radio buttons the group. */
export const description: SveltePart = {
  variants: disabledState,
  lower(part, lowering, scope) {
    const { Field: facts, RadioGroup: group } = scope.parts
    const { id } = facts ?? group ?? {}
    if (id) {
      const attributes = [plain('id', `${id}-description`), ...dataDisabled(part, facts?.disabled)]
      return lowering.element(part, scope, { component: null, variants: disabledState, attributes })
    }
    return lowering.element(part, scope, { component: `${lowering.bits('Dialog')}.Description`, renders: 'div' })
  },
}

/** The browser's own, which disables what is in it. */
export const fieldset: SveltePart = {
  variants: { disabled: 'disabled' },
  lower: (part, lowering, scope) => lowering.element(part, scope, { component: null, variants: fieldset.variants }),
}

/** The browser's own, or the element the author made of it. */
export const legend: SveltePart = {
  variants: {},
  lower: (part, lowering, scope) => lowering.element(part, scope, { component: null }),
}

/** When a part is disabled: code, `true` where it always is; null where it never is. */
export function disabledCode(part: Part, { expression }: Pick<Lowering, 'expression'>): string | null {
  const disabled = attributeNamed(part, 'disabled')
  return disabled?.kind === 'expr' ? expression(disabled.value) : disabled ? 'true' : null
}

const disabledAttribute = (disabled: string) => (disabled === 'true' ? flag('disabled') : code('disabled', disabled))

/** The state, where the classes of a part, or of what it groups, look at it. */
function dataDisabled(part: Part, disabled: string | null | undefined): SvelteAttribute[] {
  const classes = part.classes.map((each) => (each.kind === 'static' ? each.value : '')).join(' ')
  if (!disabled || !/(^|\s)(\S*data-disabled:|group(\/|\s|$))/.test(classes)) return []
  return [disabled === 'true' ? flag('data-disabled') : code('data-disabled', `${disabled} || undefined`)]
}
