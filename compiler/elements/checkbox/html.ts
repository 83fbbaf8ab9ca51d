import type { HtmlPart } from '../../targets/html/part.ts'
import type { Part } from '../../ir/types.ts'
import { plain, script, type HtmlAttribute } from '../../targets/html/nodes.ts'
import type { Lowering, Scope } from '../../targets/html/lowering.ts'
import { choiceVariants, nativeChoice } from '../native-choice/html.ts'
import { fieldWiring } from '../field/html.ts'
import { attributeNamed } from '../../ir/attributes.ts'

/** The browser's own checkbox, out of sight in a label that carries the design; keys and roles are the browser's. */
export const checkbox: HtmlPart = {
  variants: choiceVariants,
  lower: (part, lowering, scope) =>
    nativeChoice(part, lowering, scope, {
      type: 'checkbox',
      consumed: ['checked', 'defaultChecked', 'indeterminate', 'onChange'],
      attributes: [
        ...checkedOf(part, lowering, scope),
        ...indeterminateOf(part, lowering, scope),
        ...fieldWiring(scope),
      ],
    }),
}

function checkedOf(part: Part, lowering: Lowering, scope: Scope): HtmlAttribute[] {
  const [checked, initial, onChange] = ['checked', 'defaultChecked', 'onChange'].map((name) =>
    attributeNamed(part, name),
  )
  if (checked?.kind === 'expr' && onChange?.kind === 'event') {
    const shown = lowering.expression(checked.value, scope)
    const { code } = lowering.alpine.call(onChange.handler, scope.env, '$event.target.checked')
    if (code === `${shown} = $event.target.checked` || code === `${shown} = !${shown}`)
      return [script('x-model', shown)]
    return [script(':checked', shown), script('@change', code)]
  }
  const known = initial?.kind === 'expr' ? lowering.evaluate(initial.value, scope) : null
  return initial && (!known || (known.known && known.value)) ? [plain('checked')] : []
}

/** Only a script can set it: HTML has no attribute for it. */
function indeterminateOf(part: Part, lowering: Lowering, scope: Scope): HtmlAttribute[] {
  const attribute = attributeNamed(part, 'indeterminate')
  if (attribute?.kind === 'expr')
    return [script('x-effect', `$el.indeterminate = ${lowering.expression(attribute.value, scope)}`)]
  return attribute ? [script('x-init', '$el.indeterminate = true')] : []
}
