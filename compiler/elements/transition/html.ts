import type { HtmlPart } from '../../targets/html/part.ts'
import { plain, script } from '../../targets/html/nodes.ts'
import { passToChild } from '../../targets/html/recipe.ts'
import { attributeNamed } from '../../ir/attributes.ts'

/**
 * `x-show` on the only child, with the classes of each stage (https://alpinejs.dev/directives/transition). E234
 * without `show`.
 */
export const transition: HtmlPart = {
  variants: {},
  lower(part, lowering, scope) {
    const show = attributeNamed(part, 'show')
    if (show?.kind !== 'expr') {
      lowering.report.add('E234', part, '<Transition> needs show', 'show={visible}')
      return []
    }
    lowering.needs.add('alpine')
    const initially = lowering.initially(show.value, scope)
    const shown = initially.known && Boolean(initially.value)
    if (!shown) lowering.needs.add('cloak')
    return passToChild(part, lowering, scope, {
      transition: true,
      consumed: ['show'],
      attributes: [script('x-show', lowering.expression(show.value, scope)), ...(shown ? [] : [plain('x-cloak')])],
    })
  },
}
