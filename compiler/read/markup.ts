import type { For, ViewNode } from '../ir/types.ts'
import type {
  ArrowFunctionExpression,
  CallExpression,
  Expression,
  JSXChild,
  JSXElement,
  JSXFragment,
  Node,
} from '../parse/ast.ts'
import { unwrap } from '../parse/ast.ts'
import { escapeText, jsxText } from '../markup/text.ts'
import type { ReadContext } from './context.ts'
import { checkSyntax } from './expressions.ts'
import { readElement } from './element.ts'
import { yieldsMarkup } from './resolve.ts'

/** Reads the markup a component returns; fragments dissolve into their children. */
export function readMarkup(node: Expression, base: Omit<ReadContext, 'children'>): ViewNode[] {
  const { report } = base
  const inner = unwrap(node)
  if (!yieldsMarkup(inner)) {
    report.add('E105', inner, 'the component must return markup', 'return (<div>…</div>)')
    return []
  }
  const context: ReadContext = {
    ...base,
    children: (children) => children.flatMap((child) => readChild(child, context)),
  }
  return readExpression(inner, context)
}

function readChild(child: JSXChild, context: ReadContext): ViewNode[] {
  const { report, component } = context
  switch (child.type) {
    case 'JSXText': {
      const raw = jsxText(child.raw ?? child.value)
      return raw === '' ? [] : [{ kind: 'text', raw, start: child.start, end: child.end }]
    }
    case 'JSXElement':
    case 'JSXFragment':
      return readTag(child, context)
    case 'JSXExpressionContainer':
      if (child.expression.type !== 'JSXEmptyExpression') return readExpression(child.expression, context)
      return component.parsed.comments
        .filter((comment) => comment.start >= child.start && comment.end <= child.end)
        .map((comment) => ({ kind: 'comment', text: comment.value.trim(), start: comment.start, end: comment.end }))
    default:
      report.add('E231', child, 'spread children are not supported')
      return []
  }
}

function readTag(node: JSXElement | JSXFragment, context: ReadContext): ViewNode[] {
  if (node.type === 'JSXFragment') return context.children(node.children)
  return readElement(node, context)
}

/** What stands between braces in markup, or is returned by a list. */
function readExpression(expression: Expression, context: ReadContext): ViewNode[] {
  const { report } = context
  const node = unwrap(expression)
  const at = { start: node.start, end: node.end }
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return readTag(node, context)
  if (node.type === 'Literal') {
    if (node.value === null || typeof node.value === 'boolean') return []
    if (typeof node.value === 'string') return [{ kind: 'text', raw: escapeText(node.value), ...at }]
  }
  if (node.type === 'LogicalExpression' && yieldsMarkup(node.right)) {
    if (node.operator !== '&&') report.add('E211', node, `“${node.operator}” cannot choose markup`, 'use && or ?:')
    checkSyntax(node.left, report)
    return [{ kind: 'if', test: node.left, consequent: readExpression(node.right, context), alternate: [], ...at }]
  }
  if (node.type === 'ConditionalExpression' && yieldsMarkup(node)) {
    checkSyntax(node.test, report)
    const consequent = readExpression(node.consequent, context)
    const alternate = readExpression(node.alternate, context)
    return [{ kind: 'if', test: node.test, consequent, alternate, ...at }]
  }
  const list = mapCall(node)
  if (list) return readList(list.call, list.arrow, context)
  checkSyntax(node, report)
  return [{ kind: 'expr', expression: node, ...at }]
}

function mapCall(node: Expression): { call: CallExpression; arrow: ArrowFunctionExpression } | null {
  if (node.type !== 'CallExpression') return null
  const arrow = node.arguments[0]
  if (arrow?.type !== 'ArrowFunctionExpression' || !yieldsMarkup(arrow.body)) return null
  return { call: node, arrow }
}

function readList(call: CallExpression, arrow: ArrowFunctionExpression, context: ReadContext): ViewNode[] {
  const { report } = context
  const { callee } = call
  if (
    callee.type !== 'MemberExpression' ||
    callee.computed ||
    propertyName(callee.property) !== 'map' ||
    call.arguments.length !== 1
  ) {
    report.add('E212', callee, 'lists are written as array.map((item) => …)')
    return []
  }
  if (arrow.body.type === 'BlockStatement') {
    report.add(
      'E212',
      arrow.body,
      'what a list maps to must be markup, without statements',
      'write (item) => (<li key={item.id}>…</li>)',
    )
    return []
  }
  checkSyntax(callee.object, report)
  const [item, index] = arrow.params
  const body = readExpression(arrow.body, context)
  const loop: For = {
    kind: 'for',
    list: callee.object,
    item: item ?? null,
    index: index ?? null,
    key: keyOf(arrow.body),
    body,
    start: call.start,
    end: call.end,
  }
  if (!loop.key)
    report.add(
      'E213',
      arrow.body.type === 'JSXElement' ? arrow.body.openingElement.name : arrow.body,
      'a repeated element needs a key',
      'key={item.id}',
    )
  return [loop]
}

const propertyName = (node: Node) => (node.type === 'Identifier' ? node.name : null)

function keyOf(body: Node): Expression | null {
  if (body.type === 'LogicalExpression') return keyOf(body.right)
  if (body.type === 'ConditionalExpression') return keyOf(body.consequent)
  if (body.type !== 'JSXElement') return null
  for (const attribute of body.openingElement.attributes) {
    if (attribute.type !== 'JSXAttribute' || attribute.name.name !== 'key') continue
    const value = attribute.value
    if (value?.type === 'JSXExpressionContainer' && value.expression.type !== 'JSXEmptyExpression')
      return value.expression
  }
  return null
}
