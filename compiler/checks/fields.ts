import type { Binding, Component, Element, Part } from '../ir/types.ts'
import { walkView } from '../ir/walk.ts'
import { valueKindOf } from '../markup/fields.ts'
import { unwrap, type Node } from '../parse/ast.ts'
import type { CheckContext } from './context.ts'
import { attributeNamed } from '../ir/attributes.ts'
import { settersCalledWithTyped } from './typed-text.ts'

const help = 'keep what was typed, and say with pattern and inputMode what is wanted'

/**
 * A text field holds what was typed (E322): what takes letters out again, or takes them only at times, leaves them in
 * the field outside of React.
 */
export function checkFields({ component, evaluator, report }: CheckContext) {
  walkView(component.root, (node) => {
    if ((node.kind !== 'element' && node.kind !== 'part') || !isTextField(node)) return
    const value = attributeNamed(node, 'value')
    const change = attributeNamed(node, 'onChange')
    if (value?.kind !== 'expr' || change?.kind !== 'event') return
    const { state, key, isWhole } = shownBy(value.value, component, (each) => evaluator.dependencies(each))
    if (!state) return
    for (const call of settersCalledWithTyped(change.handler, { component, state: state.state, key })) {
      if (call.holds === 'changed') report.add('E322', call.at, 'a text field must hold what was typed', help)
      else if (call.isConditional)
        report.add('E322', call.at, 'a text field must hold what was typed, whatever that is', help)
      else if (!isWhole)
        report.add('E322', value, 'a text field must hold what was typed, not something made of it', help)
    }
  })
}

const isTextField = (node: Element | Part) =>
  (node.kind === 'part'
    ? node.part === 'Input' || node.part === 'Textarea'
    : node.tag === 'input' || node.tag === 'textarea') && valueKindOf(node.attributes) === 'text'

type Shown = { state: Extract<Binding, { kind: 'state' }> | null; key: string | null; isWhole: boolean }

/** The state whose text a field shows, and the property of it; `isWhole` where it shows that text as it is. */
function shownBy(expression: Node, component: Component, dependencies: (node: Node) => ReadonlySet<Binding>): Shown {
  const shown = unwrap(expression)
  const binding = component.refs.get(shown.type === 'MemberExpression' ? unwrap(shown.object) : shown)
  if (binding?.kind === 'state') {
    const isNamed = shown.type === 'MemberExpression' && !shown.computed && shown.property.type === 'Identifier'
    return { state: binding, key: isNamed ? shown.property.name : null, isWhole: true }
  }
  if (binding?.kind === 'item') return { state: null, key: null, isWhole: true }
  const made = binding?.kind === 'derived' ? binding.init : shown
  const state = [...dependencies(made)].find((each) => each.kind === 'state') ?? null
  return { state, key: null, isWhole: false }
}
