import type { Part, ViewNode } from '../../../ir/types.ts'
import { childrenOf } from '../../../ir/walk.ts'
import { idFor } from '../ids.ts'
import { within } from '../lowering.ts'
import type { SveltePart } from '../part.ts'
import { attributeNamed, contains } from '../recipe.ts'

/** A control with its label and description, tied together by ids. */
export const field: SveltePart = {
  variants: {},
  lower(part, lowering, scope) {
    const control = findPart(part.children, 'Switch')
    if (!control) {
      const help = 'tie native controls to their label with id and htmlFor'
      lowering.report.add('E499', part, '<Field> only has a recipe around a <Switch> so far', help)
    }
    const label = findPart(part.children, 'Label')
    const facts: Record<string, string> = {}
    if (label) facts.label = isNative(label) ? 'native' : 'passive'
    if (contains(part.children, 'Description')) facts.description = 'yes'
    if (Object.keys(facts).length > 0) facts.id = idFor(stateOf(control), scope, lowering)
    return lowering.element(part, within(scope, 'Field', facts), { component: null })
  },
}

export const label: SveltePart = {
  variants: {},
  lower(part, lowering, scope) {
    const { id } = scope.parts.Field ?? {}
    const tag = part.as ?? (isNative(part) ? 'label' : 'span')
    const attribute = isNative(part) ? `for="${id}"` : `id="${id}-label"`
    return lowering.element(part, scope, { component: null, tag, consumed: ['passive'], attributes: [attribute] })
  },
}

/** In a dialog it describes the dialog, in a field the control. */
export const description: SveltePart = {
  variants: {},
  lower(part, lowering, scope) {
    const { id } = scope.parts.Field ?? {}
    if (id) return lowering.element(part, scope, { component: null, attributes: [`id="${id}-description"`] })
    if (!scope.parts.Dialog) lowering.report.add('E233', part, '<Description> must stand in a <Field> or a <Dialog>')
    return lowering.element(part, scope, { component: `${lowering.bits('Dialog')}.Description`, renders: 'div' })
  },
}

export const fieldset: SveltePart = {
  variants: {},
  lower: (part, lowering, scope) => lowering.element(part, scope, { component: null }),
}

export const legend: SveltePart = {
  variants: {},
  lower: (part, lowering, scope) => lowering.element(part, scope, { component: null }),
}

const isNative = (part: Part) => (part.as ?? 'label') === 'label' && !attributeNamed(part, 'passive')

/** The state a control sets names it. */
function stateOf(control: Part | null): string {
  const checked = control && attributeNamed(control, 'checked')
  return checked?.kind === 'expr' && checked.value.type === 'Identifier' ? checked.value.name : 'switch'
}

function findPart(nodes: ViewNode[], name: Part['part']): Part | null {
  for (const node of nodes) {
    if (node.kind === 'part' && node.part === name) return node
    const found = findPart(childrenOf(node), name)
    if (found) return found
  }
  return null
}
