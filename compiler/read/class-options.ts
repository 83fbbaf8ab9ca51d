import type { Component } from '../ir/types.ts'
import { unwrap, walk, type Expression, type Node } from '../parse/ast.ts'
import { holdsClasses } from '../tailwind/class-names.ts'
import { stringsIn, textOfString } from '../tailwind/class-strings.ts'

type Option = { value: string; start: number; end: number }

/**
 * The class strings an expression may yield: of `styles.card` that one, of `toneStyles[tone]` each of the table, of
 * `person.badgeClass` each that stands under such a name in the file's data. Empty where the file does not tell.
 */
export const optionsOf = (expression: Expression, component: Omit<Component, 'root'>): Option[] =>
  sourcesOf(expression, component)
    .flatMap(stringsIn)
    .map((node) => ({ value: textOfString(node) ?? '', start: node.start, end: node.end }))

function sourcesOf(expression: Node, component: Omit<Component, 'root'>): Node[] {
  const node = unwrap(expression)
  const binding = component.refs.get(node)
  if (binding?.kind === 'data' || binding?.kind === 'derived') return [binding.init]
  if (node.type !== 'MemberExpression') return []
  const objects = sourcesOf(node.object, component)
  if (node.computed) return objects
  const name = node.property.type === 'Identifier' ? node.property.name : ''
  const own = objects.flatMap((object) => valuesOf(object, name))
  return own.length > 0 || !holdsClasses(name) ? own : component.data.flatMap(({ init }) => valuesBelow(init, name))
}

/** What stands under a name in an object literal. */
function valuesOf(object: Node, name: string): Node[] {
  const node = unwrap(object)
  if (node.type !== 'ObjectExpression') return []
  return node.properties.flatMap((each) =>
    each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === name ? [each.value] : [],
  )
}

function valuesBelow(data: Node, name: string): Node[] {
  const found: Node[] = []
  walk(data, (node) => void found.push(...valuesOf(node, name)))
  return found
}
