import type { HtmlPart } from '../../targets/html/part.ts'
import { plain, script } from '../../targets/html/nodes.ts'
import { buttonType, passToChild, scoped } from '../../targets/html/recipe.ts'
import { menuNames, menuRecipe } from './alpine-recipe.ts'
import { isFlagged } from '../../ir/attributes.ts'
import { within } from '../../ir/facts.ts'

/** The scope of the recipe `menu`. https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/ */
export const menu: HtmlPart = {
  variants: { open: 'data-open' },
  lower(part, lowering, scope) {
    lowering.recipes.set('menu', menuRecipe)
    lowering.reserve(menuNames, '<Menu>')
    const attributes = [script('x-data', 'menu'), script('x-id', "['menu-button', 'menu']")]
    return scoped(part, lowering, within(scope, 'Menu', {}), {
      attributes,
      variants: { open: 'data-open' },
      states: { open: 'menuOpen' },
    })
  },
}

/** What opens the menu, and the keys that open it at its first or last item. */
export const button: HtmlPart = {
  variants: { open: 'aria-expanded', focus: 'focus-visible', hover: 'hover', active: 'active', disabled: 'disabled' },
  lower(part, lowering, scope) {
    return lowering.element(part, scope, {
      tag: part.as ?? 'button',
      variants: button.variants,
      attributes: [
        ...buttonType(part),
        script('x-ref', 'menuButton'),
        plain('aria-haspopup', 'menu'),
        script(':id', "$id('menu-button')"),
        script(':aria-expanded', 'menuOpen'),
        script(':aria-controls', "$id('menu')"),
        script('@click', 'toggleMenu()'),
        script('@keydown.down.prevent', "openMenu('first')"),
        script('@keydown.up.prevent', "openMenu('last')"),
        script('@keydown.enter.prevent', "openMenu('first')"),
        script('@keydown.space.prevent', "openMenu('first')"),
      ],
    })
  },
}

/** `role="menu"`: the focus moves among its items, by arrows and by typing. */
export const items: HtmlPart = {
  variants: { open: 'data-open' },
  lower(part, lowering, scope) {
    lowering.needs.add('cloak')
    return lowering.element(part, within(scope, 'MenuItems', {}), {
      tag: part.as ?? 'div',
      variants: items.variants,
      states: { open: 'menuOpen' },
      consumed: ['transition', 'modal'],
      transition: isFlagged(part, 'transition'),
      defaults: 'outline-hidden',
      attributes: [
        script('x-ref', 'menu'),
        script('x-show', 'menuOpen'),
        plain('x-cloak'),
        plain('role', 'menu'),
        plain('tabindex', '-1'),
        script(':id', "$id('menu')"),
        script(':aria-labelledby', "$id('menu-button')"),
        script('@click', 'chooseItem($event)'),
        script('@click.outside', 'closeMenu()'),
        script('@mousemove', 'highlightItem($event)'),
        script('@mouseleave', 'highlightItem($event)'),
        script('@keydown', 'moveInMenu($event)'),
        script('@keydown.escape.prevent.stop', 'closeMenu()'),
        script('@keydown.tab', 'closeMenu()'),
      ],
    })
  },
}

/** What is done: the role goes on the author's element inside. */
export const item: HtmlPart = {
  variants: { focus: 'focus', disabled: 'aria-disabled' },
  lower(part, lowering, scope) {
    const disabled = part.attributes.find((attribute) => attribute.name === 'disabled')
    const state =
      disabled?.kind === 'expr'
        ? [script(':aria-disabled', lowering.expression(disabled.value, scope))]
        : disabled
          ? [plain('aria-disabled', 'true')]
          : []
    const known = disabled?.kind === 'expr' ? lowering.evaluate(disabled.value, scope) : null
    const attributes = [
      plain('role', 'menuitem'),
      plain('tabindex', '-1'),
      ...(known?.known ? (known.value ? [plain('aria-disabled', 'true')] : []) : state),
    ]
    return passToChild(part, lowering, scope, {
      attributes,
      variants: item.variants,
      consumed: ['disabled'],
      defaults: 'outline-hidden',
    })
  },
}

/** `role="group"`, named by its heading. */
export const section: HtmlPart = {
  variants: {},
  lower(part, lowering, scope) {
    const titled = part.children.some((child) => child.kind === 'part' && child.part === 'MenuHeading')
    const attributes = [
      plain('role', 'group'),
      ...(titled ? [script('x-id', "['menu-heading']"), script(':aria-labelledby', "$id('menu-heading')")] : []),
    ]
    return lowering.element(part, scope, { tag: part.as ?? 'div', attributes })
  },
}

/** What names the section around it. */
export const heading: HtmlPart = {
  variants: {},
  lower: (part, lowering, scope) =>
    lowering.element(part, scope, {
      tag: part.as ?? 'header',
      attributes: [plain('role', 'presentation'), script(':id', "$id('menu-heading')")],
    }),
}

/** `role="separator"`. */
export const separator: HtmlPart = {
  variants: {},
  lower: (part, lowering, scope) =>
    lowering.element(part, scope, { tag: part.as ?? 'div', attributes: [plain('role', 'separator')] }),
}
