import type { HtmlPart } from '../../targets/html/part.ts'
import { asElement, nativeVariants } from '../field/control.ts'
import { fieldWiring } from '../field/html.ts'

/** The native control itself, tied to its field by ids. */
export const textField: HtmlPart = {
  variants: nativeVariants,
  lower(part, lowering, scope) {
    const node = asElement(part)
    return lowering.element(node, scope, {
      tag: node.tag,
      variants: nativeVariants,
      attributes: fieldWiring(scope),
    })
  },
}
