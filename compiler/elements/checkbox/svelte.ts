import type { SveltePart } from '../../targets/svelte/part.ts'
import { binding } from '../../targets/svelte/recipe.ts'
import { fieldWiring } from '../field/svelte.ts'
import { code, flag } from '../../targets/svelte/nodes.ts'
import { attributeNamed } from '../../ir/attributes.ts'

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
          ? [code('checked', lowering.expression(initial.value))]
          : initial
            ? [flag('checked')]
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
