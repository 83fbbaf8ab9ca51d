import type { VuePart } from '../../targets/vue/part.ts'
import { attribute } from '../../targets/vue/nodes.ts'
import { component, slotted, transitioned } from '../../targets/vue/slots.ts'
import { within } from '../../ir/facts.ts'

/** `<Menu>` (https://headlessui.com/v1/vue/menu). */
export const menu: VuePart = {
  variants: { open: 'slot:open' },
  write: (part, writer, scope) => slotted(part, writer, scope, { name: 'Menu', variants: menu.variants, props: [] }),
}

/** `<MenuButton>`, which says by `aria-expanded` whether the menu shows. */
export const button: VuePart = {
  variants: { open: 'aria-expanded', focus: 'focus-visible', hover: 'hover', active: 'active', disabled: 'disabled' },
  write: (part, writer, scope) =>
    component(part, writer, scope, 'MenuButton', { owner: { variants: button.variants, slot: (name) => name } }),
}

/** `<MenuItems>`, in a `<transition>` where it has one. */
export const items: VuePart = {
  variants: { open: '' },
  write: (part, writer, scope) =>
    transitioned(part, writer, scope, {
      name: 'MenuItems',
      variants: items.variants,
      // While it fades out, Headless UI would take the menu for a place the focus has moved on to, and leave it there.
      whileFading: [attribute('tabindex', '-1')],
    }),
}

/** `<MenuItem>`, whose slot tells the author's element inside whether it is active. */
export const item: VuePart = {
  variants: { focus: 'slot:active', disabled: 'aria-disabled' },
  write: (part, writer, scope) =>
    slotted(part, writer, scope, { name: 'MenuItem', variants: item.variants, props: ['disabled'], lends: true }),
}

/** Headless UI has no sections for Vue, so their roles and names are written out. */
export const section: VuePart = {
  variants: {},
  write(part, writer, scope) {
    const isTitled = part.children.some((child) => child.kind === 'part' && child.part === 'MenuHeading')
    if (!isTitled)
      return writer.element(part, scope, {
        tag: part.as ?? 'div',
        owner: null,
        attributes: [attribute('role', 'group')],
      })
    const name = writer.name('headingId')
    writer.declare(`const ${name} = ${writer.imports.use('vue', 'useId')}()`)
    // In a list each section needs an id of its own.
    const positions = scope.positions.map((position) => position())
    const id = positions.length === 0 ? name : `\`\${${[name, ...positions].join('}-${')}}\``
    return writer.element(part, within(scope, 'MenuSection', { id }), {
      tag: part.as ?? 'div',
      owner: null,
      attributes: [attribute('role', 'group'), attribute(':aria-labelledby', id)],
    })
  },
}

/** What names the section around it. */
export const heading: VuePart = {
  variants: {},
  write: (part, writer, scope) =>
    writer.element(part, scope, {
      tag: part.as ?? 'header',
      owner: null,
      attributes: [
        ...(scope.parts.MenuSection?.id ? [attribute(':id', scope.parts.MenuSection.id)] : []),
        attribute('role', 'presentation'),
      ],
    }),
}

/** `role="separator"`. */
export const separator: VuePart = {
  variants: {},
  write: (part, writer, scope) =>
    writer.element(part, scope, { tag: part.as ?? 'div', owner: null, attributes: [attribute('role', 'separator')] }),
}
