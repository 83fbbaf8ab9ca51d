import type { HtmlPart } from '../../targets/html/part.ts'
import { data, plain, script } from '../../targets/html/nodes.ts'
import { fieldWiring } from '../field/html.ts'
import { negate } from '../../javascript/literal.ts'
import { buttonType } from '../../targets/html/recipe.ts'
import { attributeNamed } from '../../ir/attributes.ts'

/**
 * A button with `role="switch"` and `aria-checked`. E234 with only one of `checked` and `onChange`.
 * https://www.w3.org/WAI/ARIA/apg/patterns/switch/
 */
export const switchControl: HtmlPart = {
  variants: { checked: 'aria-checked', focus: 'focus-visible', hover: 'hover', active: 'active', disabled: 'disabled' },
  lower(part, lowering, scope) {
    lowering.needs.add('alpine')
    const checked = attributeNamed(part, 'checked')
    const onChange = attributeNamed(part, 'onChange')
    const controlled = checked?.kind === 'expr' && onChange?.kind === 'event'
    if (!controlled && (checked || onChange)) {
      lowering.report.add(
        'E234',
        part,
        '<Switch> needs both checked and onChange, or only defaultChecked',
        'checked={enabled} onChange={setEnabled}',
      )
      return []
    }
    const name = lowering.name('checked', 'switchedOn')
    const value = controlled ? lowering.expression(checked.value, scope) : name
    const toggle = controlled
      ? lowering.alpine.call(onChange.handler, scope.env, negate(value)).code
      : `${name} = !${name}`
    const own = controlled ? [] : [data({ [name]: String(attributeNamed(part, 'defaultChecked') !== undefined) })]
    return lowering.element(part, scope, {
      tag: part.as ?? 'button',
      variants: switchControl.variants,
      consumed: ['checked', 'defaultChecked', 'onChange'],
      attributes: [
        ...own,
        ...buttonType(part),
        plain('role', 'switch'),
        ...fieldWiring(scope),
        script(':aria-checked', value),
        script('@click', toggle),
      ],
    })
  },
}
