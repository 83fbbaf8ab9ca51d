import type { VuePart } from '../../targets/vue/part.ts'
import { attribute, type VueAttribute } from '../../targets/vue/nodes.ts'
import { modelAttributes } from '../../targets/vue/model.ts'
import { component } from '../../targets/vue/slots.ts'
import { disabledAttribute } from '../field/vue.ts'
import { attributeNamed } from '../../ir/attributes.ts'

/** `<Switch>` with `v-model` (https://headlessui.com/v1/vue/switch). */
export const switchControl: VuePart = {
  variants: { checked: 'aria-checked', focus: 'focus-visible', hover: 'hover', active: 'active', disabled: 'disabled' },
  write(part, writer, scope) {
    const checked = attributeNamed(part, 'checked')
    const onChange = attributeNamed(part, 'onChange')
    const model = modelAttributes(part, writer)
    const bound: VueAttribute[] = []
    if (model.attributes.length === 0 && checked?.kind === 'expr' && onChange?.kind === 'event')
      bound.push(
        attribute(':model-value', writer.code(checked.value)),
        attribute('@update:model-value', writer.call(onChange.handler, null).code),
      )
    const { disabled } = scope.parts.Field ?? {}
    return component(part, writer, scope, 'Switch', {
      owner: { variants: switchControl.variants, slot: (name) => name },
      consumed: ['checked', 'onChange'],
      attributes: [...model.attributes, ...bound, ...(disabled ? [disabledAttribute(disabled)] : [])],
    })
  },
}
