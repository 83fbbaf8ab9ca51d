import type { If, ViewNode } from '../../ir/types.ts'
import type { Node } from '../../parse/ast.ts'
import { childrenOf } from '../../ir/walk.ts'
import { unwrap, walk } from '../../parse/ast.ts'
import type { Lowering } from './lowering.ts'

/** Whether the branch reads properties of what the test has found to exist: then it must not run without it. */
export function narrows(node: If, { component }: Lowering): boolean {
  const { source } = component.parsed
  const tested = new Set<string>()
  const add = (expression: Node) => {
    const inner = unwrap(expression)
    if (inner.type === 'LogicalExpression' && inner.operator === '&&') [inner.left, inner.right].forEach(add)
    else if (inner.type === 'Identifier' || inner.type === 'MemberExpression')
      tested.add(source.slice(inner.start, inner.end))
    else if (inner.type === 'BinaryExpression' && /^!==?$/.test(inner.operator)) add(inner.left)
  }
  add(node.test)
  let found = false
  const look = (expression: Node) =>
    walk(expression, (child) => {
      if (
        child.type === 'MemberExpression' &&
        !child.optional &&
        tested.has(source.slice(child.object.start, child.object.end))
      )
        found = true
    })
  const visit = (view: ViewNode) => {
    if (view.kind === 'expr') look(view.expression)
    if (view.kind === 'if') look(view.test)
    if (view.kind === 'for') look(view.list)
    if ('attributes' in view)
      for (const attribute of view.attributes) if (attribute.kind === 'expr') look(attribute.value)
    childrenOf(view).forEach(visit)
  }
  node.consequent.forEach(visit)
  return found
}
