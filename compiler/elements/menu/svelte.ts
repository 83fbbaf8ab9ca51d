import type { ViewNode } from '../../ir/types.ts'
import { splitClasses } from '../../tailwind/candidate.ts'
import { idFor } from '../../targets/svelte/ids.ts'
import type { SveltePart } from '../../targets/svelte/part.ts'
import { flagged } from '../../targets/svelte/recipe.ts'
import { code, content, element, group, nothing, plain } from '../../targets/svelte/nodes.ts'
import { attributeNamed } from '../../ir/attributes.ts'
import { fixedClasses } from '../../ir/fixed-classes.ts'
import { within } from '../../ir/facts.ts'

/** The root renders no element, so its state is what its button says. */
export const menu: SveltePart = {
  variants: { open: 'has-data-[state=open]' },
  lower(part, lowering, scope) {
    const root = `${lowering.bits('DropdownMenu')}.Root`
    const inner = within(scope, 'Menu', { id: idFor('menu-button', scope, lowering) })
    if (!part.as) return element(root, [], lowering.children(part.children, inner))
    return element(root, [], content(lowering.element(part, inner, { component: null, variants: menu.variants })))
  },
}

/** `DropdownMenu.Trigger` (https://bits-ui.com/docs/components/dropdown-menu). */
export const button: SveltePart = {
  variants: {
    open: 'data-[state=open]',
    focus: 'focus-visible',
    hover: 'hover',
    active: 'active',
    disabled: 'disabled',
  },
  lower: (part, lowering, scope) =>
    lowering.element(part, scope, {
      component: `${lowering.bits('DropdownMenu')}.Trigger`,
      renders: 'button',
      variants: button.variants,
      attributes: [plain('id', scope.parts.Menu?.id ?? '')],
    }),
}

/** Static content stays where it is; the other kind is placed beside the button by Bits UI. Its button names it. */
export const items: SveltePart = {
  variants: { open: 'data-[state=open]' },
  lower: (part, lowering, scope) =>
    lowering.element(part, scope, {
      component: `${lowering.bits('DropdownMenu')}.ContentStatic`,
      renders: 'div',
      variants: items.variants,
      attributes: [code('loop', 'false'), plain('aria-labelledby', scope.parts.Menu?.id ?? '')],
      consumed: ['transition', 'modal'],
      defaults: 'outline-hidden',
    }),
}

/** `DropdownMenu.Item`; the author's element inside takes its properties. */
export const item: SveltePart = {
  variants: { focus: 'data-highlighted', disabled: 'data-disabled' },
  lower(part, lowering, scope) {
    const component = `${lowering.bits('DropdownMenu')}.Item`
    const attributes = flagged(part, 'disabled', lowering)
    const recipe = { component, attributes, variants: item.variants, defaults: 'outline-hidden' }
    if (part.as) return lowering.element(part, scope, { ...recipe, renders: 'div', consumed: ['disabled'] })
    const [child, ...others] = part.children.filter((candidate) => candidate.kind !== 'comment')
    if (child?.kind !== 'element' || others.length > 0) {
      lowering.report.add(
        'E234',
        part,
        '<MenuItem> needs exactly one element inside',
        'wrap what it contains, or give it as="div"',
      )
      return nothing()
    }
    const click = attributeNamed(child, 'onClick')
    const handler = click?.kind === 'event' ? click.handler : null
    const select = handler ? [code('onSelect', lowering.handler(handler))] : []
    const node = { ...child, attributes: child.attributes.filter((attribute) => attribute !== click) }
    if (isAsDiv(child)) {
      return lowering.element(node, scope, {
        ...recipe,
        renders: 'div',
        tag: 'div',
        attributes: [...attributes, ...select],
        consumed: ['type'],
      })
    }
    const passed = {
      component,
      attributes: [...attributes, ...select],
      variants: item.variants,
      defaults: 'outline-hidden',
    }
    return group(lowering.children([node], { ...scope, passed }))
  },
}

/** `DropdownMenu.Group`. */
export const section: SveltePart = {
  variants: {},
  lower: (part, lowering, scope) =>
    lowering.element(part, scope, {
      component: `${lowering.bits('DropdownMenu')}.Group`,
      renders: 'div',
    }),
}

/** `DropdownMenu.GroupHeading`. */
export const heading: SveltePart = {
  variants: {},
  lower: (part, lowering, scope) =>
    lowering.element(part, scope, {
      component: `${lowering.bits('DropdownMenu')}.GroupHeading`,
      renders: 'div',
      tag: part.as ?? 'div',
    }),
}

/** `DropdownMenu.Separator`. */
export const separator: SveltePart = {
  variants: {},
  lower: (part, lowering, scope) =>
    lowering.element(part, scope, { component: `${lowering.bits('DropdownMenu')}.Separator`, renders: 'div' }),
}

/** A button as wide as the menu, its text at the start, looks no different from the item Bits UI renders itself. */
function isAsDiv(node: Extract<ViewNode, { kind: 'element' }>): boolean {
  const classes = splitClasses(fixedClasses(node))
  const isWide = classes.includes('w-full') && classes.some((name) => name === 'text-start' || name === 'text-left')
  const isPlain = node.attributes.every(({ name }) => ['type', 'onClick'].includes(name) || /^(aria|data)-/.test(name))
  return node.tag === 'button' && isWide && isPlain && classes.some((name) => ['flex', 'block', 'grid'].includes(name))
}
