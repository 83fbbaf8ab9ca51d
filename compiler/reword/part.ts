import type { ArrowFunctionExpression, FunctionNode, Node, Statement } from '../parse/ast.ts'
import { unwrap, walk } from '../parse/ast.ts'
import { yieldsMarkup } from '../read/resolve.ts'
import { arrowOf } from './functions.ts'
import { declaredIn } from './names.ts'

/** A small component of the file, beside the one it exports. */
export type Part = {
  name: string
  id: Node
  statement: Node
  /** What it takes by name, and what a name is where nothing was given. */
  params: ReadonlyMap<string, { prop: string; otherwise: Node | null }>
  /** `props`, where it takes all under one name. */
  props: string | null
  /** What stands before its markup: constants, states and functions. */
  statements: readonly Statement[]
  hasHooks: boolean
  markup: Node
  /** Names declared within it. */
  own: ReadonlySet<string>
  refusal: { message: string; help: string } | null
}

/** Reads a statement as a small component; null for anything else. */
export function readPart(statement: Node): Part | null {
  const arrow = statement.type === 'VariableDeclaration' ? arrowOf(statement) : null
  const node = arrow?.node ?? (statement.type === 'FunctionDeclaration' ? statement : null)
  const name = arrow?.name ?? (statement.type === 'FunctionDeclaration' ? statement.id?.name : undefined)
  if (!node?.body || !name || !/^[A-Z]/.test(name) || !yieldsMarkup(node.body)) return null
  const id =
    statement.type === 'VariableDeclaration'
      ? (statement.declarations[0]?.id ?? statement)
      : ('id' in statement && statement.id) || statement
  const statements = node.body.type === 'BlockStatement' ? node.body.body : []
  const last = statements.at(-1)
  const markup =
    node.body.type !== 'BlockStatement' ? node.body : last?.type === 'ReturnStatement' ? last.argument : null
  const before = statements.slice(0, -1)
  const taken = paramsOf(node)
  const isPlain = before.every(({ type }) => type === 'VariableDeclaration' || type === 'FunctionDeclaration')
  const refusal = node.async
    ? { message: `“${name}” waits`, help: 'load what it shows in an effect of the component' }
    : !markup || !isPlain
      ? {
          message: `“${name}” does more than to return markup`,
          help: 'return one piece of markup at its end, with && or ?: in it',
        }
      : typeof taken === 'string'
        ? { message: taken, help: 'function Row({ name, children }: { name: string; children: ReactNode })' }
        : null
  return {
    name,
    id: { ...id, end: id.start + name.length },
    statement,
    params: typeof taken === 'string' ? new Map() : taken.params,
    props: typeof taken === 'string' ? null : taken.props,
    statements: before,
    hasHooks: before.some(hasHook) || before.some(({ type }) => type === 'FunctionDeclaration'),
    markup: markup ? unwrap(markup) : node,
    own: new Set([...before.flatMap((each) => [...declaredIn(each)]), ...(markup ? declaredIn(markup) : [])]),
    refusal,
  }
}

function hasHook(statement: Node): boolean {
  let found = false
  walk(statement, (node) => {
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && /^use[A-Z]/.test(node.callee.name))
      found = true
  })
  return found
}

/** @returns what a function takes, or why that cannot be told */
function paramsOf({ params }: ArrowFunctionExpression | FunctionNode): Pick<Part, 'params' | 'props'> | string {
  const [first, ...others] = params
  const taken = new Map<string, { prop: string; otherwise: Node | null }>()
  if (!first) return { params: taken, props: null }
  if (others.length > 0) return 'a part takes one object of properties'
  if (first.type === 'Identifier') return { params: taken, props: first.name }
  if (first.type !== 'ObjectPattern') return 'a part takes one object of properties'
  for (const property of first.properties) {
    if (property.type !== 'Property' || property.computed || property.key.type !== 'Identifier')
      return 'a part names each of its properties'
    const { value } = property
    const [local, otherwise] = value.type === 'AssignmentPattern' ? [value.left, value.right] : [value, null]
    if (local.type !== 'Identifier') return 'a part names each of its properties'
    taken.set(local.name, { prop: property.key.name, otherwise })
  }
  return { params: taken, props: null }
}
