import { asElement, nativeVariants } from '../field/control.ts'
import type { SveltePart } from '../../targets/svelte/part.ts'
import { fieldWiring } from '../field/svelte.ts'

/** The native control itself, tied to its field by ids. */
export const textField: SveltePart = {
  variants: nativeVariants,
  lower: (part, lowering, scope) =>
    lowering.element(asElement(part), scope, {
      component: null,
      variants: nativeVariants,
      attributes: fieldWiring(scope),
    }),
}
