import type { Binding, For } from '../../ir/types.ts'
import type { Node } from '../../parse/ast.ts'
import { template } from './template.ts'
import { script, type HtmlNode } from './nodes.ts'
import type { Lowering, Scope } from './lowering.ts'

const longestUnrolledList = 100

/** A list known now is written out item by item; one that changes, or would make very long HTML, becomes `x-for`. */
export function lowerList(node: For, scope: Scope, lowering: Lowering): HtmlNode[] {
  const { report } = lowering
  const result = lowering.evaluate(node.list, scope)
  if (!result.known) return lowerLoop(node, scope, lowering)
  if (!Array.isArray(result.value)) {
    report.add('E212', node.list, 'this is not a list')
    return []
  }
  if (result.value.length > longestUnrolledList) return lowerLoop(node, scope, lowering)
  return result.value.flatMap((value, index): HtmlNode[] => {
    const env = new Map(scope.env)
    if (node.item) bind(node.item, value, env, lowering)
    if (node.index) bind(node.index, index, env, lowering)
    const items = lowering.children(node.body, { ...scope, env })
    return node.isJoined && index > 0 ? [{ kind: 'text', raw: '' }, ...items] : items
  })
}

function lowerLoop(node: For, scope: Scope, lowering: Lowering): HtmlNode[] {
  const { report } = lowering
  const item = node.item ? itemCode(node.item, lowering) : 'item'
  lowering.needs.add('alpine')
  const children = lowering.children(node.body, { ...scope, inTemplate: true })
  const [only] = children
  if (children.length !== 1 || only?.kind !== 'element' || only.tag === 'template') {
    report.add(
      'E212',
      node,
      'each item of a list that changes must be exactly one element',
      'filter the list first, or put the item into one element',
    )
    return []
  }
  const list = lowering.expression(node.list, scope)
  const names = node.index?.type === 'Identifier' ? `(${item}, ${node.index.name})` : item
  const attributes = [script('x-for', `${names} in ${list}`)]
  if (node.key) attributes.push(script(':key', lowering.expression(node.key, scope)))
  return [template(attributes, [only])]
}

/** What `x-for` calls an item. It knows `{ id, name }`; what goes deeper is read from the item wherever it is used. */
function itemCode(pattern: Node, lowering: Lowering): string {
  if (pattern.type === 'Identifier') return pattern.name
  if (pattern.type === 'ObjectPattern') {
    const names = pattern.properties.map((each) => (each.type === 'Property' && each.shorthand ? each.value : null))
    const plain = names.flatMap((each) => (each?.type === 'Identifier' ? [each.name] : []))
    if (plain.length === names.length) return `{ ${plain.join(', ')} }`
  }
  const item = lowering.name('item', 'each', 'entry')
  alias(pattern, item, lowering)
  return item
}

function alias(pattern: Node, path: string, lowering: Lowering) {
  switch (pattern.type) {
    case 'Identifier': {
      const binding = lowering.component.refs.get(pattern)
      if (binding) lowering.alpine.aliases.set(binding, path)
      return
    }
    case 'ArrayPattern':
      pattern.elements.forEach((element, index) => element && alias(element, `${path}[${index}]`, lowering))
      return
    case 'ObjectPattern':
      for (const property of pattern.properties)
        if (property.type === 'Property' && property.key.type === 'Identifier')
          alias(property.value, `${path}.${property.key.name}`, lowering)
  }
}

/** Gives the names of a parameter their values, as destructuring would. */
function bind(pattern: Node, value: unknown, env: Map<Binding, unknown>, lowering: Lowering) {
  switch (pattern.type) {
    case 'Identifier': {
      const binding = lowering.component.refs.get(pattern)
      if (binding) env.set(binding, value)
      return
    }
    case 'ArrayPattern':
      pattern.elements.forEach(
        (element, index) => element && bind(element, (value as unknown[] | null)?.[index], env, lowering),
      )
      return
    case 'ObjectPattern':
      for (const property of pattern.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
        bind(property.value, (value as Record<string, unknown> | null)?.[property.key.name], env, lowering)
      }
      return
    default:
      lowering.report.add('E201', pattern, 'this kind of parameter is not supported')
  }
}
