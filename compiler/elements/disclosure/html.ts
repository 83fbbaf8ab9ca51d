import type { HtmlPart } from '../../targets/html/part.ts'
import { data, plain, script } from '../../targets/html/nodes.ts'
import { anewInDialog, buttonType, scoped } from '../../targets/html/recipe.ts'
import { hasPart } from '../../ir/parts.ts'
import { attributeNamed, isFlagged } from '../../ir/attributes.ts'
import { within } from '../../ir/facts.ts'

/** The scope that knows whether it is open. https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/ */
export const disclosure: HtmlPart = {
  variants: { open: 'data-open' },
  lower(part, lowering, scope) {
    const defaultOpen = attributeNamed(part, 'defaultOpen')
    const value = defaultOpen?.kind === 'expr' ? lowering.evaluate(defaultOpen.value, scope) : null
    const open = value?.known ? Boolean(value.value) : defaultOpen !== undefined
    const name = lowering.name('open', 'expanded')
    const closes = hasPart(part.children, 'CloseButton')
    const facts = { name, open: String(open), ...(closes ? { closes: 'yes' } : {}) }
    const close = `${name} = false; $refs.disclosureButton.focus()`
    return scoped(part, lowering, within(within(scope, 'Disclosure', facts), 'CloseButton', { close }), {
      attributes: [
        data({ [name]: String(open) }),
        script('x-id', "['disclosure-panel']"),
        ...anewInDialog(scope, name, String(open)),
      ],
      variants: disclosure.variants,
      states: { open: name },
      consumed: ['defaultOpen'],
    })
  },
}

/** `aria-expanded` and `aria-controls`, and a click that opens or closes. */
export const button: HtmlPart = {
  variants: { open: 'aria-expanded', focus: 'focus-visible', hover: 'hover', active: 'active', disabled: 'disabled' },
  lower(part, lowering, scope) {
    const name = scope.parts.Disclosure?.name ?? 'open'
    return lowering.element(part, scope, {
      tag: part.as ?? 'button',
      variants: button.variants,
      attributes: [
        ...buttonType(part),
        ...(scope.parts.Disclosure?.closes ? [script('x-ref', 'disclosureButton')] : []),
        script(':aria-expanded', name),
        script(':aria-controls', "$id('disclosure-panel')"),
        script('@click', `${name} = !${name}`),
      ],
    })
  },
}

/** What is shown and hidden; `x-cloak` hides it before Alpine runs where it begins closed. */
export const panel: HtmlPart = {
  variants: { open: 'data-open' },
  lower(part, lowering, scope) {
    const { name = 'open', open } = scope.parts.Disclosure ?? {}
    const hidden = open !== 'true'
    if (hidden) lowering.needs.add('cloak')
    return lowering.element(part, scope, {
      tag: part.as ?? 'div',
      variants: panel.variants,
      states: { open: name },
      consumed: ['transition'],
      transition: isFlagged(part, 'transition'),
      attributes: [
        script('x-show', name),
        ...(hidden ? [plain('x-cloak')] : []),
        script(':id', "$id('disclosure-panel')"),
      ],
    })
  },
}
