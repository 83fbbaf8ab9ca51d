import type { HtmlPart } from '../../targets/html/part.ts'
import { choiceCode, choiceFacts, controlAttributes, hiddenInput, idScope, prepend } from '../choice/html.ts'
import { escapeAttribute } from '../../markup/text.ts'
import { plain, script } from '../../targets/html/nodes.ts'
import { buttonType, scoped } from '../../targets/html/recipe.ts'
import { comboboxNames, comboboxRecipes } from './alpine-recipe.ts'
import { displayOf, inputOf, isStatic, queryOf } from './parts.ts'
import { attributeNamed } from '../../ir/attributes.ts'
import { within } from '../../ir/facts.ts'

/** The scope of a recipe, `combobox`, `multipleCombobox` or `palette`, and the hidden inputs of a form. */
export const combobox: HtmlPart = {
  variants: { open: 'data-open', disabled: 'data-disabled' },
  lower(part, lowering, scope) {
    const choice = choiceCode(part, lowering, scope)
    if (!choice) return []
    const recipe = isStatic(part) ? 'palette' : choice.isMultiple ? 'multipleCombobox' : 'combobox'
    lowering.recipes.set(recipe, comboboxRecipes[recipe])
    lowering.reserve(comboboxNames, '<Combobox>')
    const display = displayOf(inputOf(part))
    const value = attributeNamed(part, 'value')
    const initially = value?.kind === 'expr' ? lowering.initially(value.value, scope) : null
    const facts: Record<string, string> = {
      ...choiceFacts(part, choice, lowering, scope),
      shown:
        display && choice.value
          ? lowering.alpine.call(display, scope.env, choice.value).code
          : choice.isMultiple
            ? ''
            : choice.value,
      ...(isStatic(part) ? { static: 'yes', query: queryOf(part, lowering.component)?.name ?? '' } : {}),
    }
    const first = initially?.known && typeof initially.value === 'string' ? initially.value : null
    if (first !== null) facts.first = display ? shownAtFirst(first) : first
    const close = attributeNamed(part, 'onClose')
    const forget = close?.kind === 'event' ? lowering.alpine.call(close.handler, scope.env, '').code : ''
    const nodes = scoped(part, lowering, within(scope, 'Combobox', facts), {
      attributes: [
        script('x-data', recipe),
        ...idScope('Combobox', scope, facts),
        ...(choice.isMultiple
          ? [script('@input', 'openCombobox()'), script('@combobox-close', forget)]
          : choice.value
            ? [
                script('@input', 'typeInCombobox($event)'),
                script('@combobox-clear', choice.call('null')),
                script('@combobox-close', forget),
              ]
            : []),
      ],
      variants: combobox.variants,
      states: { open: 'comboboxOpen', disabled: facts.disabled ?? 'false' },
      consumed: ['value', 'onChange', 'onClose', 'name', 'multiple', 'disabled'],
    })
    // Emptying the field chooses nothing.
    return prepend(nodes, choice.value ? hiddenInput(part, { ...choice, mayBeNull: true }, lowering, scope) : [])

    /** What the field shows before Alpine runs. */
    function shownAtFirst(chosen: string): string {
      const param = display?.param ? lowering.component.refs.get(display.param) : undefined
      if (!display || !param || Array.isArray(display.body)) return ''
      const env = new Map([...lowering.evaluator.initial, ...scope.env, [param, chosen] as const])
      const result = lowering.evaluator.evaluate(display.body, env)
      return result.known && typeof result.value === 'string' ? result.value : ''
    }
  },
}

/**
 * `role="combobox"` with `aria-activedescendant`: the focus stays in the field while keys go through the options.
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export const input: HtmlPart = {
  variants: { open: 'aria-expanded', focus: 'focus', hover: 'hover', disabled: 'disabled' },
  lower(part, lowering, scope) {
    const { shown = '', first, query, multiple } = scope.parts.Combobox ?? {}
    return lowering.element(part, scope, {
      tag: 'input',
      variants: input.variants,
      consumed: ['displayValue', ...(query ? ['onChange'] : [])],
      attributes: [
        script('x-ref', 'comboboxInput'),
        ...(shown ? [script('x-effect', `showChosen(${shown})`)] : []),
        ...(query ? [script('x-model', query)] : []),
        ...(attributeNamed(part, 'type') ? [] : [plain('type', 'text')]),
        ...(first ? [plain('value', escapeAttribute(first))] : []),
        plain('role', 'combobox'),
        plain('autocomplete', 'off'),
        plain('aria-autocomplete', 'list'),
        script(':id', "$id('combobox-input')"),
        script(':aria-expanded', 'comboboxOpen'),
        script(':aria-controls', "$id('combobox')"),
        script(':aria-activedescendant', 'activeOption'),
        ...controlAttributes('Combobox', scope),
        ...(shown || multiple ? [] : [script('@input', 'openCombobox()')]),
        script('@keydown', 'moveInCombobox($event)'),
        script('@blur', 'closeCombobox()'),
      ],
    })
  },
}

/** It is for the pointer: the keyboard opens the list from the input. */
export const button: HtmlPart = {
  variants: { open: 'aria-expanded', focus: 'focus-visible', hover: 'hover', active: 'active', disabled: 'disabled' },
  lower(part, lowering, scope) {
    const { label, disabled } = scope.parts.Combobox ?? {}
    return lowering.element(part, scope, {
      tag: part.as ?? 'button',
      variants: button.variants,
      attributes: [
        ...buttonType(part),
        plain('tabindex', '-1'),
        plain('aria-haspopup', 'listbox'),
        script(':aria-expanded', 'comboboxOpen'),
        script(':aria-controls', "$id('combobox')"),
        ...(label && !attributeNamed(part, 'aria-label') ? [script(':aria-labelledby', "$id('combobox-label')")] : []),
        ...(disabled === 'true' ? [plain('disabled')] : disabled ? [script(':disabled', disabled)] : []),
        script('@mousedown.prevent', ''),
        script('@click', 'toggleCombobox()'),
      ],
    })
  },
}
