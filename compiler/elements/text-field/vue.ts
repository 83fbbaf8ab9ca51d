import { asElement, nativeVariants } from '../field/control.ts'
import type { VuePart } from '../../targets/vue/part.ts'
import { fieldWiring } from '../field/vue.ts'

/** Headless UI has no such parts for Vue: they are the elements themselves. */
export const textField: VuePart = {
  variants: nativeVariants,
  write(part, writer, scope) {
    const node = asElement(part)
    const mark = writer.marks.get(part)
    if (mark) writer.marks.set(node, mark)
    return writer.element(node, scope, {
      tag: node.tag,
      owner: { variants: nativeVariants, slot: (name) => name },
      attributes: fieldWiring(scope),
    })
  },
}
