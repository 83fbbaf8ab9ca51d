import type { HtmlPart } from '../../targets/html/part.ts'
import { disabledState, optionValue, unless, withValue } from '../choice/html.ts'
import { plain, script, type HtmlAttribute } from '../../targets/html/nodes.ts'
import { withoutRoles } from './parts.ts'
import { attributeNamed, isFlagged } from '../../ir/attributes.ts'
import { within } from '../../ir/facts.ts'

/**
 * The list: `role="listbox"` beside the input, which keeps the focus and points at one option.
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export const options: HtmlPart = {
  variants: { open: 'data-open' },
  lower(part, lowering, scope) {
    const { label, static: always, multiple } = scope.parts.Combobox ?? {}
    if (!always) lowering.needs.add('cloak')
    const inner = within(scope, 'ComboboxOptions', {})
    return lowering.element({ ...part, children: withoutRoles(part.children) }, inner, {
      tag: part.as ?? 'div',
      variants: options.variants,
      states: { open: 'comboboxOpen' },
      consumed: ['transition', 'static', 'modal'],
      transition: isFlagged(part, 'transition'),
      attributes: [
        script('x-ref', 'combobox'),
        ...(always ? [] : [script('x-show', 'comboboxOpen'), plain('x-cloak')]),
        plain('role', 'listbox'),
        ...(multiple ? [plain('aria-multiselectable', 'true')] : []),
        script(':id', "$id('combobox')"),
        ...(label && !attributeNamed(part, 'aria-label') ? [script(':aria-labelledby', "$id('combobox-label')")] : []),
        script('@mousedown.prevent', ''),
        script('@click', multiple ? 'activeOption && openCombobox()' : 'chooseOption($event)'),
        script('@mousemove', 'highlightOption($event)'),
        script('@mouseleave', 'activeOption = null'),
      ],
    })
  },
}

/** One suggestion: an id for the input to point at, `aria-selected`, and what choosing it runs. */
export const option: HtmlPart = {
  variants: { focus: 'data-focus', selected: 'aria-selected', disabled: 'aria-disabled' },
  lower(part, lowering, scope) {
    const { chosen = '', choose = '', value: current } = scope.parts.Combobox ?? {}
    const value = optionValue(part, lowering, scope)
    const disabled = disabledState(part, lowering, scope)
    const run = withValue(choose, value)
    const state: HtmlAttribute[] =
      'code' in disabled
        ? [script(':aria-disabled', disabled.code), script('@click', unless(disabled.code, run))]
        : disabled.known
          ? [plain('aria-disabled', 'true')]
          : [script('@click', run)]
    return lowering.element(part, scope, {
      tag: part.as ?? 'div',
      variants: option.variants,
      states: { focus: 'activeOption === $el.id' },
      consumed: ['value', 'disabled'],
      attributes: [
        plain('role', 'option'),
        script(':id', `$id('combobox-option', ${value})`),
        current ? script(':aria-selected', withValue(chosen, value)) : plain('aria-selected', 'false'),
        ...state,
      ],
    })
  },
}
