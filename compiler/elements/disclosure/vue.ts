import type { VuePart } from '../../targets/vue/part.ts'
import { component, slotted, transitioned } from '../../targets/vue/slots.ts'
import { within } from '../../ir/facts.ts'

/** `<Disclosure>` (https://headlessui.com/v1/vue/disclosure). */
export const disclosure: VuePart = {
  variants: { open: 'slot:open' },
  write: (part, writer, scope) =>
    slotted(part, writer, within(scope, 'CloseButton', { component: 'DisclosureButton' }), {
      name: 'Disclosure',
      variants: disclosure.variants,
      props: ['defaultOpen'],
    }),
}

/** `<DisclosureButton>`, which says by `aria-expanded` whether the panel shows. */
export const button: VuePart = {
  variants: { open: 'aria-expanded', focus: 'focus-visible', hover: 'hover', active: 'active', disabled: 'disabled' },
  write: (part, writer, scope) =>
    component(part, writer, scope, 'DisclosureButton', { owner: { variants: button.variants, slot: (name) => name } }),
}

/** `<DisclosurePanel>`, in a `<transition>` where it has one. */
export const panel: VuePart = {
  variants: { open: '' },
  write: (part, writer, scope) =>
    transitioned(part, writer, scope, { name: 'DisclosurePanel', variants: panel.variants }),
}
