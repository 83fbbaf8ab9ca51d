import type { Attribute } from '../../ir/types.ts'
import { unwrap, type Node } from '../../parse/ast.ts'
import { expressionAttribute } from './expression-attribute.ts'
import { plain, type SvelteAttribute } from './nodes.ts'
import type { Lowering } from './lowering.ts'
import { isUnitless, styleProperty } from '../../markup/styles.ts'

/** `style={{ width: `${share}%` }}` is `style:width="{share}%"`; components of Bits UI take one text. */
export function styleAttributes(
  attribute: Extract<Attribute, { kind: 'expr' }>,
  isComponent: boolean,
  lowering: Lowering,
): SvelteAttribute[] {
  const node = unwrap(attribute.value)
  const properties = node.type === 'ObjectExpression' ? node.properties.map((each) => property(each, lowering)) : [null]
  if (properties.includes(null)) {
    lowering.report.add('E221', attribute, 'styles must be written as an object', 'style={{ width: … }}')
    return []
  }
  const directives = properties.filter((each) => each !== null)
  if (!isComponent) return directives.map(({ name, value }) => expressionAttribute(`style:${name}`, value, lowering))
  const text = directives.map(({ name, value }) => `${name}: {${lowering.expression(value)}}`)
  return [plain('style', text.join('; '))]
}

/** Numbers are pixels, as in React. */
function property(node: Node, { expression, evaluator, report }: Lowering): { name: string; value: Node } | null {
  if (node.type !== 'Property') return null
  const key =
    node.key.type === 'Identifier' && !node.computed
      ? node.key.name
      : node.key.type === 'Literal'
        ? String(node.key.value)
        : null
  if (key === null) return null
  const name = styleProperty(key)
  const result = evaluator.evaluate(node.value, evaluator.initial)
  if (result.known && typeof result.value === 'number' && result.value !== 0 && !isUnitless(name))
    report.add('E221', node.value, `“${expression(node.value)}” needs a unit`, 'write `${value}px`')
  return { name, value: node.value }
}
