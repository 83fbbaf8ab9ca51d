/** A <Field> with its label around a <Listbox> or <Combobox>, and a <Label> inside one. */
import type { Part } from '../../ir/types.ts'
import { type ChoiceName, type ChoicePart } from './choice.ts'
import { idsOf } from './html.ts'
import { type Lowering, type Scope } from '../../targets/html/lowering.ts'
import { script, type HtmlNode } from '../../targets/html/nodes.ts'
import { hasPart } from '../../ir/parts.ts'
import { within } from '../../ir/facts.ts'

/** The choice a label belongs to: the one it stands in, or that of the field around. */
export function choiceAround({ parts }: Scope): ChoiceName | null {
  if (parts.Listbox) return 'Listbox'
  if (parts.Combobox) return 'Combobox'
  return (parts.Field?.choice as ChoiceName | undefined) ?? null
}

/** A field around a choice: its element holds the ids that the label, the description and the control share. */
export function choiceField(part: Part, choice: ChoicePart, lowering: Lowering, scope: Scope): HtmlNode[] {
  const facts: Record<string, string> = { choice: choice.part }
  if (hasPart(part.children, 'Label')) facts.label = 'yes'
  if (hasPart(part.children, 'Description')) facts.description = 'yes'
  const ids = [...idsOf(choice.part), ...(facts.description ? ['description'] : [])]
  return lowering.element(part, within(scope, 'Field', facts), {
    tag: part.as ?? 'div',
    attributes: [script('x-id', `[${ids.map((id) => `'${id}'`).join(', ')}]`)],
  })
}

/** A click on it moves the focus to the control, but does not open it, as that of a native select. */
export function choiceLabel(part: Part, lowering: Lowering, scope: Scope): HtmlNode[] {
  const name = choiceAround(scope) ?? 'Listbox'
  const tag = part.as ?? 'label'
  const [control, label] =
    name === 'Listbox' ? ['listbox-button', 'listbox-label'] : ['combobox-input', 'combobox-label']
  return lowering.element(part, scope, {
    tag,
    consumed: ['passive'],
    attributes: [
      script(':id', `$id('${label}')`),
      ...(tag === 'label' ? [script(':for', `$id('${control}')`)] : []),
      ...(name === 'Listbox' && tag === 'label' ? [script('@click.prevent', '$el.control.focus()')] : []),
    ],
  })
}
