import type { ArrowFunctionExpression, Node, Program, Statement } from '../parse/ast.ts'
import { unwrap } from '../parse/ast.ts'
import { yieldsMarkup } from '../read/resolve.ts'
import type { Edit } from './edits.ts'
import type { Rewording } from './index.ts'

/** The function of the component, in whichever form it is exported. */
export const componentOf = ({ body }: Program) => {
  const exported = body.find((each) => each.type === 'ExportDefaultDeclaration')?.declaration
  return exported?.type === 'FunctionDeclaration' ? exported : null
}

/** The statements of the component. */
export const bodyOf = (program: Program): Statement[] => componentOf(program)?.body?.body ?? []

/** Writes `function Name() { … }` and `export default Name` behind it as one, arrow functions too. */
export const exportedAtOnce: Rewording = ({ program, source }) => {
  const statement = program.body.find((each) => each.type === 'ExportDefaultDeclaration')
  const name = statement?.declaration.type === 'Identifier' ? statement.declaration.name : null
  if (!statement || name === null) return []
  const gone: Edit = { start: statement.start, end: statement.end, text: '' }
  for (const each of program.body) {
    if (each.type === 'FunctionDeclaration' && each.id?.name === name)
      return [{ start: each.start, end: each.start, text: 'export default ' }, gone]
    const arrow = each.type === 'VariableDeclaration' ? arrowOf(each) : null
    if (arrow?.name === name)
      return [{ start: each.start, end: each.end, text: `export default ${asFunction(arrow, source)}` }, gone]
  }
  return []
}

/** Writes `const save = () => { … }` in the component as `function save() { … }`. */
export const namedFunctions: Rewording = ({ program, source }) =>
  bodyOf(program).flatMap((statement): Edit[] => {
    const arrow = statement.type === 'VariableDeclaration' ? arrowOf(statement) : null
    if (!arrow || yieldsMarkup(arrow.node.body)) return []
    return [{ start: statement.start, end: statement.end, text: asFunction(arrow, source) }]
  })

type Arrow = { name: string; node: ArrowFunctionExpression }

/** `const name = (…) => …`, and nothing else in the statement. */
export function arrowOf({ declarations, kind }: Extract<Node, { type: 'VariableDeclaration' }>): Arrow | null {
  const [only, ...others] = declarations
  const node = only?.init ? unwrap(only.init) : null
  if (kind !== 'const' || others.length > 0 || only?.id.type !== 'Identifier') return null
  return node?.type === 'ArrowFunctionExpression' ? { name: only.id.name, node } : null
}

/** An arrow function as a function of a name. */
export function asFunction({ name, node }: Arrow, source: string): string {
  const text = ({ start, end }: Pick<Node, 'start' | 'end'>) => source.slice(start, end)
  const params = node.params.map(text).join(', ')
  const head = `${node.async ? 'async ' : ''}function ${name}${node.typeParameters ? text(node.typeParameters) : ''}(${params})${node.returnType ? text(node.returnType) : ''}`
  if (node.body.type === 'BlockStatement') return `${head} ${text(node.body)}`
  const answer = node.body.type === 'ObjectExpression' ? `(${text(node.body)})` : text(node.body)
  return `${head} {\n${onlyActs(node) ? answer : `return ${answer}`}\n}`
}

/** Whether an arrow function without a block does something, rather than answering. */
const onlyActs = ({ async, body }: ArrowFunctionExpression): boolean =>
  async ||
  (body.type === 'CallExpression' &&
    body.callee.type === 'Identifier' &&
    /^(set|dispatch)[A-Z]?/.test(body.callee.name))
