import { childrenOf, unwrap, type Node } from '../parse/ast.ts'
import type { Report } from '../problems/report.ts'

/** The closed list of syntax allowed inside expressions and functions. What is not here is an error, never a guess. */
const expressions = new Set<Node['type']>([
  'ArrayExpression',
  'ArrayPattern',
  'ArrowFunctionExpression',
  'AwaitExpression',
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
  'BreakStatement',
  'CatchClause',
  // The semicolon before a line that begins with a bracket.
  'EmptyStatement',
  'ExpressionStatement',
  'IfStatement',
  'ReturnStatement',
  'SwitchCase',
  'SwitchStatement',
  'ThrowStatement',
  'TryStatement',
  'VariableDeclaration',
  'VariableDeclarator',
])

const help: Partial<Record<Node['type'], string>> = {
  AssignmentExpression:
    'state changes only through its setter, and only elements are changed in place: audio.current.currentTime = 0',
  ForOfStatement: 'use map, filter or reduce',
  ForStatement: 'use map, filter or reduce',
  FunctionExpression: 'write an arrow function',
  RestElement: 'name the parameters one by one',
  SequenceExpression: 'write separate statements',
  TaggedTemplateExpression: 'use a plain template literal',
  ThisExpression: 'components are functions',
  UpdateExpression: 'write setCount(count + 1)',
}

const awaiting = 'only a named function of the component can wait: async function copy() { await … }'

/**
 * Checks that an expression, or the body of a function, keeps to the supported syntax (E201, E210).
 *
 * @param o.isAsync whether `await` may stand in it
 */
export function checkSyntax(node: Node, report: Report, { isAsync = false } = {}) {
  if (node.type.startsWith('TS') && !expressions.has(node.type)) return
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    report.add('E210', node, 'markup cannot stand here', 'write it where it is shown, with && or ?:')
    return
  }
  if (!expressions.has(node.type) && !statements.has(node.type) && !setsElement(node)) {
    report.add('E201', node, `${describe(node)} is not supported`, help[node.type])
    return
  }
  if (node.type === 'VariableDeclaration' && node.kind !== 'const') {
    report.add('E201', node, `“${node.kind}” is not supported`, 'use const')
    return
  }
  if (node.type === 'ArrowFunctionExpression' && node.async) {
    report.add('E201', node, 'async arrow functions are not supported', awaiting)
    return
  }
  if (node.type === 'AwaitExpression' && !isAsync) {
    report.add('E201', node, 'this cannot wait', awaiting)
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
  for (const child of childrenOf(node)) checkSyntax(child, report, { isAsync })
}

/**
 * `audio.current.currentTime = 0`, and `event.dataTransfer.effectAllowed = 'move'`; that `audio` is a ref is for a rule
 * of its own to find out.
 */
const setsElement = (node: Node): boolean => {
  if (node.type !== 'AssignmentExpression' || node.operator !== '=' || node.left.type !== 'MemberExpression')
    return false
  const element = unwrap(node.left.object)
  return (
    element.type === 'MemberExpression' &&
    element.property.type === 'Identifier' &&
    (element.property.name === 'current' || element.property.name === 'dataTransfer')
  )
}

/** `ForOfStatement` reads “for of statement”. */
export const describe = (node: Node): string =>
  `this ${node.type
    .replace(/^TS|^JSX/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()}`
