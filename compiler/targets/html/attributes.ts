import type { Attribute, Element, Part } from '../../ir/types.ts'
import { attributeOf } from '../../markup/attributes.ts'
import { eventOf } from '../../markup/events.ts'
import { escapeAttribute, isUnprintable } from '../../markup/text.ts'
import type { Lowering, Scope } from './lowering.ts'
import { plain, script, type HtmlAttribute } from './nodes.ts'
import { unwrap, walk, type Node } from '../../parse/ast.ts'
import { styleText } from '../../markup/styles.ts'

/** Writes an author's attributes in HTML's words; those in `consumed` were dealt with elsewhere. */
export function lowerAttributes(
  node: Element | Part,
  tag: string,
  consumed: readonly string[],
  scope: Scope,
  lowering: Lowering,
): HtmlAttribute[] {
  const type = node.attributes.find((attribute) => attribute.name === 'type')
  const typeValue = type?.kind === 'static' ? type.value : undefined
  return node.attributes
    .filter((attribute) => !consumed.includes(attribute.name))
    .flatMap((attribute) => lowerAttribute(attribute, tag, typeValue, scope, lowering))
}

function lowerAttribute(
  attribute: Attribute,
  tag: string,
  type: string | undefined,
  scope: Scope,
  lowering: Lowering,
): HtmlAttribute[] {
  const known = attributeOf(attribute.name, tag)
  const name = known?.html ?? attribute.name
  switch (attribute.kind) {
    case 'static':
      if (attribute.name === 'data-autofocus') return [plain('autofocus')]
      return [plain(name, known?.boolean && attribute.value === '' ? null : attribute.value)]
    case 'flag':
      if (attribute.name === 'data-autofocus') return [plain('autofocus')]
      return [plain(name, known?.boolean || name.startsWith('data-') ? null : 'true')]
    case 'event': {
      const event = eventOf(attribute.name, tag, type) ?? attribute.name.slice(2).toLowerCase()
      const { code, modifiers } = lowering.alpine.call(attribute.handler, scope.env, '$event')
      return [{ kind: 'script', name: ['@' + event, ...modifiers].join('.'), code }]
    }
    case 'ref':
      return [plain('x-ref', attribute.binding.name)]
    case 'expr':
      return lowerExpression(attribute, name, known?.boolean ?? false, scope, lowering)
  }
}

function lowerExpression(
  attribute: Extract<Attribute, { kind: 'expr' }>,
  name: string,
  boolean: boolean,
  scope: Scope,
  lowering: Lowering,
): HtmlAttribute[] {
  const result = lowering.evaluate(attribute.value, scope)
  if (!result.known) {
    if (name === 'style') return [script(':style', lowering.expression(attribute.value, scope))]
    return [
      script(
        `:${name}`,
        absentWhereNothing(name, attribute.value, lowering.expression(attribute.value, scope), lowering),
      ),
    ]
  }
  const { value } = result
  if (value === null || value === undefined) return []
  if (name === 'style' && typeof value === 'object')
    return [plain('style', escapeAttribute(styleText(value as Record<string, unknown>)))]
  if (typeof value === 'boolean') {
    if (boolean) return value ? [plain(name)] : []
    if (/^(aria|data)-/.test(name) || name === 'draggable' || name === 'spellcheck' || name === 'contenteditable')
      return [plain(name, String(value))]
    return value ? [plain(name, 'true')] : []
  }
  const isText = typeof value === 'string' || typeof value === 'number'
  if (isText && !isUnprintable(value)) return [plain(name, escapeAttribute(String(value)))]
  lowering.report.add('E221', attribute, `“${attribute.name}” must be text, a number or true or false`)
  return []
}

/** Those that Alpine also writes where there is no value. */
const alwaysWritten = /^aria-(?:pressed|checked|expanded|selected)$/

/**
 * Alpine takes `undefined` for an empty text where the expression holds a dot, such as `sort.column`, so that the attribute
 * stays with nothing in it. With `null` it goes, as in React.
 */
function absentWhereNothing(name: string, value: Node, code: string, { component }: Lowering): string {
  if (alwaysWritten.test(name) || !code.includes('.')) return code
  if (isPropertyThatMayLack(value, component.parsed.program)) return `${code} ?? null`
  const isNothing = (node: Node) => node.type === 'Identifier' && node.name === 'undefined'
  const answered = answersOf(value).filter(isNothing).length
  let written = 0
  walk(value, (node) => void (written += Number(isNothing(node))))
  return answered > 0 && answered === written
    ? code.replaceAll(/(?<=[?:(]\s*)undefined(?=\s*(?:$|[:)]))/g, 'null')
    : code
}

/** Whether a value is a property that some object of the file goes without: `item.href` where one item has none. */
function isPropertyThatMayLack(value: Node, program: Node): boolean {
  const inner = unwrap(value)
  if (inner.type === 'ChainExpression') return true
  if (inner.type !== 'MemberExpression' || inner.computed || inner.property.type !== 'Identifier') return false
  const { name } = inner.property
  let mayLack = false
  walk(program, (node) => {
    if (node.type === 'TSPropertySignature' && node.optional && isNamed(node, name)) mayLack = true
    if (node.type !== 'ArrayExpression') return
    const objects = node.elements.filter((each) => each?.type === 'ObjectExpression')
    const having = objects.filter(({ properties }) => properties.some((each) => has(each, name)))
    if (having.length > 0 && having.length < objects.length) mayLack = true
  })
  return mayLack
}

/** Whether this gives an object a property with that name, or may. */
const has = (property: Node, name: string) =>
  property.type === 'SpreadElement' ||
  (property.type === 'Property' &&
    isNamed(property, name) &&
    !(property.value.type === 'Identifier' && property.value.name === 'undefined'))

const isNamed = ({ key }: { key: Node }, name: string) =>
  (key.type === 'Identifier' && key.name === name) || (key.type === 'Literal' && key.value === name)

/** What an expression with choices in it may come to. */
function answersOf(node: Node): Node[] {
  const inner = unwrap(node)
  return inner.type === 'ConditionalExpression' ? [inner.consequent, inner.alternate].flatMap(answersOf) : [inner]
}
