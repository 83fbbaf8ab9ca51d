import { writeTag } from '../element.ts'
import type { SveltePart } from '../part.ts'
import { attributeNamed } from '../recipe.ts'

export const closeButton: SveltePart = {
  variants: { focus: 'focus-visible', hover: 'hover', active: 'active', disabled: 'disabled' },
  lower(part, lowering, scope) {
    const { component: name, close = '' } = scope.parts.CloseButton ?? {}
    if (!name) {
      const type = (part.as ?? 'button') === 'button' && !attributeNamed(part, 'type') ? ['type="button"'] : []
      const { variants } = closeButton
      return lowering.element(part, scope, { component: null, variants, attributes: type, events: [close] })
    }
    const component = name.replace(/^\w+/, (namespace) => lowering.bits(namespace))
    const { variants } = closeButton
    if (part.as !== 'a' || attributeNamed(part, 'onClick'))
      return lowering.element(part, scope, { component, renders: 'button', variants })
    // What Bits UI gives a button would keep a link from being followed by keyboard.
    const attributes = ['{...props}', 'type={null}', 'onkeydown={null}']
    const link = lowering.element(part, scope, { component: null, variants, attributes })
    return writeTag(component, [], `{#snippet child({ props })}\n${link}\n{/snippet}`)
  },
}
