import type { ClassChoice, ClassPart } from '../ir/types.ts'
import type { Expression, JSXAttribute, Node } from '../parse/ast.ts'
import type { ReadContext } from './context.ts'
import { testsOfChoice } from '../ir/class-choice.ts'
import { unwrap } from '../parse/ast.ts'
import { holdsClasses } from '../tailwind/class-names.ts'
import { optionsOf } from './class-options.ts'
import { checkSyntax } from './expressions.ts'

/** Reads className: a string, clsx(…) or a condition between strings (E240–E242). */
export function readClasses(attribute: JSXAttribute, context: ReadContext): ClassPart[] {
  const { value } = attribute
  if (value?.type === 'Literal' && typeof value.value === 'string') return [staticPart(value, value.value)]
  if (value?.type !== 'JSXExpressionContainer' || value.expression.type === 'JSXEmptyExpression') {
    context.report.add('E241', attribute, 'className needs a value')
    return []
  }
  const expression = unwrap(value.expression)
  if (expression.type === 'CallExpression' && isClsx(expression.callee, context)) {
    return expression.arguments.flatMap((argument) => {
      if (argument.type !== 'SpreadElement') return readPart(argument, context)
      context.report.add('E241', argument, 'spread is not supported in clsx()')
      return []
    })
  }
  return readPart(expression, context)
}

function readPart(node: Expression, context: ReadContext): ClassPart[] {
  const { report } = context
  const expression = unwrap(node)
  const at = { start: expression.start, end: expression.end }
  const text = stringOf(expression)
  if (text !== null) return [staticPart(expression, text)]
  const choice = readChoice(expression)
  if (choice) {
    for (const test of testsOfChoice(choice)) checkSyntax(test, report)
    return [{ kind: 'when', ...choice, ...at }]
  }
  if (expression.type === 'TemplateLiteral' || expression.type === 'BinaryExpression') {
    report.add(
      'E240',
      expression,
      'classes cannot be built from pieces',
      'Tailwind only sees whole class names: use clsx("…", condition && "…")',
    )
    return []
  }
  if (expression.type === 'Identifier' || expression.type === 'MemberExpression') {
    checkSyntax(expression, report)
    if (namesOf(expression).some(holdsClasses))
      return [{ kind: 'expr', expression, options: optionsOf(expression, context.component), ...at }]
    report.add(
      'E242',
      expression,
      'class strings in data must say so in their name',
      'end the name with Class, Classes or Styles',
    )
    return []
  }
  report.add(
    'E241',
    expression,
    'this form of className is not supported',
    'use a string, clsx(), condition && "…" or condition ? "…" : "…", one in another too',
  )
  return []
}

/** `condition && '…'` or `condition ? '…' : '…'`, whose sides may be choices themselves; null for anything else. */
function readChoice(node: Expression): ClassChoice | null {
  if (node.type === 'LogicalExpression' && node.operator === '&&') {
    const yes = readBranch(node.right)
    return yes === null ? null : { test: node.left, yes, no: '' }
  }
  if (node.type !== 'ConditionalExpression') return null
  const [yes, no] = [readBranch(node.consequent), readBranch(node.alternate)]
  return yes === null || no === null ? null : { test: node.test, yes, no }
}

const readBranch = (node: Expression) => stringOf(unwrap(node)) ?? readChoice(unwrap(node))

const staticPart = ({ start, end }: Node, value: string): ClassPart => ({
  kind: 'static',
  value: value.trim().replace(/\s+/g, ' '),
  start,
  end,
})

function stringOf(node: Expression): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? null
  return null
}

const isClsx = (callee: Node, { component }: ReadContext) => {
  const binding = component.refs.get(callee)
  return binding?.kind === 'import' && binding.imported === 'clsx'
}

/** `item.badgeClass` has the names item and badgeClass; `styles[status]` has styles. */
function namesOf(node: Node): string[] {
  if (node.type === 'Identifier') return [node.name]
  if (node.type !== 'MemberExpression') return []
  const own = !node.computed && node.property.type === 'Identifier' ? [node.property.name] : []
  return [...namesOf(node.object), ...own]
}
