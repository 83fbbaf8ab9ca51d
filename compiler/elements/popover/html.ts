import type { Part, ViewNode } from '../../ir/types.ts'
import { childrenOf } from '../../ir/walk.ts'
import type { HtmlPart } from '../../targets/html/part.ts'
import { plain, script } from '../../targets/html/nodes.ts'
import { buttonType } from '../../targets/html/recipe.ts'
import { popoverNames, popoverRecipe } from './alpine-recipe.ts'
import { isFlagged } from '../../ir/attributes.ts'
import { within } from '../../ir/facts.ts'

const states = { open: 'popoverOpen' }

/**
 * The scope of the recipe `popover`, or `focusingPopover` where its panel takes the focus.
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export const popover: HtmlPart = {
  variants: { open: 'data-open' },
  lower(part, lowering, scope) {
    lowering.reserve(popoverNames, '<Popover>')
    const isPanel = (node: ViewNode): node is Part => node.kind === 'part' && node.part === 'PopoverPanel'
    const takesFocus = descendants(part).some((node) => isPanel(node) && isFlagged(node, 'focus'))
    // One name is one code on every page, whatever snippets share it.
    const recipe = takesFocus ? 'focusingPopover' : 'popover'
    lowering.recipes.set(recipe, popoverRecipe(takesFocus))
    const facts: Record<string, string> = takesFocus ? { takesFocus: 'yes' } : {}
    const inner = within(within(scope, 'Popover', facts), 'CloseButton', { close: 'closePopover()' })
    return lowering.element(part, inner, {
      tag: part.as ?? 'div',
      variants: popover.variants,
      states,
      attributes: [
        script('x-data', recipe),
        script('x-id', "['popover']"),
        script('@keydown.escape', 'escapePopover($event)'),
        script('@focusin.window', 'leavePopover($event)'),
        ...(scope.parts.PopoverGroup ? [script('@close-popovers.window', 'popoverOpen = false')] : []),
      ],
    })
  },
}

/** `aria-expanded` and `aria-controls`, and a click that opens or closes. */
export const button: HtmlPart = {
  variants: { open: 'aria-expanded', focus: 'focus-visible', hover: 'hover', disabled: 'disabled' },
  lower: (part, lowering, scope) =>
    lowering.element(part, scope, {
      tag: part.as ?? 'button',
      variants: button.variants,
      attributes: [
        ...buttonType(part),
        script('x-ref', 'popoverButton'),
        script(':aria-expanded', 'popoverOpen'),
        script(':aria-controls', "$id('popover')"),
        script('@click', 'togglePopover()'),
        // Else the pointer would take the focus from the panel, which closes it, and the click open it again.
        ...(scope.parts.Popover?.takesFocus ? [script('@mousedown.prevent', '')] : []),
      ],
    }),
}

/** What is shown and hidden; a click beside it closes it. */
export const panel: HtmlPart = {
  variants: { open: 'data-open' },
  lower(part, lowering, scope) {
    lowering.needs.add('cloak')
    const takesFocus = isFlagged(part, 'focus')
    if (takesFocus) lowering.needs.add('focus')
    return lowering.element(part, scope, {
      tag: part.as ?? 'div',
      variants: panel.variants,
      states,
      consumed: ['transition', 'focus'],
      transition: isFlagged(part, 'transition'),
      attributes: [
        script('x-show', 'popoverOpen'),
        plain('x-cloak'),
        plain('tabindex', '-1'),
        script(':id', "$id('popover')"),
        script('@click.outside', 'clickOutside()'),
        ...(takesFocus ? focusing : []),
      ],
    })
  },
}

/** A panel that takes the focus closes as soon as it loses it. */
const focusing = [
  script('x-ref', 'popoverPanel'),
  script('x-effect', 'focusPanel()'),
  script('@focusout', 'leavePanel($event)'),
]

/** What lies behind the panel: nothing to screen readers. */
export const backdrop: HtmlPart = {
  variants: { open: 'data-open' },
  lower(part, lowering, scope) {
    lowering.needs.add('cloak')
    return lowering.element(part, scope, {
      tag: part.as ?? 'div',
      variants: backdrop.variants,
      states,
      consumed: ['transition'],
      transition: isFlagged(part, 'transition'),
      attributes: [script('x-show', 'popoverOpen'), plain('x-cloak'), plain('aria-hidden', 'true')],
    })
  },
}

/** The focus may move among the popovers of a group without closing them; Escape closes from wherever it is. */
export const group: HtmlPart = {
  variants: {},
  lower: (part, lowering, scope) =>
    lowering.element(part, within(scope, 'PopoverGroup', {}), {
      tag: part.as ?? 'div',
      attributes: [
        plain('data-popover-group'),
        plain('x-data'),
        script('@keydown.escape', "$dispatch('close-popovers')"),
      ],
    }),
}

const descendants = (node: ViewNode): ViewNode[] => childrenOf(node).flatMap((child) => [child, ...descendants(child)])
