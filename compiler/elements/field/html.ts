import type { Part, ViewNode } from '../../ir/types.ts'
import type { PartName } from '../names.ts'
import type { HtmlPart } from '../../targets/html/part.ts'
import { childrenOf } from '../../ir/walk.ts'
import { script } from '../../targets/html/nodes.ts'
import { within } from '../../targets/html/lowering.ts'

export const field: HtmlPart = {
  variants: {},
  lower(part, lowering, scope) {
    const facts: Record<string, string> = {}
    if (contains(part, 'Label')) facts.label = 'yes'
    if (contains(part, 'Description')) facts.description = 'yes'
    const ids = [...(facts.label ? ["'switch'", "'label'"] : []), ...(facts.description ? ["'description'"] : [])]
    if (!contains(part, 'Switch')) {
      lowering.report.add(
        'E499',
        part,
        '<Field> only has a recipe around a <Switch> so far',
        'tie native controls to their label with id and htmlFor',
      )
    }
    lowering.needs.add('alpine')
    return lowering.element(part, within(scope, 'Field', facts), {
      tag: part.as ?? 'div',
      attributes: ids.length > 0 ? [script('x-id', `[${ids.join(', ')}]`)] : [],
    })
  },
}

export const label: HtmlPart = {
  variants: {},
  lower(part, lowering, scope) {
    const tag = part.as ?? 'label'
    const passive = part.attributes.some((attribute) => attribute.name === 'passive')
    const wiring = tag === 'label' && !passive ? [script(':for', "$id('switch')")] : []
    return lowering.element(part, scope, {
      tag: passive && !part.as ? 'span' : tag,
      consumed: ['passive'],
      attributes: [script(':id', "$id('label')"), ...wiring],
    })
  },
}

/** In a dialog it describes the dialog, in a field the control. */
export const description: HtmlPart = {
  variants: {},
  lower(part, lowering, scope) {
    const id = scope.parts.Field ? 'description' : 'dialog-description'
    if (!scope.parts.Field && !scope.parts.Dialog)
      lowering.report.add('E233', part, '<Description> must stand in a <Field> or a <Dialog>')
    return lowering.element(part, scope, { tag: part.as ?? 'p', attributes: [script(':id', `$id('${id}')`)] })
  },
}

export const fieldset: HtmlPart = {
  variants: {},
  lower: (part, lowering, scope) => lowering.element(part, scope, { tag: part.as ?? 'fieldset' }),
}

export const legend: HtmlPart = {
  variants: {},
  lower: (part, lowering, scope) => lowering.element(part, scope, { tag: part.as ?? 'legend' }),
}

function contains(part: Part, name: PartName): boolean {
  const look = (node: ViewNode): boolean => (node.kind === 'part' && node.part === name) || childrenOf(node).some(look)
  return part.children.some(look)
}
