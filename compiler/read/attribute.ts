import type { Attribute, EventHandler } from '../ir/types.ts'
import type { Expression, JSXAttribute } from '../parse/ast.ts'
import type { Span } from '../problems/problem.ts'
import type { ReadContext } from './context.ts'
import { unwrap } from '../parse/ast.ts'
import { escapeAttribute } from '../markup/text.ts'
import { checkSyntax } from './expressions.ts'

/** Reads one attribute other than className and key; null after a reported problem. */
export function readAttribute(attribute: JSXAttribute, name: string, context: ReadContext): Attribute | null {
  const { report, component } = context
  const at = { start: attribute.start, end: attribute.end }
  const { value } = attribute
  if (value === null) return { kind: 'flag', name, ...at }
  if (value.type === 'Literal') {
    const raw = component.parsed.source.slice(value.start + 1, value.end - 1).replace(/\s*\n\s*/g, ' ')
    return { kind: 'static', name, value: raw.replaceAll('"', '&quot;'), ...at }
  }
  if (value.type !== 'JSXExpressionContainer' || value.expression.type === 'JSXEmptyExpression') {
    report.add('E221', value, `“${name}” cannot have markup as its value`)
    return null
  }
  const expression = unwrap(value.expression)
  if (/^on[A-Z]/.test(name)) {
    const handler = readHandler(expression, context)
    return handler && { kind: 'event', name, handler, ...at }
  }
  return readValue(expression, name, at, context)
}

function readValue(expression: Expression, name: string, at: Span, { report }: ReadContext): Attribute {
  if (expression.type === 'Literal') {
    if (expression.value === true) return { kind: 'flag', name, ...at }
    if (typeof expression.value === 'string')
      return { kind: 'static', name, value: escapeAttribute(expression.value), ...at }
    if (typeof expression.value === 'number')
      return { kind: 'static', name, value: String(expression.value), isNumber: true, ...at }
  }
  checkSyntax(expression, report)
  return { kind: 'expr', name, value: expression, ...at }
}

/** Reads `handler`, `setOpen`, `(event) => expression` or `(event) => { statements }` (E222). */
function readHandler(expression: Expression, { report, component }: ReadContext): EventHandler | null {
  if (expression.type === 'Identifier') {
    const binding = component.refs.get(expression)
    if (binding?.kind === 'handler' || binding?.kind === 'setter') return { kind: 'named', binding }
  }
  if (expression.type !== 'ArrowFunctionExpression') {
    report.add(
      'E222',
      expression,
      'an event takes a function of this component',
      'onClick={save} or onClick={() => setOpen(true)}',
    )
    return null
  }
  const [param, second] = expression.params
  if (second || (param && param.type !== 'Identifier')) {
    report.add('E222', second ?? param ?? expression, 'an event handler takes one plain parameter', '(event) => …')
    return null
  }
  if (expression.async) report.add('E222', expression, 'event handlers cannot be async')
  if (expression.body.type !== 'BlockStatement') {
    checkSyntax(expression.body, report)
    return { kind: 'inline', param: param ?? null, body: expression.body }
  }
  const statements = expression.body.body
  for (const statement of statements) {
    checkSyntax(statement, report)
    if (statement.type === 'ExpressionStatement') continue
    report.add(
      'E222',
      statement,
      'a handler with more than calls must have a name',
      'move it into a function of the component',
    )
  }
  return { kind: 'inline', param: param ?? null, body: statements }
}
