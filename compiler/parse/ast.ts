/** The syntax tree is ESTree with TypeScript, as oxc-parser types it. These are the names and helpers the compiler uses. */
import { visitorKeys, type Node } from 'oxc-parser'

export type {
  ArrowFunctionExpression,
  CallExpression,
  Comment,
  Expression,
  Function as FunctionNode,
  FunctionBody,
  IdentifierReference,
  ImportDeclaration,
  JSXAttribute,
  JSXAttributeItem,
  JSXChild,
  JSXElement,
  JSXFragment,
  JSXMemberExpression,
  MemberExpression,
  Node,
  ObjectExpression,
  Program,
  Statement,
  VariableDeclaration,
} from 'oxc-parser'

/** The direct children of a node in source order. */
export function childrenOf(node: Node): Node[] {
  const children: Node[] = []
  for (const key of visitorKeys[node.type] ?? []) {
    const value: unknown = Reflect.get(node, key)
    const below: unknown[] = Array.isArray(value) ? value : [value]
    children.push(...below.filter(isNode))
  }
  return children.sort((a, b) => a.start - b.start || a.end - b.end)
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Visits a node and all below it, parents first; return false to skip what is below. */
export function walk(
  node: Node,
  visit: (node: Node, parent: Node | null) => boolean | void,
  parent: Node | null = null,
) {
  if (visit(node, parent) === false) return
  for (const child of childrenOf(node)) walk(child, visit, node)
}

/** Removes the TypeScript around an expression: `(x as T)!` is `x`. */
export function unwrap<T extends Node>(
  node: T,
): Exclude<T, { type: 'TSAsExpression' | 'TSNonNullExpression' | 'TSSatisfiesExpression' }> {
  let inner: Node = node
  while (
    inner.type === 'TSAsExpression' ||
    inner.type === 'TSNonNullExpression' ||
    inner.type === 'TSSatisfiesExpression'
  ) {
    inner = inner.expression
  }
  return inner as never
}

/** Whether an identifier stands for a value, rather than naming a property or a binding. */
export function isReference(node: Node, parent: Node | null): boolean {
  if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') return false
  if (!parent) return true
  switch (parent.type) {
    case 'MemberExpression':
      return parent.object === node || parent.computed
    case 'Property':
      return parent.value === node || parent.computed
    case 'JSXAttribute':
      return false
    case 'JSXMemberExpression':
      return parent.object === node
    default:
      return (
        !parent.type.startsWith('TS') ||
        parent.type === 'TSAsExpression' ||
        parent.type === 'TSNonNullExpression' ||
        parent.type === 'TSSatisfiesExpression'
      )
  }
}
