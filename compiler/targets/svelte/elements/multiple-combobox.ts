/**
 * A combobox of several values. Bits UI writes what was chosen last into the input of one, too, so the input here shows
 * what the component keeps of what was typed, and nothing else.
 */
import { queryOf } from '../../../elements/combobox/parts.ts'
import type { Part } from '../../../ir/types.ts'
import { choiceAttributes, choiceFacts, controlAttributes, hiddenInputs } from '../choice.ts'
import { writeTag } from '../element.ts'
import { within, type Lowering, type Scope, type Variants } from '../lowering.ts'
import { attributeNamed } from '../recipe.ts'
import { statements } from './combobox.ts'

const consumed = ['value', 'onChange', 'onClose', 'name', 'multiple', 'disabled']

export function root(part: Part, lowering: Lowering, scope: Scope): string {
  const query = queryOf(part, lowering.component)?.name ?? ''
  const inner = within(scope, 'Combobox', { ...choiceFacts(part, lowering, scope), query })
  const variants = { open: 'has-data-[state=open]', disabled: 'has-data-disabled' }
  const content = part.as
    ? lowering.element(part, inner, { component: null, variants, consumed })
    : lowering.children(part.children, inner)
  const parts = [hiddenInputs(part, lowering), content].filter(Boolean).join('\n')
  const attributes = [...choiceAttributes(part, lowering), ...closing(part, lowering)]
  return writeTag(`${lowering.bits('Combobox')}.Root`, attributes, parts)
}

/** What is typed is forgotten once the options have faded, so that they do not change while they can be seen. */
function closing(part: Part, lowering: Lowering): string[] {
  const close = attributeNamed(part, 'onClose')
  if (close?.kind !== 'event') return []
  const body = statements(lowering.call(close.handler, ''))
  const forgets = body.includes('\n') ? `if (!open) {\n${body}\n}` : `if (!open) ${body}`
  return [`onOpenChangeComplete={(open) => {\n${forgets}\n}}`]
}

export function input(part: Part, lowering: Lowering, scope: Scope, variants: Variants = {}): string {
  const facts = scope.parts.Combobox ?? {}
  const change = attributeNamed(part, 'onChange')
  const typing = change?.kind === 'event' ? [`oninput={${lowering.handler(change.handler)}}`] : []
  const value = facts.query === 'value' ? '{value}' : `value={${facts.query}}`
  const element = lowering.element(part, scope, {
    component: null,
    variants,
    attributes: ['{...props}', value],
    consumed: ['onChange', 'displayValue'],
  })
  const attributes = [...controlAttributes(facts), ...typing]
  return writeTag(
    `${lowering.bits('Combobox')}.Input`,
    attributes,
    `{#snippet child({ props })}\n${element}\n{/snippet}`,
  )
}
