import type { HtmlPart } from '../../targets/html/part.ts'
import type { Part } from '../../ir/types.ts'
import { quote } from '../../javascript/literal.ts'
import { plain, script, type HtmlAttribute } from '../../targets/html/nodes.ts'
import { type Lowering, type Scope } from '../../targets/html/lowering.ts'
import { disabledCode } from '../../targets/html/recipe.ts'
import { choiceVariants, nativeChoice } from '../native-choice/html.ts'
import { fieldWiring } from '../field/html.ts'
import { ownLabels } from '../field/control.ts'
import { attributeNamed } from '../../ir/attributes.ts'
import { within } from '../../ir/facts.ts'

/** `role="radiogroup"` around the browser's own radio buttons. https://www.w3.org/WAI/ARIA/apg/patterns/radio/ */
export const radioGroup: HtmlPart = {
  variants: {},
  lower(part, lowering, scope) {
    const { named, described } = ownLabels(part)
    const [value, initial, onChange, name] = ['value', 'defaultValue', 'onChange', 'name'].map((wish) =>
      attributeNamed(part, wish),
    )
    const disabled = disabledCode(part, lowering, scope)
    const facts: Record<string, string> = disabled ? { disabled } : {}
    if (value?.kind === 'expr' && onChange?.kind === 'event') {
      facts.value = lowering.expression(value.value, scope)
      facts.change = lowering.alpine.call(onChange.handler, scope.env, '#').code
    } else if (initial?.kind === 'static') facts.initial = initial.value
    else if (initial?.kind === 'expr') {
      const result = lowering.evaluate(initial.value, scope)
      if (result.known) facts.initial = String(result.value)
    }
    if (name?.kind === 'static') facts.name = name.value
    const ids = [
      ...(facts.name ? [] : ['radio-group']),
      ...(named ? ['label'] : []),
      ...(described ? ['description'] : []),
    ]
    return lowering.element(part, within(scope, 'RadioGroup', facts), {
      tag: part.as ?? 'div',
      consumed: ['value', 'defaultValue', 'onChange', 'name', 'disabled'],
      attributes: [
        ...(ids.length > 0 ? [script('x-id', `[${ids.map((id) => `'${id}'`).join(', ')}]`)] : []),
        plain('role', 'radiogroup'),
        ...(named ? [script(':aria-labelledby', "$id('label')")] : []),
        ...(described ? [script(':aria-describedby', "$id('description')")] : []),
      ],
    })
  },
}

/**
 * The browser's own radio button, out of sight in a label that carries the design. E499 where a list that changes
 * would begin with one chosen.
 */
export const radio: HtmlPart = {
  variants: choiceVariants,
  lower(part, lowering, scope) {
    const { name, disabled } = scope.parts.RadioGroup ?? {}
    const alone = attributeNamed(part, 'disabled') === undefined
    return nativeChoice(part, lowering, scope, {
      type: 'radio',
      name: name ? plain('name', name) : script(':name', "$id('radio-group')"),
      consumed: [],
      attributes: [
        ...choiceOf(part, lowering, scope),
        ...(disabled && alone ? [disabled === 'true' ? plain('disabled') : script(':disabled', disabled)] : []),
        ...fieldWiring(scope),
      ],
    })
  },
}

/** When it is the chosen one, and what choosing it does. */
function choiceOf(part: Part, lowering: Lowering, scope: Scope): HtmlAttribute[] {
  const { value: shown, change, initial } = scope.parts.RadioGroup ?? {}
  const value = attributeNamed(part, 'value')
  const known = value?.kind === 'expr' ? lowering.evaluate(value.value, scope) : null
  const fixed = value?.kind === 'static' ? value.value : known?.known ? String(known.value) : null
  if (shown === undefined || change === undefined) {
    if (fixed === null && initial !== undefined)
      lowering.report.add(
        'E499',
        part,
        'a list that changes cannot begin with one chosen',
        'keep the choice in a state',
      )
    return fixed !== null && fixed === initial ? [plain('checked')] : []
  }
  if (change === `${shown} = #`) return [script('x-model', shown)]
  const code = value?.kind === 'expr' && fixed === null ? lowering.expression(value.value, scope) : quote(fixed ?? '')
  return [script(':checked', `${shown} === ${code}`), script('@change', change.replaceAll('#', code))]
}
