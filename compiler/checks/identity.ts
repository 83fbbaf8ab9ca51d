import { changedInPlace } from '../javascript/copies.ts'
import { unwrap, walk } from '../parse/ast.ts'
import type { CheckContext } from './context.ts'

/** An object whose properties fields change is another one in React only: no code may ask for that (E323). */
export function checkIdentity({ component, report }: CheckContext) {
  const { refs, parsed } = component
  const inPlace = changedInPlace(component)
  if (inPlace.size === 0) return
  walk(parsed.program, (node) => {
    if (node.type !== 'BinaryExpression' || !/^[!=]==?$/.test(node.operator)) return
    const sides = [unwrap(node.left), unwrap(node.right)]
    const state = sides.map((side) => refs.get(side)).find((each) => each?.kind === 'state' && inPlace.has(each.state))
    if (!state || sides.some(({ type }) => type === 'Literal')) return
    report.add(
      'E323',
      node,
      `fields change “${state.name}” in place, so it never becomes another object outside of React`,
      `compare what is in it, such as ${state.name}.name`,
    )
  })
}
