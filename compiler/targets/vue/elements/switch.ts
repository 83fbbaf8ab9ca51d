import type { VuePart } from '../part.ts'
import { attribute, type VueAttribute } from '../nodes.ts'
import { modelOf } from '../model.ts'
import { attributeNamed, component } from '../slots.ts'
import { disabledAttribute } from './field.ts'

export const switchControl: VuePart = {
  variants: { checked: 'aria-checked', focus: 'focus-visible', hover: 'hover', active: 'active', disabled: 'disabled' },
  write(part, writer, scope) {
    const checked = attributeNamed(part, 'checked')
    const onChange = attributeNamed(part, 'onChange')
    const model = modelOf(part, writer)
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
