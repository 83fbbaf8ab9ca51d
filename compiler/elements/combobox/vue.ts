import type { Part } from '../../ir/types.ts'
import type { VuePart } from '../../targets/vue/part.ts'
import { holdsOnlyOptions } from '../choice/choice.ts'
import { displayOf, isStatic } from './parts.ts'
import { attribute, type VueAttribute } from '../../targets/vue/nodes.ts'
import { choiceAttributes, choiceModel, choiceProps, controlAttributes, elementOfOption } from '../choice/vue.ts'
import { component, slotted, transitioned } from '../../targets/vue/slots.ts'
import { type Scope, type Writer } from '../../targets/vue/writer.ts'
import { attributeNamed } from '../../ir/attributes.ts'
import { within } from '../../ir/facts.ts'

/** `<Combobox>` with `v-model` (https://headlessui.com/v1/vue/combobox). */
export const combobox: VuePart = {
  variants: { open: 'slot:open', disabled: 'slot:disabled' },
  write(part, writer, scope) {
    const inner = within(scope, 'Combobox', comboboxFacts(part, writer))
    // A field around it has become the combobox, so that its label is inside.
    if (scope.parts.Field?.choice) return writer.children(part.children, inner)
    return slotted(part, writer, inner, {
      name: 'Combobox',
      variants: combobox.variants,
      props: [...choiceModel, ...choiceProps, 'onClose'],
      written: [...choiceModel, 'onClose'],
      extra: choiceAttributes(part, writer),
    })
  },
}

/** What happens when it closes, which Headless UI for Vue leaves to the transition of the options. */
function comboboxFacts(part: Part, writer: Writer): Record<string, string> {
  const close = attributeNamed(part, 'onClose')
  return close?.kind === 'event' && !isStatic(part) ? { close: writer.call(close.handler, null).code } : {}
}

/** `<ComboboxInput>`; what is typed reaches the author's handler by `@change`. */
export const input: VuePart = {
  variants: { open: 'aria-expanded', focus: 'focus', hover: 'hover', disabled: 'disabled' },
  write(part, writer, scope) {
    const change = attributeNamed(part, 'onChange')
    return component(part, writer, scope, 'ComboboxInput', {
      owner: { variants: input.variants, slot: (name) => name },
      consumed: ['onChange', 'displayValue'],
      attributes: [
        ...controlAttributes(scope),
        ...displayAttribute(part, writer),
        ...(change?.kind === 'event'
          ? [attribute('@change', writer.call(change.handler, 'input').code.replaceAll(typed, '$event.target'))]
          : []),
      ],
    })
  },
}

/** The event of this component says itself that it happens on an input. */
const typed = '($event.target as HTMLInputElement)'

/** The value is of any type for Headless UI, but ours is text or null. */
function displayAttribute(part: Part, writer: Writer): VueAttribute[] {
  const display = displayOf(part)
  if (!display) return []
  const { refs } = writer.component
  const param = display.param ? refs.get(display.param) : undefined
  const name = param?.name ?? ''
  if (Array.isArray(display.body)) return []
  const body = writer.code(display.body, (node) =>
    param && refs.get(node) === param ? `(${name} as string | null)` : undefined,
  )
  return [attribute(':display-value', `(${name}) => ${body}`)]
}

/** `<ComboboxButton>`, which says by `aria-expanded` whether the list shows. */
export const button: VuePart = {
  variants: { open: 'aria-expanded', focus: 'focus-visible', hover: 'hover', active: 'active', disabled: 'disabled' },
  write: (part, writer, scope) =>
    component(part, writer, scope, 'ComboboxButton', { owner: { variants: button.variants, slot: (name) => name } }),
}

/**
 * `<ComboboxOptions>`, a list, or a `<div>` where it holds more than options. What closing forgets waits for its
 * transition.
 */
export const options: VuePart = {
  variants: { open: '' },
  write(part, writer, scope) {
    const isList = holdsOnlyOptions(part.children)
    const { close } = scope.parts.Combobox ?? {}
    return transitioned(part, writer, within(scope, 'ComboboxOptions', isList ? {} : { as: 'div' }), {
      name: 'ComboboxOptions',
      variants: options.variants,
      attributes: [
        ...(isList || part.as ? [] : [attribute('as', 'div')]),
        ...(attributeNamed(part, 'static') ? [attribute('static')] : []),
      ],
      onLeft: close ? [attribute('@after-leave', close)] : [],
    })
  },
}

/** `<ComboboxOption>`, whose slot knows whether it is active or selected. */
export const option: VuePart = {
  variants: { focus: 'slot:active', selected: 'slot:selected', disabled: 'aria-disabled' },
  write: (part, writer, scope: Scope) =>
    slotted(elementOfOption(part, scope.parts.ComboboxOptions), writer, scope, {
      name: 'ComboboxOption',
      variants: option.variants,
      props: ['value', 'disabled'],
      renders: 'li',
    }),
}
