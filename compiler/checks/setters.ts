import type { Node } from '../parse/ast.ts'
import { walk } from '../parse/ast.ts'
import { expressionsOf } from '../ir/expressions.ts'
import { walkView } from '../ir/walk.ts'
import type { CheckContext } from './context.ts'

/** Setters are called in events and effects, and nowhere else (E204). */
export function checkSetters({ component, report }: CheckContext) {
  const isSetter = (node: Node) => component.refs.get(node)?.kind === 'setter'
  const forbid = (node: Node) =>
    walk(node, (child) => {
      if (isSetter(child))
        report.add('E204', child, 'state cannot change while the markup is computed', 'call the setter in an event')
    })
  for (const { init } of component.derived) forbid(init)
  walkView(component.root, (node) => expressionsOf(node).forEach(forbid))
  for (const node of [
    ...component.handlers.map(({ handler }) => handler.node),
    ...component.effects.map((effect) => effect.node),
  ]) {
    walk(node, (child, parent) => {
      if (isSetter(child) && !(parent?.type === 'CallExpression' && parent.callee === child))
        report.add('E204', child, 'a setter can only be called', 'write (value) => setValue(value)')
    })
  }
}
