import type { SveltePart } from '../../targets/svelte/part.ts'
import { binding } from '../../targets/svelte/recipe.ts'
import { fieldWiring } from '../field/svelte.ts'
import { code, flag, nothing } from '../../targets/svelte/nodes.ts'
import { attributeNamed } from '../../ir/attributes.ts'

/** `Switch.Root` (https://bits-ui.com/docs/components/switch). */
export const switchControl: SveltePart = {
  variants: {
    checked: 'data-[state=checked]',
    focus: 'focus-visible',
    hover: 'hover',
    active: 'active',
    disabled: 'disabled',
  },
  lower(part, lowering, scope) {
    const checked = attributeNamed(part, 'checked')
    const onChange = attributeNamed(part, 'onChange')
    const controlled = checked?.kind === 'expr' && onChange?.kind === 'event'
    if (!controlled && (checked || onChange)) {
      lowering.report.add(
        'E234',
        part,
        '<Switch> needs both checked and onChange, or only defaultChecked',
        'checked={enabled} onChange={setEnabled}',
      )
      return nothing()
    }
    const initially = attributeNamed(part, 'defaultChecked')
    const state = controlled
      ? [binding('checked', checked, onChange, lowering, { sets: null })]
      : initially?.kind === 'expr'
        ? [code('checked', lowering.expression(initially.value))]
        : initially
          ? [flag('checked')]
          : []
    return lowering.element(part, scope, {
      component: `${lowering.bits('Switch')}.Root`,
      renders: 'button',
      variants: switchControl.variants,
      consumed: ['checked', 'defaultChecked', 'onChange'],
      attributes: [...state, ...fieldWiring(scope)],
    })
  },
}
