import { unwrap, type Node } from '../parse/ast.ts'
import { bodyOf } from './functions.ts'
import { inOrder, type Edit } from './edits.ts'
import { reactImport } from './imports.ts'
import type { Rewording } from './index.ts'
import { capital, freeName } from './names.ts'

/** Writes `useReducer(reducer, start)` as a state, and its `dispatch` as a function that sets it. */
export const withoutReducers: Rewording = ({ program, source }) => {
  const edits = bodyOf(program).flatMap((statement): Edit[] => {
    if (statement.type !== 'VariableDeclaration' || statement.declarations.length !== 1) return []
    const [{ id, init } = { id: null, init: null }] = statement.declarations
    const call = init ? unwrap(init) : null
    if (call?.type !== 'CallExpression' || call.callee.type !== 'Identifier') return []
    if (call.callee.name !== 'useReducer' || id?.type !== 'ArrayPattern') return []
    const [state, dispatch] = id.elements
    const [reducer, start, begin] = call.arguments
    if (state?.type !== 'Identifier' || dispatch?.type !== 'Identifier') return []
    if (reducer?.type !== 'Identifier' || !start) return []
    const text = (node: Node) => source.slice(node.start, node.end)
    const known = program.body.find((each) => each.type === 'FunctionDeclaration' && each.id?.name === reducer.name)
    const [held, action] = known?.type === 'FunctionDeclaration' ? known.params : []
    const typeOf = (param: Node | undefined) =>
      param?.type === 'Identifier' && param.typeAnnotation ? text(param.typeAnnotation).replace(/^:\s*/, '') : ''
    const current = freeName(['current', 'previous', 'before'], source)
    const given = freeName(['action', 'change', 'step'], source.replace(known ? text(known) : '', ''))
    const takes = action ? given : ''
    const setter = `set${capital(state.name)}`
    const type = typeOf(held)
    const first = begin ? `${text(begin)}(${text(start)})` : text(start)
    return [
      {
        start: statement.start,
        end: statement.end,
        text:
          `const [${state.name}, ${setter}] = useState${type ? `<${type}>` : ''}(${first})\n\n` +
          `function ${dispatch.name}(${takes}${takes && typeOf(action) ? `: ${typeOf(action)}` : ''}) {\n` +
          `  ${setter}((${current}) => ${text(reducer)}(${[current, takes].filter(Boolean).join(', ')}))\n}`,
      },
    ]
  })
  if (edits.length === 0) return []
  return inOrder([...reactImport(program, { added: ['useState'], dropped: ['useReducer'] }, source), ...edits])
}
