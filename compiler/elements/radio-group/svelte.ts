import { ownLabels, subjectOf } from '../field/control.ts'
import { optionValue } from '../choice/svelte.ts'
import { idFor } from '../../targets/svelte/ids.ts'
import type { SveltePart } from '../../targets/svelte/part.ts'
import { binding } from '../../targets/svelte/recipe.ts'
import { fieldWiring } from '../field/svelte.ts'
import { code, plain } from '../../targets/svelte/nodes.ts'
import { attributeNamed } from '../../ir/attributes.ts'
import { within } from '../../ir/facts.ts'

/** `RadioGroup.Root` (https://bits-ui.com/docs/components/radio-group). */
export const radioGroup: SveltePart = {
  variants: {},
  lower(part, lowering, scope) {
    const { named, described } = ownLabels(part)
    const [value, initial, onChange] = ['value', 'defaultValue', 'onChange'].map((name) => attributeNamed(part, name))
    const facts: Record<string, string> = {}
    if (named || described) facts.id = idFor(subjectOf({ part, kind: 'radio-group' }), scope, lowering)
    const state =
      value?.kind === 'expr' && onChange?.kind === 'event'
        ? [binding('value', value, onChange, lowering, { sets: null })]
        : initial?.kind === 'static'
          ? [plain('value', initial.value)]
          : initial?.kind === 'expr'
            ? [code('value', lowering.expression(initial.value))]
            : []
    return lowering.element(part, within(scope, 'RadioGroup', facts), {
      component: `${lowering.bits('RadioGroup')}.Root`,
      renders: 'div',
      consumed: ['value', 'defaultValue', 'onChange'],
      attributes: [
        ...state,
        ...(named ? [plain('aria-labelledby', `${facts.id}-label`)] : []),
        ...(described ? [plain('aria-describedby', `${facts.id}-description`)] : []),
      ],
    })
  },
}

/** Bits UI's own element is a button, which the author's classes lay out as they would a span. */
export const radio: SveltePart = {
  variants: {
    checked: 'data-[state=checked]',
    focus: 'focus-visible',
    hover: 'hover',
    disabled: 'disabled',
  },
  lower: (part, lowering, scope) =>
    lowering.element(part, scope, {
      component: `${lowering.bits('RadioGroup')}.Item`,
      renders: 'button',
      tag: 'button',
      variants: radio.variants,
      consumed: ['value'],
      attributes: [...optionValue(part, lowering), ...fieldWiring(scope)],
    }),
}
