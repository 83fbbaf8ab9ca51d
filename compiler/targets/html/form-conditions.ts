import type { Component, Element, Part, ViewNode } from '../../ir/types.ts'
import type { PartName } from '../../elements/names.ts'
import { childrenOf, walkView } from '../../ir/walk.ts'

/** What makes a hidden field count in its form: a name is sent, and a constraint may stop the form from being sent. */
const counted = ['name', 'required', 'pattern', 'minLength', 'maxLength', 'min', 'max']
const tags = ['input', 'select', 'textarea']
const parts: PartName[] = ['Input', 'Select', 'Textarea', 'Checkbox', 'Switch', 'RadioGroup', 'Listbox', 'Combobox']

/**
 * The conditions of a form that decide whether it has a field. A field that is only hidden stays in its form, where it
 * is sent and checked, so what such a condition holds must be taken out.
 */
export function formConditions({ root }: Component): ReadonlySet<ViewNode> {
  const found = new Set<ViewNode>()
  walkView(root, (node, ancestors) => {
    if (!isCounted(node)) return
    const form = ancestors.findLastIndex((each) => each.kind === 'element' && each.tag === 'form')
    if (form < 0) return
    for (const each of ancestors.slice(form + 1)) if (each.kind === 'if') found.add(each)
  })
  return found
}

const isCounted = (node: ViewNode): node is Element | Part =>
  (node.kind === 'element' ? tags.includes(node.tag) : node.kind === 'part' && parts.includes(node.part)) &&
  'attributes' in node &&
  node.attributes.some(({ name }) => counted.includes(name))

/** Whether one side of such a condition holds a field. */
export const holdsField = (nodes: ViewNode[]): boolean =>
  nodes.some((node) => isCounted(node) || holdsField(childrenOf(node)))
