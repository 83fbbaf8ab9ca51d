/**
 * A combobox of several values. Bits UI writes what was chosen last into the input of one, too, so the input here shows
 * what the component keeps of what was typed, and nothing else.
 */
import { queryOf } from './parts.ts'
import type { Part } from '../../ir/types.ts'
import { choiceAttributes, choiceFacts, controlAttributes, hiddenInputs } from '../choice/svelte.ts'
import { type Lowering, type Scope, type Variants } from '../../targets/svelte/lowering.ts'
import {
  asChild,
  code,
  content,
  element,
  group,
  spread,
  type SvelteAttribute,
  type SvelteNode,
} from '../../targets/svelte/nodes.ts'
import { attributeNamed } from '../../ir/attributes.ts'
import { within } from '../../ir/facts.ts'

const consumed = ['value', 'onChange', 'onClose', 'name', 'multiple', 'disabled']

/**
 * `Combobox.Root` with `type="multiple"` (https://bits-ui.com/docs/components/combobox); what is typed stays the
 * component's.
 */
export function root(part: Part, lowering: Lowering, scope: Scope): SvelteNode {
  const query = queryOf(part, lowering.component)?.name ?? ''
  const inner = within(scope, 'Combobox', { ...choiceFacts(part, lowering, scope), query })
  const variants = { open: 'has-data-[state=open]', disabled: 'has-data-disabled' }
  const node = part.as
    ? lowering.element(part, inner, { component: null, variants, consumed })
    : group(lowering.children(part.children, inner))
  const attributes = [...choiceAttributes(part, lowering), ...closing(part, lowering)]
  return element(`${lowering.bits('Combobox')}.Root`, attributes, content(hiddenInputs(part, lowering), node))
}

/** What is typed is forgotten once the options have faded, so that they do not change while they can be seen. */
function closing(part: Part, lowering: Lowering): SvelteAttribute[] {
  const close = attributeNamed(part, 'onClose')
  if (close?.kind !== 'event') return []
  return [code('onOpenChangeComplete', `(open) => {\nif (!open) ${lowering.statement(close.handler, '')}\n}`)]
}

/** The input, which shows what was typed and never what was chosen last. */
export function input(part: Part, lowering: Lowering, scope: Scope, variants: Variants = {}): SvelteNode {
  const facts = scope.parts.Combobox ?? {}
  const change = attributeNamed(part, 'onChange')
  const typing = change?.kind === 'event' ? [code('oninput', lowering.handler(change.handler))] : []
  const child = lowering.element(part, scope, {
    component: null,
    variants,
    attributes: [spread('props'), code('value', facts.query ?? '')],
    consumed: ['onChange', 'displayValue'],
  })
  const attributes = [...controlAttributes(facts), ...typing]
  return element(`${lowering.bits('Combobox')}.Input`, attributes, asChild(child))
}
