import { unwrap, type Expression, type Node } from '../parse/ast.ts'

/**
 * What `{expression}` shows, as code: `error && error.message` shows nothing where it does not hold, for which only
 * React needs no word.
 *
 * @param write translates an expression for the flavour
 */
export function textValue(expression: Expression, write: (node: Node) => string): string {
  const node = unwrap(expression)
  if (node.type !== 'LogicalExpression' || node.operator !== '&&') return write(expression)
  return `${write(node.left)} ? ${write(node.right)} : ''`
}
