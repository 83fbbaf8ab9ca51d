import type { VuePart } from '../../targets/vue/part.ts'
import { attribute } from '../../targets/vue/nodes.ts'
import { choiceAttributes, choiceModel, choiceProps, controlAttributes, elementOfOption } from '../choice/vue.ts'
import { component, slotted, transitioned } from '../../targets/vue/slots.ts'
import { holdsOnlyOptions } from '../choice/choice.ts'
import { within } from '../../ir/facts.ts'

/** `<Listbox>` with `v-model` (https://headlessui.com/v1/vue/listbox). */
export const listbox: VuePart = {
  variants: { open: 'slot:open', disabled: 'slot:disabled' },
  write(part, writer, scope) {
    // A field around it has become the listbox, so that its label is inside.
    if (scope.parts.Field?.choice) return writer.children(part.children, within(scope, 'Listbox', {}))
    return slotted(part, writer, within(scope, 'Listbox', {}), {
      name: 'Listbox',
      variants: listbox.variants,
      props: [...choiceModel, ...choiceProps],
      written: choiceModel,
      extra: choiceAttributes(part, writer),
    })
  },
}

/** `<ListboxButton>`, which says by `aria-expanded` whether the list shows. */
export const button: VuePart = {
  variants: { open: 'aria-expanded', focus: 'focus-visible', hover: 'hover', active: 'active', disabled: 'disabled' },
  write: (part, writer, scope) =>
    component(part, writer, scope, 'ListboxButton', {
      owner: { variants: button.variants, slot: (name) => name },
      attributes: controlAttributes(scope),
    }),
}

/** `<ListboxOptions>`, a list, or a `<div>` where it holds more than options. */
export const options: VuePart = {
  variants: { open: '' },
  write(part, writer, scope) {
    const isList = holdsOnlyOptions(part.children)
    return transitioned(part, writer, within(scope, 'ListboxOptions', isList ? {} : { as: 'div' }), {
      name: 'ListboxOptions',
      variants: options.variants,
      attributes: isList || part.as ? [] : [attribute('as', 'div')],
    })
  },
}

/** `<ListboxOption>`, whose slot knows whether it is active or selected. */
export const option: VuePart = {
  variants: { focus: 'slot:active', selected: 'slot:selected', disabled: 'aria-disabled' },
  write: (part, writer, scope) =>
    slotted(elementOfOption(part, scope.parts.ListboxOptions), writer, scope, {
      name: 'ListboxOption',
      variants: option.variants,
      props: ['value', 'disabled'],
      renders: 'li',
    }),
}
