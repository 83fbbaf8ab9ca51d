import type { Element, Part } from '../../ir/types.ts'
import { modelOf } from '../../markup/model.ts'
import { attribute, type VueAttribute } from './nodes.ts'
import type { Writer } from './writer.ts'

/**
 * A controlled field as `v-model="email"` (https://vuejs.org/guide/essentials/forms.html), with the attributes it
 * stands for. What a number field holds is left alone, since `v-model` makes numbers of it.
 */
export function modelAttributes(
  node: Element | Part,
  { component, code }: Writer,
): { attributes: VueAttribute[]; consumed: readonly string[] } {
  const model = modelOf(node, node.kind === 'element' ? node.tag : null, {
    component,
    code,
    computed: (state, key) => `${state}[${code(key)}]`,
    text: ['text', 'slider'],
  })
  if (!model) return { attributes: [], consumed: [] }
  return {
    attributes: [attribute(model.isNumber ? 'v-model.number' : 'v-model', model.target)],
    consumed: model.consumed,
  }
}
