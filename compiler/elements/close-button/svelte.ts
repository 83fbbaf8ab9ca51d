import type { SveltePart } from '../../targets/svelte/part.ts'
import { asChild, code, element, plain, spread } from '../../targets/svelte/nodes.ts'
import { attributeNamed } from '../../ir/attributes.ts'

/**
 * `Popover.Close` or `Dialog.Close` of Bits UI; in a disclosure, which has none, a button of our own. A link stays
 * one.
 */
export const closeButton: SveltePart = {
  variants: { focus: 'focus-visible', hover: 'hover', active: 'active', disabled: 'disabled' },
  lower(part, lowering, scope) {
    const { component: name, close } = scope.parts.CloseButton ?? {}
    if (!name) {
      const isPlain = (part.as ?? 'button') === 'button' && !attributeNamed(part, 'type')
      return lowering.element(part, scope, {
        component: null,
        variants: closeButton.variants,
        attributes: isPlain ? [plain('type', 'button')] : [],
        events: close ? [code('onclick', close)] : [],
      })
    }
    const component = name.replace(/^\w+/, (namespace) => lowering.bits(namespace))
    const { variants } = closeButton
    const does = attributeNamed(part, 'onClick')
    if (does && (part.as ?? 'button') === 'button') {
      // By keyboard Bits UI would close and keep the click from happening, in which the author does something.
      const keys = attributeNamed(part, 'onKeyDown')
      const onkeydown = keys?.kind === 'event' ? lowering.handler(keys.handler) : 'null'
      const own = [...(attributeNamed(part, 'type') ? [] : [plain('type', 'button')]), code('onkeydown', onkeydown)]
      return lowering.element(part, scope, { component, variants, own, consumed: ['onKeyDown'] })
    }
    if (part.as !== 'a' || does) return lowering.element(part, scope, { component, renders: 'button', variants })
    // What Bits UI gives a button would keep a link from being followed by keyboard.
    const attributes = [spread('props'), code('type', 'null'), code('onkeydown', 'null')]
    return element(component, [], asChild(lowering.element(part, scope, { component: null, variants, attributes })))
  },
}
