import type { Binding, Component } from '../../ir/types.ts'
import type { Evaluator } from '../../constants/evaluate.ts'
import { unwrap, walk } from '../../parse/ast.ts'

/**
 * Whether an object in a state is compared with another: $state would wrap it in a proxy that equals nothing, so it
 * must be $state.raw, which React's way of replacing whole values allows.
 */
export function comparesByIdentity(
  state: Extract<Binding, { kind: 'state' }>,
  { parsed, refs }: Component,
  evaluator: Evaluator,
): boolean {
  const initial = evaluator.initial.get(state)
  if (typeof initial !== 'object' || initial === null || Array.isArray(initial)) return false
  let found = false
  walk(parsed.program, (node) => {
    if (node.type !== 'BinaryExpression' || !/^[!=]==?$/.test(node.operator)) return
    const sides = [unwrap(node.left), unwrap(node.right)]
    const isState = sides.map((side) => refs.get(side) === state)
    const other = sides[isState.indexOf(false)]
    if (isState.includes(true) && other && other.type !== 'Literal') found = true
  })
  return found
}
