/** A combobox whose options are always there: Bits UI's Command, with the filtering left to the component. */
import type { Part } from '../../ir/types.ts'
import { queryOf } from './parts.ts'
import { optionValue, valueCode } from '../choice/svelte.ts'
import { type Lowering, type Scope } from '../../targets/svelte/lowering.ts'
import { flagged } from '../../targets/svelte/recipe.ts'
import { code, content, element, plain, type SvelteNode } from '../../targets/svelte/nodes.ts'
import { attributeNamed } from '../../ir/attributes.ts'
import { within } from '../../ir/facts.ts'

/**
 * `Command.Root` (https://bits-ui.com/docs/components/command) without its own filter; the list stays and each item
 * runs the change.
 */
export function root(part: Part, lowering: Lowering, scope: Scope): SvelteNode {
  const query = queryOf(part, lowering.component)
  const inner = { ...within(scope, 'Combobox', { palette: 'yes', query: query?.name ?? '' }), combobox: part }
  return lowering.element(part, inner, {
    component: `${lowering.bits('Command')}.Root`,
    renders: 'div',
    attributes: [code('shouldFilter', 'false'), ...(part.as ? [] : [plain('class', 'contents')])],
    consumed: ['value', 'onChange', 'onClose', 'name', 'multiple', 'disabled'],
  })
}

/** `Command.Input`, bound to the state that keeps what is typed. */
export function input(part: Part, lowering: Lowering, scope: Scope): SvelteNode {
  const { query } = scope.parts.Combobox ?? {}
  return lowering.element(part, scope, {
    component: `${lowering.bits('Command')}.Input`,
    renders: 'input',
    variants: { focus: 'focus', hover: 'hover', disabled: 'disabled' },
    consumed: ['displayValue', ...(query ? ['onChange'] : [])],
    attributes: query ? [code('bind:value', query)] : [],
  })
}

/** The list is what screen readers find, the viewport what the input points into. */
export function options(part: Part, lowering: Lowering, scope: Scope): SvelteNode {
  const name = lowering.bits('Command')
  const label = attributeNamed(part, 'aria-label')
  const own = label?.kind === 'static' ? [plain('aria-label', label.value)] : []
  const viewport = lowering.element(part, scope, {
    component: `${name}.Viewport`,
    renders: 'div',
    consumed: ['static', 'modal', 'transition', 'aria-label'],
  })
  return element(`${name}.List`, own, content(viewport))
}

/** `Command.Item`, which runs the change of the palette with its own value. */
export function option(part: Part, lowering: Lowering, scope: Scope): SvelteNode {
  // Each item runs the change with its own value.
  const change = attributeNamed(scope.combobox, 'onChange')
  const select =
    change?.kind === 'event' ? [code('onSelect', lowering.callback(change.handler, valueCode(part, lowering)))] : []
  return lowering.element(part, scope, {
    component: `${lowering.bits('Command')}.Item`,
    renders: 'div',
    variants: { focus: 'data-selected', disabled: 'data-disabled' },
    attributes: [...optionValue(part, lowering), ...flagged(part, 'disabled', lowering), ...select],
    consumed: ['value', 'disabled'],
  })
}
