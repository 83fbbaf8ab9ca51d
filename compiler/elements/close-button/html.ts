import type { HtmlPart } from '../../targets/html/part.ts'
import { script } from '../../targets/html/nodes.ts'
import { buttonType } from '../../targets/html/recipe.ts'

/** What closes around it says how. */
export const closeButton: HtmlPart = {
  variants: { focus: 'focus-visible', hover: 'hover', active: 'active', disabled: 'disabled' },
  lower: (part, lowering, scope) =>
    lowering.element(part, scope, {
      tag: part.as ?? 'button',
      variants: closeButton.variants,
      attributes: [...buttonType(part), script('@click', scope.parts.CloseButton?.close ?? '')],
    }),
}
