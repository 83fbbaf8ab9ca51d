import type { HtmlPart } from '../../targets/html/part.ts'
import {
  choiceCode,
  choiceFacts,
  controlAttributes,
  disabledState,
  hiddenInput,
  idScope,
  optionValue,
  prepend,
  unless,
  withValue,
} from '../choice/html.ts'
import { plain, script, type HtmlAttribute } from '../../targets/html/nodes.ts'
import { buttonType, scoped } from '../../targets/html/recipe.ts'
import { listboxNames, multipleRecipe, singleRecipe } from './alpine-recipe.ts'
import { isFlagged } from '../../ir/attributes.ts'
import { within } from '../../ir/facts.ts'

/**
 * The scope of a recipe, `listbox` or `multipleListbox`, and the hidden inputs of a form.
 * https://www.w3.org/WAI/ARIA/apg/patterns/listbox/
 */
export const listbox: HtmlPart = {
  variants: { open: 'data-open', disabled: 'data-disabled' },
  lower(part, lowering, scope) {
    const choice = choiceCode(part, lowering, scope)
    if (!choice) return []
    const recipe = choice.isMultiple ? 'multipleListbox' : 'listbox'
    lowering.recipes.set(recipe, choice.isMultiple ? multipleRecipe : singleRecipe)
    lowering.reserve(listboxNames, '<Listbox>')
    const facts = choiceFacts(part, choice, lowering, scope)
    const nodes = scoped(part, lowering, within(scope, 'Listbox', facts), {
      attributes: [script('x-data', recipe), ...idScope('Listbox', scope, facts)],
      variants: listbox.variants,
      states: { open: 'listboxOpen', disabled: facts.disabled ?? 'false' },
      consumed: ['value', 'onChange', 'name', 'multiple', 'disabled'],
    })
    return prepend(nodes, hiddenInput(part, choice, lowering, scope))
  },
}

/** What opens the list: `aria-haspopup`, `aria-expanded`, and the keys that open it at its first or last option. */
export const button: HtmlPart = {
  variants: { open: 'aria-expanded', focus: 'focus-visible', hover: 'hover', active: 'active', disabled: 'disabled' },
  lower(part, lowering, scope) {
    // Of several, none is the one to begin with, so that Headless UI waits for an arrow key.
    const isMultiple = scope.parts.Listbox?.multiple !== undefined
    const [first, last] = isMultiple
      ? ['openListbox()', 'openListbox()']
      : ["openListbox('first')", "openListbox('last')"]
    return lowering.element(part, scope, {
      tag: part.as ?? 'button',
      variants: button.variants,
      attributes: [
        ...buttonType(part),
        script('x-ref', 'listboxButton'),
        plain('aria-haspopup', 'listbox'),
        script(':id', "$id('listbox-button')"),
        script(':aria-expanded', 'listboxOpen'),
        script(':aria-controls', "$id('listbox')"),
        ...controlAttributes('Listbox', scope),
        script('@click', 'toggleListbox()'),
        script('@keydown.down.prevent', first),
        script('@keydown.up.prevent', last),
        script('@keydown.enter.prevent', first),
        script('@keydown.space.prevent', first),
      ],
    })
  },
}

/** `role="listbox"`: the focus moves among its options, and goes back to the button when it closes. */
export const options: HtmlPart = {
  variants: { open: 'data-open' },
  lower(part, lowering, scope) {
    lowering.needs.add('cloak')
    return lowering.element(part, within(scope, 'ListboxOptions', {}), {
      tag: part.as ?? 'div',
      variants: options.variants,
      states: { open: 'listboxOpen' },
      consumed: ['transition', 'modal'],
      transition: isFlagged(part, 'transition'),
      defaults: 'outline-hidden',
      attributes: [
        script('x-ref', 'listbox'),
        script('x-show', 'listboxOpen'),
        plain('x-cloak'),
        plain('role', 'listbox'),
        plain('tabindex', '-1'),
        ...(scope.parts.Listbox?.multiple ? [plain('aria-multiselectable', 'true')] : []),
        script(':id', "$id('listbox')"),
        script(':aria-labelledby', "$id('listbox-button')"),
        ...(scope.parts.Listbox?.multiple ? [] : [script('@click', 'chooseOption($event)')]),
        script('@click.outside', 'closeListbox()'),
        script('@mousemove', 'highlightOption($event)'),
        script('@mouseleave', 'highlightOption($event)'),
        script('@keydown', 'moveInListbox($event)'),
        script('@keydown.escape.prevent.stop', 'closeListbox()'),
        script('@keydown.tab', 'closeListbox()'),
      ],
    })
  },
}

/** One choice, which takes the focus itself unless it is disabled. */
export const option: HtmlPart = {
  variants: { focus: 'focus', selected: 'aria-selected', disabled: 'aria-disabled' },
  lower(part, lowering, scope) {
    const { chosen = '', choose = '' } = scope.parts.Listbox ?? {}
    const value = optionValue(part, lowering, scope)
    const disabled = disabledState(part, lowering, scope)
    const run = withValue(choose, value)
    const focusable = !('code' in disabled)
      ? disabled.known
        ? []
        : [plain('tabindex', '-1')]
      : [script(':tabindex', `${disabled.code} ? null : -1`)]
    const state: HtmlAttribute[] =
      'code' in disabled
        ? [script(':aria-disabled', disabled.code), script('@click', unless(disabled.code, run))]
        : disabled.known
          ? [plain('aria-disabled', 'true')]
          : [script('@click', run)]
    return lowering.element(part, scope, {
      tag: part.as ?? 'div',
      variants: option.variants,
      consumed: ['value', 'disabled'],
      defaults: 'outline-hidden',
      attributes: [plain('role', 'option'), ...focusable, script(':aria-selected', withValue(chosen, value)), ...state],
    })
  },
}
