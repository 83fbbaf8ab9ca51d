import { unwrap } from '../parse/ast.ts'
import { bodyOf } from './functions.ts'
import type { Rewording } from './index.ts'

/** Makes the second `useId()` of a component from the first, since Svelte has one for each. */
export const oneId: Rewording = ({ program }) => {
  const ids = bodyOf(program).flatMap((statement) =>
    statement.type === 'VariableDeclaration'
      ? statement.declarations.flatMap(({ id, init }) => {
          const call = init ? unwrap(init) : null
          const isId =
            call?.type === 'CallExpression' && call.callee.type === 'Identifier' && call.callee.name === 'useId'
          return isId && id.type === 'Identifier' ? [{ name: id.name, start: call.start, end: call.end }] : []
        })
      : [],
  )
  const [first, ...others] = ids
  return first ? others.map(({ name, start, end }) => ({ start, end, text: `\`\${${first.name}}-${name}\`` })) : []
}
