import { asElement, nativeVariants } from '../../../elements/field/control.ts'
import type { SveltePart } from '../part.ts'
import { fieldWiring } from './field.ts'

export const textField: SveltePart = {
  variants: nativeVariants,
  lower: (part, lowering, scope) =>
    lowering.element(asElement(part), scope, {
      component: null,
      variants: nativeVariants,
      attributes: fieldWiring(scope),
    }),
}
