import type { Effect } from '../ir/types.ts'
import type { CallExpression, Expression, Node, Statement } from '../parse/ast.ts'
import type { Report } from '../problems/report.ts'
import { unwrap, walk } from '../parse/ast.ts'
import { checkSyntax } from './expressions.ts'

const shape = 'useEffect(() => { … }, [open]), with one function to stop what it started returned at its end'

/** Reads `useEffect(() => { … return () => … }, [names])` in the shapes every flavour has; null after a problem (E122). */
export function readEffect(call: CallExpression, statement: Node, report: Report): Effect | null {
  const [run, list, more] = call.arguments
  const refuse = (at: Node, message: string) => {
    report.add('E122', at, message, shape)
    return null
  }
  if (run?.type !== 'ArrowFunctionExpression' || run.params.length > 0 || run.async)
    return refuse(run ?? call, 'an effect takes a plain function without parameters')
  if (run.body.type !== 'BlockStatement') return refuse(run.body, 'what an effect does stands in braces')
  if (list?.type !== 'ArrayExpression' || more) return refuse(list ?? call, 'an effect lists what it depends on')
  const dependencies = list.elements.filter((each) => each !== null)
  const odd = dependencies.find(({ type }) => type !== 'Identifier')
  if (odd) return refuse(odd, 'an effect depends on states and computed values by their names')

  for (const each of run.body.body) checkSyntax(each, report)
  const last = run.body.body.at(-1)
  const returned = last?.type === 'ReturnStatement' && last.argument ? unwrap(last.argument) : null
  const statements = returned ? run.body.body.slice(0, -1) : run.body.body
  const stray = statements.flatMap(returnsOf)[0]
  if (stray) return refuse(stray, 'only the end of an effect returns something')
  if (returned && (returned.type !== 'ArrowFunctionExpression' || returned.params.length > 0))
    return refuse(returned, 'an effect returns a function without parameters')
  return {
    node: run,
    statement,
    statements,
    cleanup: returned?.type === 'ArrowFunctionExpression' ? bodyOf(returned.body) : null,
    dependencies,
    start: statement.start,
    end: statement.end,
  }
}

const bodyOf = (body: Expression | { type: 'BlockStatement'; body: Statement[] }): Expression | Statement[] =>
  body.type === 'BlockStatement' ? body.body : body

/** Returns with a value, other than those of functions inside. */
function returnsOf(statement: Statement): Node[] {
  const found: Node[] = []
  walk(statement, (node) => {
    if (node.type === 'ArrowFunctionExpression') return false
    if (node.type === 'ReturnStatement' && node.argument) found.push(node)
    return undefined
  })
  return found
}
