import { unwrap, type Node } from '../parse/ast.ts'
import { asFunction, bodyOf } from './functions.ts'
import type { Edit } from './edits.ts'
import type { Rewording } from './index.ts'
import { capital, freeName } from './names.ts'

/**
 * Writes `const shown = useMemo(() => …, […])` as `const shown = …`, and what `useCallback` keeps as a function. They
 * are there to be quicker in React; the other flavours find out by themselves what a value depends on.
 */
export const withoutMemo: Rewording = ({ program, source }) =>
  bodyOf(program).flatMap((statement): Edit[] => {
    if (statement.type !== 'VariableDeclaration' || statement.declarations.length !== 1) return []
    const [declarator] = statement.declarations
    const init = declarator?.init ? unwrap(declarator.init) : null
    if (!declarator || declarator.id.type !== 'Identifier' || init?.type !== 'CallExpression') return []
    if (init.callee.type !== 'Identifier' || !['useMemo', 'useCallback'].includes(init.callee.name)) return []
    const arrow = init.arguments[0]
    if (arrow?.type !== 'ArrowFunctionExpression') return []
    const { name } = declarator.id
    const whole = { start: statement.start, end: statement.end }
    if (init.callee.name === 'useCallback') return [{ ...whole, text: asFunction({ name, node: arrow }, source) }]
    const answer = answerOf(arrow.body)
    const at = { start: init.start, end: init.end }
    if (answer) return [{ ...at, text: source.slice(answer.start, answer.end) }]
    const computing = freeName([`get${capital(name)}`, `compute${capital(name)}`], source)
    return [
      {
        ...whole,
        text: `${asFunction({ name: computing, node: arrow }, source)}\n\n${source.slice(statement.start, init.start)}${computing}()${source.slice(init.end, statement.end)}`,
      },
    ]
  })

/** What a function answers, where it does nothing else. */
function answerOf(body: Node): Node | null {
  if (body.type !== 'BlockStatement') return body
  const [only, ...others] = body.body
  return only?.type === 'ReturnStatement' && others.length === 0 ? only.argument : null
}
