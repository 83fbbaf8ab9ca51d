import { unwrap, walk, type Node } from '../parse/ast.ts'
import type { Part } from './part.ts'

/** What a part is given under one name. */
export type Argument =
  | { kind: 'known'; value: string | number | boolean | null | undefined }
  | { kind: 'code'; code: string; node: Node | null }
  /** What stands between its tags. */
  | { kind: 'children'; markup: string }

export type Given = {
  /** By the name of the property. */
  byName: ReadonlyMap<string, Argument>
  key: string | null
  /** All names that stand in what is given. */
  names: ReadonlySet<string>
}

/** @returns what a use of a part gives it, or why that cannot be told */
export function argumentsOf(use: Extract<Node, { type: 'JSXElement' }>, part: Part, source: string): Given | string {
  const text = ({ start, end }: Pick<Node, 'start' | 'end'>) => source.slice(start, end)
  const byName = new Map<string, Argument>()
  const names = new Set<string>()
  let key: string | null = null
  const spread: string[] = []
  const note = (node: Node) =>
    walk(node, (child) => {
      if (child.type === 'Identifier' || child.type === 'JSXIdentifier') names.add(child.name)
    })
  for (const attribute of use.openingElement.attributes) {
    if (attribute.type === 'JSXSpreadAttribute') {
      const given = unwrap(attribute.argument)
      if (!/^(Identifier|MemberExpression)$/.test(given.type))
        return `“${part.name}” is given properties that have no name`
      spread.push(text(given))
      note(given)
      continue
    }
    const name = attribute.name.type === 'JSXIdentifier' ? attribute.name.name : text(attribute.name)
    if (name === 'key') {
      key = text(attribute)
      note(attribute)
    } else byName.set(name, argumentOf(attribute.value, text))
    if (attribute.value) note(attribute.value)
  }
  const [first, last] = [use.children[0], use.children.at(-1)]
  if (first && last) {
    byName.set('children', { kind: 'children', markup: source.slice(first.start, last.end) })
    use.children.forEach(note)
  }
  const [from, ...more] = spread
  if (more.length > 0) return `“${part.name}” is given properties that have no name`
  if (from !== undefined)
    for (const { prop, otherwise } of part.params.values()) {
      if (byName.has(prop) || prop === 'children') continue
      const code = `${from}.${prop}`
      byName.set(prop, { kind: 'code', code: otherwise ? `(${code} ?? ${text(otherwise)})` : code, node: null })
    }
  return { byName, key, names }
}

function argumentOf(value: Node | null, text: (node: Node) => string): Argument {
  if (value === null) return { kind: 'known', value: true }
  if (value.type === 'Literal') {
    const written = text(value).slice(1, -1)
    // Character references are text of the markup alone.
    return /[&\n]/.test(written)
      ? { kind: 'code', code: `<>${written}</>`, node: null }
      : { kind: 'known', value: written }
  }
  if (value.type !== 'JSXExpressionContainer') return { kind: 'code', code: text(value), node: value }
  const node = unwrap(value.expression)
  if (node.type === 'Literal' && (node.value === null || /^(string|number|boolean)$/.test(typeof node.value)))
    return { kind: 'known', value: node.value as string | number | boolean | null }
  if (node.type === 'Identifier' && node.name === 'undefined') return { kind: 'known', value: undefined }
  return { kind: 'code', code: text(node), node }
}
