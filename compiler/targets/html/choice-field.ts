/** A <Field> with its label around a <Listbox> or <Combobox>, and a <Label> inside one. */
import type { Part } from '../../ir/types.ts'
import { contains, type ChoiceName, type ChoicePart } from '../../elements/choice.ts'
import { idsOf } from './choice.ts'
import { within, type Lowering, type Scope } from './lowering.ts'
import { script, type HtmlNode } from './nodes.ts'

/** The choice a label belongs to: the one it stands in, or that of the field around. */
export function choiceAround({ parts }: Scope): ChoiceName | null {
  if (parts.Listbox) return 'Listbox'
  if (parts.Combobox) return 'Combobox'
  return (parts.Field?.choice as ChoiceName | undefined) ?? null
}

export function choiceField(part: Part, choice: ChoicePart, lowering: Lowering, scope: Scope): HtmlNode[] {
  const facts: Record<string, string> = { choice: choice.part }
  if (contains(part.children, 'Label')) facts.label = 'yes'
  if (contains(part.children, 'Description')) facts.description = 'yes'
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
