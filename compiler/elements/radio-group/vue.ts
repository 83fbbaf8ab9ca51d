import { layoutOf } from '../../tailwind/display.ts'
import type { VuePart } from '../../targets/vue/part.ts'
import { attribute } from '../../targets/vue/nodes.ts'
import { modelAttributes } from '../../targets/vue/model.ts'
import { component } from '../../targets/vue/slots.ts'
import { disabledAttribute, optionAttributes } from '../field/vue.ts'
import { attributeNamed } from '../../ir/attributes.ts'
import { within } from '../../ir/facts.ts'

/** `<RadioGroup>` with `v-model` (https://headlessui.com/v1/vue/radio-group). */
export const radioGroup: VuePart = {
  variants: {},
  write(part, writer, scope) {
    const [value, initial, onChange] = ['value', 'defaultValue', 'onChange'].map((name) => attributeNamed(part, name))
    const { attributes: model } = modelAttributes(part, writer)
    const bound =
      model.length === 0 && value?.kind === 'expr' && onChange?.kind === 'event'
        ? [
            attribute(':model-value', writer.code(value.value)),
            attribute('@update:model-value', writer.call(onChange.handler, null).code),
          ]
        : []
    const { disabled } = scope.parts.Fieldset ?? {}
    return component(part, writer, within(scope, 'RadioGroup', {}), 'RadioGroup', {
      consumed: ['value', 'defaultValue', 'onChange'],
      attributes: [
        ...model,
        ...bound,
        ...(initial?.kind === 'static' ? [attribute('default-value', initial.value)] : []),
        ...(initial?.kind === 'expr' ? [attribute(':default-value', writer.code(initial.value))] : []),
        ...(disabled && !attributeNamed(part, 'disabled') ? [disabledAttribute(disabled)] : []),
      ],
    })
  },
}

/** With a label of its own it is the box of an option, which its field has become. */
export const radio: VuePart = {
  variants: { checked: 'aria-checked', focus: 'focus-visible', hover: 'hover', disabled: 'aria-disabled' },
  write(part, writer, scope) {
    const consumed = ['value', 'disabled', 'autoFocus']
    if (scope.parts.Field?.kind === 'radio')
      return writer.element(part, scope, { tag: part.as ?? 'span', owner: scope.control, consumed })
    const classes = part.classes.map((each) => (each.kind === 'static' ? each.value : '')).join(' ')
    const isInline = !part.as && layoutOf('span', classes).display === 'inline'
    return component(part, writer, scope, 'RadioGroupOption', {
      owner: { variants: radio.variants, slot: (name) => name },
      consumed,
      attributes: [...(isInline ? [attribute('as', 'span')] : []), ...optionAttributes(part, writer, scope)],
    })
  },
}
