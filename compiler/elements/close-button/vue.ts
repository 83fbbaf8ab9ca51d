import type { VuePart } from '../../targets/vue/part.ts'
import { attribute } from '../../targets/vue/nodes.ts'
import { component } from '../../targets/vue/slots.ts'
import { attributeNamed } from '../../ir/attributes.ts'

/** Inside its panel, the button of a popover or disclosure closes it. A dialog is closed by what its opener set. */
export const closeButton: VuePart = {
  variants: { focus: 'focus-visible', hover: 'hover', active: 'active', disabled: 'disabled' },
  write(part, writer, scope) {
    const { component: name, close } = scope.parts.CloseButton ?? {}
    const owner = { variants: closeButton.variants, slot: (property: string) => property }
    if (name) return component(part, writer, scope, name, { owner })
    const tag = part.as ?? 'button'
    const type = tag === 'button' && !attributeNamed(part, 'type') ? [attribute('type', 'button')] : []
    return writer.element(part, scope, { tag, owner, attributes: [...type, attribute('@click', close ?? '')] })
  },
}
