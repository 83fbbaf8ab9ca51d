import type { Element, Part } from '../../ir/types.ts'
import { modelOf } from '../../markup/model.ts'
import type { Lowering, Scope } from './lowering.ts'
import { script, type HtmlAttribute } from './nodes.ts'

/**
 * A controlled field as `x-model="email"` (https://alpinejs.dev/directives/model), with the attributes it stands for.
 * Parts are left to their recipes.
 */
export function modelAttributes(
  node: Element | Part,
  tag: string,
  scope: Scope,
  lowering: Lowering,
): { attributes: HtmlAttribute[]; consumed: readonly string[] } {
  const model =
    node.kind === 'part'
      ? null
      : modelOf(node, tag, {
          component: lowering.component,
          code: (expression) => lowering.expression(expression, scope),
          // `[product.id]` may be known, and `mug`.
          computed(state, key) {
            const result = lowering.evaluate(key, scope)
            return result.known && /^[A-Za-z_$][\w$]*$/.test(String(result.value)) ? `${state}.${result.value}` : null
          },
          text: ['text', 'slider', 'number'],
        })
  if (!model) return { attributes: [], consumed: [] }
  const { target, binds, assigned, consumed } = model
  const chosen = binds !== 'value' && assigned ? lowering.evaluate(assigned, scope) : null
  const isNumber = model.isNumber || (chosen?.known && typeof chosen.value === 'number')
  return { attributes: [script(isNumber ? 'x-model.number' : 'x-model', target)], consumed }
}
