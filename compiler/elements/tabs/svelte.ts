import type { SveltePart } from '../../targets/svelte/part.ts'
import { hiddenWhile } from '../../targets/svelte/recipe.ts'
import { namedValue, tabValues } from './svelte-values.ts'
import { code, group as asGroup, plain, type SvelteAttribute } from '../../targets/svelte/nodes.ts'
import { attributeNamed, isFlagged } from '../../ir/attributes.ts'
import { within } from '../../ir/facts.ts'
import { mayBePressed } from './presses.ts'

/** `Tabs.Root` (https://bits-ui.com/docs/components/tabs), whose tabs go by values instead of positions. */
export const group: SveltePart = {
  variants: {},
  lower(part, lowering, scope) {
    const component = `${lowering.bits('Tabs')}.Root`
    const selectedIndex = attributeNamed(part, 'selectedIndex')
    const onChange = attributeNamed(part, 'onChange')
    const controlled = selectedIndex?.kind === 'expr' && onChange?.kind === 'event'
    const values = tabValues(part, lowering, controlled)
    const attributes: SvelteAttribute[] = []
    if (controlled) {
      const shown = lowering.expression(selectedIndex.value)
      const change = lowering.call(onChange.handler, 'Number(next)')
      attributes.push(code('bind:value', `() => String(${shown}), (next) => ${change}`))
    } else {
      const first = attributeNamed(part, 'defaultIndex')
      const result =
        first?.kind === 'expr' ? lowering.evaluator.evaluate(first.value, lowering.evaluator.initial) : null
      const index = first?.kind === 'static' ? Number(first.value) : result?.known ? Number(result.value) : 0
      const value = values.all[index] ?? '0'
      attributes.push(namedValue(value))
    }
    if (isFlagged(part, 'vertical')) attributes.push(plain('orientation', 'vertical'))
    const isPressed = !isFlagged(part, 'manual') && mayBePressed(part, lowering.component)
    if (isPressed || isFlagged(part, 'manual')) attributes.push(plain('activationMode', 'manual'))
    return lowering.element(
      part,
      within(scope, 'TabGroup', { ...values.facts, ...(isPressed && { isPressed: 'yes' }) }),
      {
        component,
        renders: 'div',
        attributes,
        consumed: ['defaultIndex', 'selectedIndex', 'onChange', 'vertical', 'manual'],
      },
    )
  },
}

/** The first key moves the focus, and only then is the tab under it pressed, so that what listens to its clicks runs. */
const pressFocused = `({ target }) => {
  // A key has moved the focus to another tab: choose that one.
  if (document.activeElement !== target) (document.activeElement as HTMLElement).click()
}`

/** `Tabs.List`. */
export const list: SveltePart = {
  variants: {},
  lower: (part, lowering, scope) =>
    lowering.element(part, scope, {
      component: `${lowering.bits('Tabs')}.List`,
      renders: 'div',
      events: scope.parts.TabGroup?.isPressed === undefined ? [] : [code('onkeydown', pressFocused)],
    }),
}

/** `Tabs.Trigger`. */
export const tab: SveltePart = {
  variants: {
    selected: 'data-[state=active]',
    focus: 'focus-visible',
    hover: 'hover',
    active: 'active',
    disabled: 'disabled',
  },
  lower: (part, lowering, scope) =>
    lowering.element(part, scope, {
      component: `${lowering.bits('Tabs')}.Trigger`,
      renders: 'button',
      variants: tab.variants,
      attributes: [{ name: 'value', value: scope.parts.TabGroup?.[part.start] ?? null }],
    }),
}

/** Bits UI needs nothing around the panels, so without classes there is nothing. */
export const panels: SveltePart = {
  variants: {},
  lower: (part, lowering, scope) =>
    part.as || part.classes.length > 0 || part.attributes.length > 0
      ? lowering.element(part, scope, { component: null })
      : asGroup(lowering.children(part.children, scope)),
}

/** `Tabs.Content`. */
export const panel: SveltePart = {
  variants: { focus: 'focus-visible' },
  lower: (part, lowering, scope) =>
    lowering.element(hiddenWhile('data-[state=inactive]', part), scope, {
      component: `${lowering.bits('Tabs')}.Content`,
      renders: 'div',
      variants: panel.variants,
      attributes: [{ name: 'value', value: scope.parts.TabGroup?.[part.start] ?? null }],
    }),
}
