import type { SveltePart } from '../part.ts'
import { attributeNamed, binding } from '../recipe.ts'
import { fieldWiring } from './field.ts'

/** Bits UI's own element is a button, which the author's classes lay out as they would a span. */
export const checkbox: SveltePart = {
  variants: {
    checked: 'data-[state=checked]',
    indeterminate: 'data-[state=indeterminate]',
    focus: 'focus-visible',
    hover: 'hover',
    disabled: 'disabled',
  },
  lower(part, lowering, scope) {
    const [checked, initial, onChange] = ['checked', 'defaultChecked', 'onChange'].map((name) =>
      attributeNamed(part, name),
    )
    const state =
      checked?.kind === 'expr' && onChange?.kind === 'event'
        ? [binding('checked', checked, onChange, lowering, { sets: null })]
        : initial?.kind === 'expr'
          ? [`checked={${lowering.expression(initial.value)}}`]
          : initial
            ? ['checked']
            : []
    return lowering.element(part, scope, {
      component: `${lowering.bits('Checkbox')}.Root`,
      renders: 'button',
      tag: 'button',
      variants: checkbox.variants,
      consumed: ['checked', 'defaultChecked', 'onChange'],
      attributes: [...state, ...fieldWiring(scope)],
    })
  },
}
