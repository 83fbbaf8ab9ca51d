/** Walking ESTree, and reading expressions that stand in attributes. */
import { parseSync } from 'oxc-parser'
import { present } from '#toolchain/present.ts'
import { SyntaxProblem, type Range, type Tree } from './types.ts'

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && typeof (value as Tree).type === 'string'

/** What stands directly below a node. */
export const below = (node: Tree): Tree[] =>
  Object.entries(node).flatMap(([field, value]) =>
    field === 'parent' || field === 'metadata'
      ? []
      : Array.isArray(value)
        ? value.filter(isTree)
        : isTree(value)
          ? [value]
          : [],
  )

/** Every node with those around it, the nearest first. */
export function* walk(node: Tree, around: readonly Tree[] = []): Generator<[node: Tree, around: readonly Tree[]]> {
  yield [node, around]
  for (const next of below(node)) yield* walk(next, [node, ...around])
}

type Placed = [node: Tree, around: readonly Tree[]]
/** What was found before below the same roots, by type: every kind of damage asks again. */
const known = new WeakMap<readonly Tree[], Map<string, Placed[]>>()

/** Every node of these types below the roots. */
export function allOf(roots: readonly Tree[], ...types: string[]): Placed[] {
  const byType = known.get(roots) ?? new Map<string, Placed[]>()
  if (!known.has(roots)) {
    for (const root of roots) {
      for (const placed of walk(root)) {
        const same = byType.get(placed[0].type)
        if (same) same.push(placed)
        else byType.set(placed[0].type, [placed])
      }
    }
    known.set(roots, byType)
  }
  return types.flatMap((type) => byType.get(type) ?? [])
}

/** Reads a whole script. */
export function readScript(text: string, at: number, name = 'script.ts'): Tree {
  const { program, errors } = parseSync(name, text)
  const [error] = errors
  if (error) throw new SyntaxProblem(error.message)
  return shift(program as unknown as Tree, at)
}

/** Reads what stands in an attribute: an expression, or where that fails statements. */
export function readExpression(text: string, at: number): Tree {
  const { program, errors } = parseSync('expression.ts', `(${text}\n)`)
  if (errors.length > 0) return readScript(text, at)
  return shift(program as unknown as Tree, at - 1)
}

function shift(tree: Tree, by: number): Tree {
  if (by !== 0)
    for (const [node] of walk(tree)) {
      node.start += by
      node.end += by
    }
  return tree
}

export const isName = (node: unknown, ...names: string[]): boolean =>
  isTree(node) && node.type === 'Identifier' && names.includes(node.name as string)

/** The name of what is called: `focus` of `this.$refs.field.focus()`, `ref` of `ref(1)`. */
export function calleeName({ callee }: Tree): string {
  const called = callee as Tree
  const last = called.type === 'MemberExpression' ? (called.property as Tree) : called
  return last.type === 'Identifier' ? (last.name as string) : ''
}

export const field = (node: Tree, name: string): Tree | undefined => (isTree(node[name]) ? node[name] : undefined)
/** The same where the grammar always has it. */
export const need = (node: Tree, name: string): Tree => present(field(node, name), `${name} of ${node.type}`)
export const fields = (node: Tree, name: string): Tree[] =>
  Array.isArray(node[name]) ? (node[name] as unknown[]).filter(isTree) : []
export const isInside = (inner: Range, outer: Range) => inner.start >= outer.start && inner.end <= outer.end
