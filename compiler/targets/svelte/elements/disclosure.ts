import type { SveltePart } from '../part.ts'
import { attributeNamed } from '../recipe.ts'

const open = { open: 'data-[state=open]' }

/** Without an element of the author's, the one Bits UI renders leaves no trace in the layout. */
export const disclosure: SveltePart = {
  variants: open,
  lower(part, lowering, scope) {
    const defaultOpen = attributeNamed(part, 'defaultOpen')
    const attributes =
      defaultOpen?.kind === 'expr' ? [`open={${lowering.expression(defaultOpen.value)}}`] : defaultOpen ? ['open'] : []
    return lowering.element(part, scope, {
      component: `${lowering.bits('Collapsible')}.Root`,
      renders: 'div',
      variants: open,
      attributes: [...attributes, ...(part.as ? [] : ['class="contents"'])],
      consumed: ['defaultOpen'],
    })
  },
}

export const button: SveltePart = {
  variants: { ...open, focus: 'focus-visible', hover: 'hover', active: 'active', disabled: 'disabled' },
  lower: (part, lowering, scope) =>
    lowering.element(part, scope, {
      component: `${lowering.bits('Collapsible')}.Trigger`,
      renders: 'button',
      variants: button.variants,
    }),
}

export const panel: SveltePart = {
  variants: open,
  lower: (part, lowering, scope) =>
    lowering.element(part, scope, {
      component: `${lowering.bits('Collapsible')}.Content`,
      renders: 'div',
      variants: open,
      consumed: ['transition'],
    }),
}
