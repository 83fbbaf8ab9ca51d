import type { Evaluation } from '../../constants/evaluate.ts'
import { unwrap, type Node } from '../../parse/ast.ts'

type Evaluate = (node: Node) => Evaluation

/**
 * What is left of an expression once the values known before the page runs have chosen: of
 * `folder.current && unread > 0` in the current folder only `unread > 0`, elsewhere only `folder.current`.
 *
 * @param isTest whether nothing but being true or false matters: then `told && shop.isSlow` may also lose its right side
 */
export function residual(node: Node, isTest: boolean, evaluate: Evaluate): Node {
  const inner = unwrap(node)
  if (inner.type === 'ConditionalExpression') {
    const test = evaluate(residual(inner.test, true, evaluate))
    return test.known ? residual(test.value ? inner.consequent : inner.alternate, isTest, evaluate) : node
  }
  if (inner.type !== 'LogicalExpression' || inner.operator === '??') return node
  // The value that leaves the choice to the other side.
  const leaves = inner.operator === '&&'
  const left = evaluate(residual(inner.left, isTest, evaluate))
  if (left.known) return residual(Boolean(left.value) === leaves ? inner.right : inner.left, isTest, evaluate)
  if (!isTest) return node
  const right = evaluate(residual(inner.right, true, evaluate))
  return right.known ? residual(Boolean(right.value) === leaves ? inner.left : inner.right, true, evaluate) : node
}

/** The operators of comparisons, and what each becomes when the sides change places. */
export const turned: Readonly<Record<string, string>> = {
  '===': '===',
  '!==': '!==',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
}

/**
 * Writes a choice without what is known, and a comparison with its value on the right, where people put it:
 * `tab.id === chosen` is `chosen === 'mail'`. Undefined for everything that stays as it is.
 */
export function residualCode(node: Node, evaluate: Evaluate, write: (node: Node) => string): string | undefined {
  switch (node.type) {
    case 'LogicalExpression': {
      const rest = residual(node, false, evaluate)
      if (rest === node) return undefined
      return bindsWeaker(unwrap(rest), node.operator) ? `(${write(rest)})` : write(rest)
    }
    case 'ConditionalExpression': {
      const rest = residual(node, false, evaluate)
      if (rest !== node) return write(rest)
      const test = residual(node.test, true, evaluate)
      if (test === node.test) return undefined
      const code = unwrap(test).type === 'ConditionalExpression' ? `(${write(test)})` : write(test)
      return `${code} ? ${write(node.consequent)} : ${write(node.alternate)}`
    }
    case 'BinaryExpression': {
      const operator = turned[node.operator]
      const isName = /^(Identifier|MemberExpression|CallExpression)$/.test(unwrap(node.right).type)
      if (!operator || !isName || unwrap(node.left).type === 'Literal') return undefined
      if (!evaluate(node.left).known || evaluate(node.right).known) return undefined
      return `${write(node.right)} ${operator} ${write(node.left)}`
    }
    default:
      return undefined
  }
}

/** Whether an expression needs brackets where a logical one stood. */
const bindsWeaker = (node: Node, operator: string): boolean =>
  node.type === 'ConditionalExpression' ||
  (node.type === 'LogicalExpression' && node.operator !== operator && (operator === '&&' || node.operator === '??'))
