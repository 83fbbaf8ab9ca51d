import type { Component, EventHandler, Element, Part } from '../ir/types.ts'
import { walkView } from '../ir/walk.ts'
import { valueKindOf, isEventValue, updateOf, type Update } from '../markup/fields.ts'
import { unwrap, walk, type Node } from '../parse/ast.ts'
import type { CheckContext } from './context.ts'
import { attributeNamed } from '../ir/attributes.ts'

/** A text field holds what was typed (E322): what takes letters out again leaves them in the field outside of React. */
export function checkFields({ component, report }: CheckContext) {
  walkView(component.root, (node) => {
    if ((node.kind !== 'element' && node.kind !== 'part') || !isTextField(node)) return
    const filtered = filteredBy(node, component)
    const help = 'keep what was typed, and say with pattern and inputMode what is wanted'
    if (filtered) report.add('E322', filtered, 'a text field must hold what was typed', help)
  })
}

const isTextField = (node: Element | Part) =>
  (node.kind === 'part'
    ? node.part === 'Input' || node.part === 'Textarea'
    : node.tag === 'input' || node.tag === 'textarea') && valueKindOf(node.attributes) === 'text'

/** Where a field's state gets something else than was typed: of `setCode(event.target.value.slice(0, 6))` the value. */
function filteredBy(node: Element | Part, component: Component): Node | undefined {
  const value = attributeNamed(node, 'value')
  const change = attributeNamed(node, 'onChange')
  if (value?.kind !== 'expr' || change?.kind !== 'event') return undefined
  const shown = unwrap(value.value)
  const source = component.refs.get(shown.type === 'MemberExpression' ? unwrap(shown.object) : shown)
  if (source?.kind !== 'state') return undefined
  const update = updatesOf(change.handler, component).find((each) => {
    if (each.state !== source.state || isEventValue(each.value, each, 'value', component)) return false
    let holdsTyped = false
    walk(each.value, (inner) => void (holdsTyped ||= isEventValue(inner, each, 'value', component)))
    return holdsTyped
  })
  return update?.value
}

/** What a handler assigns, one by one. */
function updatesOf(handler: EventHandler, component: Component): Update[] {
  const [param, body] =
    handler.kind === 'inline'
      ? [handler.param, [handler.body].flat()]
      : handler.binding.kind === 'handler'
        ? [handler.binding.handler.node.params[0] ?? null, statementsOf(handler.binding.handler.node.body)]
        : [null, []]
  return body.flatMap((step) => {
    if (step.type.endsWith('Statement') && step.type !== 'ExpressionStatement') return []
    return updateOf({ kind: 'inline', param, body: [step] } as EventHandler, component) ?? []
  })
}

const statementsOf = (body: Node | null): Node[] => (body?.type === 'BlockStatement' ? body.body : body ? [body] : [])
