/** A <Field> around a <Listbox> or <Combobox>: Headless UI for Vue wants the label inside, so it becomes the choice itself. */
import type { Part } from '../../ir/types.ts'
import { type ChoiceName, type ChoicePart } from './choice.ts'
import { writeAttributes } from '../../targets/vue/attributes.ts'
import { choiceAttributes, choiceModel, choiceProps } from './vue.ts'
import { attribute, type VueNode } from '../../targets/vue/nodes.ts'
import { component } from '../../targets/vue/slots.ts'
import { type Scope, type Writer } from '../../targets/vue/writer.ts'
import { hasPart } from '../../ir/parts.ts'
import { within } from '../../ir/facts.ts'

/** The choice a label belongs to: the one it stands in, or that of the field around. */
export function choiceAround({ parts }: Scope): ChoiceName | null {
  if (parts.Listbox) return 'Listbox'
  if (parts.Combobox) return 'Combobox'
  return (parts.Field?.choice as ChoiceName | undefined) ?? null
}

/**
 * A field around a choice becomes the choice itself, since Headless UI for Vue ties only what stands inside it; E499 where
 * the choice would be an element of its own.
 */
export function choiceField(part: Part, choice: ChoicePart, writer: Writer, scope: Scope): VueNode[] {
  if (choice.as || choice.classes.length > 0) {
    const help = 'give its classes to the <Field>, which becomes it in Vue'
    writer.report.add('E499', choice, `<${choice.part}> in a <Field> cannot be an element of its own`, help)
    return []
  }
  const facts: Record<string, string> = { choice: choice.part }
  if (hasPart(part.children, 'Description')) {
    const name = writer.name('descriptionId')
    writer.declare(`const ${name} = ${writer.imports.use('vue', 'useId')}()`)
    // In a list each description needs an id of its own.
    const positions = scope.positions.map((position) => position())
    facts.description = positions.length === 0 ? name : `\`\${${[name, ...positions].join('}-${')}}\``
  }
  const others = choice.attributes.map(({ name }) => name).filter((name) => !choiceProps.includes(name))
  return component(part, writer, within(scope, 'Field', facts), choice.part, {
    attributes: [
      ...(part.as ? [] : [attribute('as', 'div')]),
      ...choiceAttributes(choice, writer),
      ...writeAttributes(choice, 'part', [...others, ...choiceModel], writer),
    ],
  })
}

/** `<ListboxLabel>` or `<ComboboxLabel>`, by the choice around it. */
export const choiceLabel = (part: Part, writer: Writer, scope: Scope): VueNode[] =>
  component(part, writer, scope, `${choiceAround(scope)}Label`, { consumed: ['passive'] })

/** Headless UI for Vue has no description for a choice, so its id is written out. */
export const choiceDescription = (part: Part, writer: Writer, scope: Scope): VueNode[] =>
  writer.element(part, scope, {
    tag: part.as ?? 'p',
    owner: null,
    attributes: [attribute(':id', scope.parts.Field?.description ?? null)],
  })
