import type { VuePart } from '../../targets/vue/part.ts'
import { component, slotted, transitioned } from '../../targets/vue/slots.ts'
import { within } from '../../ir/facts.ts'

/** In React it is an element, in Vue only when told so. */
export const popover: VuePart = {
  variants: { open: 'slot:open' },
  write: (part, writer, scope) =>
    slotted(
      { ...part, as: part.as ?? 'div' },
      writer,
      within(within(scope, 'Popover', {}), 'CloseButton', { component: 'PopoverButton' }),
      { name: 'Popover', variants: popover.variants, props: [] },
    ),
}

/** `<PopoverButton>`, which says by `aria-expanded` whether the panel shows. */
export const button: VuePart = {
  variants: { open: 'aria-expanded', focus: 'focus-visible', hover: 'hover', disabled: 'disabled' },
  write: (part, writer, scope) =>
    component(part, writer, scope, 'PopoverButton', { owner: { variants: button.variants, slot: (name) => name } }),
}

/** `<PopoverPanel>`, in a `<transition>` where it has one. */
export const panel: VuePart = {
  variants: { open: '' },
  write: (part, writer, scope) => transitioned(part, writer, scope, { name: 'PopoverPanel', variants: panel.variants }),
}

/** `<PopoverOverlay>`. */
export const backdrop: VuePart = {
  variants: { open: '' },
  write: (part, writer, scope) =>
    transitioned(part, writer, scope, { name: 'PopoverOverlay', variants: backdrop.variants }),
}

/** `<PopoverGroup>`: the focus may go from one popover to the next. */
export const group: VuePart = {
  variants: {},
  write: (part, writer, scope) => component(part, writer, scope, 'PopoverGroup'),
}
