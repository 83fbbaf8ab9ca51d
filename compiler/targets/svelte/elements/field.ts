import type { Part, ViewNode } from '../../../ir/types.ts'
import { childrenOf } from '../../../ir/walk.ts'
import { within, type Lowering, type Scope } from '../lowering.ts'
import type { SveltePart } from '../part.ts'
import { attributeNamed, contains } from '../recipe.ts'

/** Ids begin with `$props.id()`, so that the component may be used twice on a page. */
export const field: SveltePart = {
  variants: {},
  lower(part, lowering, scope) {
    const control = findPart(part.children, 'Switch')
    if (!control) {
      const help = 'tie native controls to their label with id and htmlFor'
      lowering.report.add('E499', part, '<Field> only has a recipe around a <Switch> so far', help)
    }
    const label = findPart(part.children, 'Label')
    const facts: Record<string, string> = { id: idOf(control, scope, lowering) }
    if (label) facts.label = isNative(label) ? 'native' : 'passive'
    if (contains(part.children, 'Description')) facts.description = 'yes'
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
    return lowering.element(part, scope, {
      component: `${lowering.bits('Dialog')}.Description`,
      renders: 'div',
      tag: part.as ?? 'div',
    })
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

/** `{uid}-push` after the state it sets; the keys of the lists around it make it one of a kind. */
function idOf(control: Part | null, { keys }: Scope, lowering: Lowering): string {
  const checked = control && attributeNamed(control, 'checked')
  const state = checked?.kind === 'expr' && checked.value.type === 'Identifier' ? checked.value.name : 'switch'
  let name = state
  for (let count = 2; lowering.ids.has(name); count++) name = `${state}-${count}`
  lowering.ids.add(name)
  const uid = lowering.name('uid')
  lowering.variables.set('uid', `const ${uid} = $props.id()`)
  return [`{${uid}}-${name}`, ...keys.map((key) => `{${key}}`)].join('-')
}

function findPart(nodes: ViewNode[], name: Part['part']): Part | null {
  for (const node of nodes) {
    if (node.kind === 'part' && node.part === name) return node
    const found = findPart(childrenOf(node), name)
    if (found) return found
  }
  return null
}
