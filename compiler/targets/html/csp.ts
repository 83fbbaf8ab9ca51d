/** What Alpine's CSP build cannot run: its own interpreter knows a part of JavaScript only, and no globals. */
import { parseSync } from 'oxc-parser'
import { walk, type Node } from '../../parse/ast.ts'
import { purityOf } from '../../read/globals.ts'
import type { HtmlAttribute, HtmlNode } from './nodes.ts'

/** Syntax its parser refuses, in words for the customer. */
const unknownSyntax: Partial<Record<Node['type'], string>> = {
  ArrowFunctionExpression: 'functions',
  FunctionExpression: 'functions',
  TemplateLiteral: 'template literals',
  SpreadElement: 'spread syntax',
  ChainExpression: 'optional chaining',
  NewExpression: 'new',
  AwaitExpression: 'await',
  IfStatement: 'statements',
  VariableDeclaration: 'statements',
  SequenceExpression: 'several expressions',
}
const operators = new Set([
  '&&',
  '||',
  '==',
  '!=',
  '===',
  '!==',
  '<',
  '>',
  '<=',
  '>=',
  '+',
  '-',
  '*',
  '/',
  '%',
  '!',
  '=',
])

/** Attributes of Alpine that hold no expression. */
const notCode = /^x-(ref|cloak|ignore|transition)/

/** What the markup uses that the CSP build does not know, each thing once, in the order of the markup. */
export function refusedByCsp(nodes: readonly HtmlNode[]): string[] {
  const found = new Set<string>()
  visit(nodes, (attribute) => {
    if (attribute.kind === 'data') for (const { code } of attribute.entries) examine(code, found)
    else if (attribute.kind === 'script' && !notCode.test(attribute.name))
      examine(attribute.name === 'x-for' ? attribute.code.replace(/^.*? in /, '') : attribute.code, found)
  })
  return [...found]
}

function visit(nodes: readonly HtmlNode[], look: (attribute: HtmlAttribute) => void) {
  for (const node of nodes) {
    if (node.kind !== 'element' && node.kind !== 'scope') continue
    node.attributes.forEach(look)
    visit(node.children, look)
  }
}

function examine(code: string, found: Set<string>) {
  const inBrackets = parseSync('expression.js', `(${code}\n)`)
  const text = inBrackets.errors.length ? code : `(${code}\n)`
  const inside = ({ start, end }: Node) => text.slice(start, end)
  const { program } = inBrackets.errors.length ? parseSync('statements.js', text) : inBrackets
  if (program.body.length > 1) found.add('several statements')
  walk(program, (node, parent) => {
    const syntax = unknownSyntax[node.type]
    if (syntax) found.add(syntax)
    if ('operator' in node && !operators.has(node.operator) && node.type !== 'UpdateExpression')
      found.add(node.operator)
    if (
      node.type === 'AssignmentExpression' &&
      /^\$(el|refs)\b/.test(inside(node.left)) &&
      node.left.type !== 'Identifier'
    )
      found.add('assignments to elements')
    const isName = node.type === 'Identifier' && !(parent && isLabel(node, parent))
    if (isName && node.name !== 'undefined' && purityOf(node.name) !== undefined) found.add(node.name)
  })
}

/** Whether a name only says which property is meant. */
const isLabel = (node: Node, parent: Node) =>
  (parent.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
  (parent.type === 'Property' && parent.key === node && !parent.computed)
