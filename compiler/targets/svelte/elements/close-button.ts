import { writeTag } from '../element.ts'
import type { SveltePart } from '../part.ts'
import { attributeNamed } from '../recipe.ts'

export const closeButton: SveltePart = {
  variants: { focus: 'focus-visible', hover: 'hover', active: 'active', disabled: 'disabled' },
  lower(part, lowering, scope) {
    const name = scope.parts.CloseButton?.component
    if (!name) {
      const help = 'use it in a <Popover> or a <Dialog>'
      lowering.report.add('E499', part, 'Bits UI has no button that closes a disclosure', help)
      return ''
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
