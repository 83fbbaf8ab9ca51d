import { childrenOf, type Node } from '../parse/ast.ts'
import type { Report } from '../problems/report.ts'

/** The closed list of syntax allowed inside expressions and functions. What is not here is an error, never a guess. */
const expressions = new Set<Node['type']>([
  'ArrayExpression',
  'ArrayPattern',
  'ArrowFunctionExpression',
  'BinaryExpression',
  'CallExpression',
  'ChainExpression',
  'ConditionalExpression',
  'Identifier',
  'Literal',
  'LogicalExpression',
  'MemberExpression',
  'NewExpression',
  'ObjectExpression',
  'ObjectPattern',
  'Property',
  'SpreadElement',
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'TemplateElement',
  'TemplateLiteral',
  'UnaryExpression',
])

const statements = new Set<Node['type']>([
  'BlockStatement',
  'ExpressionStatement',
  'IfStatement',
  'ReturnStatement',
  'VariableDeclaration',
  'VariableDeclarator',
])

const help: Partial<Record<Node['type'], string>> = {
  AssignmentExpression: 'state changes only through its setter; compute other values into constants',
  AwaitExpression: 'components show one state of an interface; leave fetching to the customer',
  ForOfStatement: 'use map, filter or reduce',
  ForStatement: 'use map, filter or reduce',
  FunctionExpression: 'write an arrow function',
  RestElement: 'name the parameters one by one',
  SequenceExpression: 'write separate statements',
  TaggedTemplateExpression: 'use a plain template literal',
  ThisExpression: 'components are functions',
  UpdateExpression: 'write setCount(count + 1)',
}

/**
 * Checks that an expression, or the body of a function, keeps to the supported syntax (E201, E210).
 *
 * @param markup whether JSX may stand in it, as it may in what a list maps to
 */
export function checkSyntax(node: Node, report: Report, markup = false) {
  if (node.type.startsWith('TS') && !expressions.has(node.type)) return
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    if (!markup) report.add('E210', node, 'markup cannot stand here', 'write it where it is shown, with && or ?:')
    return
  }
  if (!expressions.has(node.type) && !statements.has(node.type)) {
    report.add('E201', node, `${describe(node)} is not supported`, help[node.type])
    return
  }
  if (node.type === 'VariableDeclaration' && node.kind !== 'const') {
    report.add('E201', node, `“${node.kind}” is not supported`, 'use const')
    return
  }
  if (node.type === 'ArrowFunctionExpression' && node.async) {
    report.add('E201', node, 'async functions are not supported', help.AwaitExpression)
    return
  }
  if (node.type === 'UnaryExpression' && (node.operator === 'delete' || node.operator === 'void')) {
    report.add('E201', node, `“${node.operator}” is not supported`)
    return
  }
  if (node.type === 'Property' && (node.kind !== 'init' || node.method)) {
    report.add('E201', node, 'methods and accessors are not supported', 'write a property with an arrow function')
    return
  }
  for (const child of childrenOf(node)) checkSyntax(child, report, markup)
}

/** `ForOfStatement` reads “for of statement”. */
export const describe = (node: Node): string =>
  `this ${node.type
    .replace(/^TS|^JSX/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()}`
