import { walk, type Node } from '../parse/ast.ts'

/** The names that are declared anywhere below a node. */
export function declaredIn(root: Node): Set<string> {
  const found = new Set<string>()
  const declare = (pattern: Node | null) => {
    if (!pattern) return
    if (pattern.type === 'Identifier') found.add(pattern.name)
    else if (pattern.type === 'ObjectPattern')
      for (const each of pattern.properties) declare(each.type === 'Property' ? each.value : each.argument)
    else if (pattern.type === 'ArrayPattern') pattern.elements.forEach(declare)
    else if (pattern.type === 'AssignmentPattern') declare(pattern.left)
    else if (pattern.type === 'RestElement') declare(pattern.argument)
  }
  walk(root, (node) => {
    if (node.type === 'VariableDeclarator') declare(node.id)
    if (node.type === 'CatchClause') declare(node.param)
    if (node.type === 'FunctionDeclaration' || node.type === 'ArrowFunctionExpression') {
      if (node.type === 'FunctionDeclaration') declare(node.id)
      node.params.forEach(declare)
    }
    if (node.type === 'ImportSpecifier' || node.type === 'ImportDefaultSpecifier') found.add(node.local.name)
  })
  return found
}

/** All names that are written below a node, whatever they stand for. */
export function writtenIn(root: Node): Set<string> {
  const found = new Set<string>()
  walk(root, (node) => {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') found.add(node.name)
  })
  return found
}

/** The first of these names that nothing in a source is called. */
export const freeName = (candidates: readonly string[], source: string): string =>
  candidates.find((name) => !new RegExp(`\\b${name}\\b`).test(source)) ?? `${candidates.at(-1)}2`

/** `open` is `Open`. */
export const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
