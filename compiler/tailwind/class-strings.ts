import { holdsClasses } from './class-names.ts'
import { childrenOf, walk, type Node, type Program } from '../parse/ast.ts'

/** The strings an expression may yield. What it asks, compares or looks up by is none: status === 'paid' && '…' */
export function stringsIn(node: Node): Node[] {
  return textOfString(node) === null ? yieldedBy(node).flatMap(stringsIn) : [node]
}

/** What a string says, in quotes or in backticks with nothing put into it; null for anything else. */
export function textOfString(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return null
  return node.quasis[0]?.value.cooked ?? null
}

function yieldedBy(node: Node): Node[] {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
      return [node.expression]
    case 'BinaryExpression':
      return []
    case 'ConditionalExpression':
      return [node.consequent, node.alternate]
    case 'LogicalExpression':
      return node.operator === '&&' ? [node.right] : [node.left, node.right]
    case 'MemberExpression':
      return [node.object]
    case 'Property':
      return [node.value]
    default:
      return node.type.startsWith('TS') ? [] : childrenOf(node)
  }
}

/** Every string of a file that holds classes: in className, in clsx(), and in data under names that say so. */
export function classStrings({ program }: { program: Program }): Set<Node> {
  const found = new Set<Node>()
  const add = (node: Node) => stringsIn(node).forEach((string) => found.add(string))
  walk(program, (node) => {
    if (node.type === 'JSXAttribute' && node.name.name === 'className' && node.value) add(node.value)
    else if (node.type === 'Property' && node.key.type === 'Identifier' && holdsClasses(node.key.name)) add(node.value)
    else if (
      node.type === 'VariableDeclarator' &&
      node.id.type === 'Identifier' &&
      node.init &&
      holdsClasses(node.id.name)
    )
      add(node.init)
  })
  return found
}
