import type { Binding, For, ViewNode } from '../ir/types.ts'
import { isUnitless, styleProperty } from '../markup/styles.ts'
import { walkView } from '../ir/walk.ts'
import { unwrap, type Node } from '../parse/ast.ts'
import type { CheckContext } from './context.ts'

/** Numbers in `style` are pixels in React, and nothing elsewhere, so they are written with their unit. */
export function checkStyles({ component, evaluator, mends }: CheckContext) {
  const { source } = component.parsed
  walkView(component.root, (node, ancestors) => {
    if (node.kind !== 'element' && node.kind !== 'part') return
    const style = node.attributes.find(({ name }) => name === 'style')
    const object = style?.kind === 'expr' ? unwrap(style.value) : null
    if (object?.type !== 'ObjectExpression') return
    for (const property of object.properties) {
      if (property.type !== 'Property' || property.computed || property.shorthand) continue
      const name =
        property.key.type === 'Identifier'
          ? property.key.name
          : property.key.type === 'Literal'
            ? String(property.key.value)
            : '--'
      const value = unwrap(property.value)
      if (isUnitless(styleProperty(name)) || !isNumber(value, ancestors)) continue
      const { start, end } = property.value
      if (value.type === 'Literal') {
        if (value.value !== 0) mends.push({ start, end, text: `'${String(value.value)}px'` })
      } else mends.push({ start, end, text: `\`\${${source.slice(start, end)}}px\`` })
    }
  })

  function isNumber(value: Node, ancestors: readonly ViewNode[]): boolean {
    if (value.type === 'Literal') return typeof value.value === 'number'
    if (value.type === 'BinaryExpression' && /^(\*\*?|-|\/|%)$/.test(value.operator)) return true
    const env = new Map(evaluator.initial)
    for (const each of ancestors) if (each.kind === 'for') bindFirst(each, env)
    const result = evaluator.evaluate(value, env)
    return result.known && typeof result.value === 'number'
  }

  /** Gives the names of a list's item the values of the first one. */
  function bindFirst({ list, item, index }: For, env: Map<Binding, unknown>) {
    const result = evaluator.evaluate(list, env)
    const first: unknown = result.known && Array.isArray(result.value) ? result.value[0] : undefined
    const set = (name: Node, value: unknown) => {
      const binding = component.refs.get(name)
      if (binding) env.set(binding, value)
    }
    if (first === undefined || !item) return
    if (index) set(index, 0)
    if (item.type === 'Identifier') set(item, first)
    else if (item.type === 'ObjectPattern' && typeof first === 'object' && first !== null)
      for (const each of item.properties)
        if (each.type === 'Property' && each.key.type === 'Identifier')
          set(each.value, Reflect.get(first, each.key.name))
  }
}
