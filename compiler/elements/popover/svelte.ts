import type { SveltePart } from '../../targets/svelte/part.ts'
import { content, element } from '../../targets/svelte/nodes.ts'
import { within } from '../../ir/facts.ts'

const open = { open: 'data-[state=open]' }

/** The root renders no element, so its state is what its button says. */
export const popover: SveltePart = {
  variants: { open: 'has-data-[state=open]' },
  lower(part, lowering, scope) {
    const root = `${lowering.bits('Popover')}.Root`
    const inner = within(within(scope, 'Popover', {}), 'CloseButton', { component: 'Popover.Close' })
    return element(root, [], content(lowering.element(part, inner, { component: null, variants: popover.variants })))
  },
}

/** `Popover.Trigger` (https://bits-ui.com/docs/components/popover). */
export const button: SveltePart = {
  variants: { ...open, focus: 'focus-visible', hover: 'hover', disabled: 'disabled' },
  lower: (part, lowering, scope) =>
    lowering.element(part, scope, {
      component: `${lowering.bits('Popover')}.Trigger`,
      renders: 'button',
      variants: button.variants,
    }),
}

/** Static content stays where it is; the other kind is placed beside the button by Bits UI. It always takes the focus. */
export const panel: SveltePart = {
  variants: open,
  lower: (part, lowering, scope) =>
    lowering.element(part, scope, {
      component: `${lowering.bits('Popover')}.ContentStatic`,
      renders: 'div',
      variants: open,
      consumed: ['transition', 'focus'],
    }),
}

/** `Popover.Overlay`. */
export const backdrop: SveltePart = {
  variants: open,
  lower: (part, lowering, scope) =>
    lowering.element(part, scope, {
      component: `${lowering.bits('Popover')}.Overlay`,
      renders: 'div',
      variants: open,
      consumed: ['transition'],
    }),
}

/** Bits UI closes one popover when another opens, so that a group needs nothing of its own. */
export const group: SveltePart = {
  variants: {},
  lower: (part, lowering, scope) => lowering.element(part, scope, { component: null }),
}
