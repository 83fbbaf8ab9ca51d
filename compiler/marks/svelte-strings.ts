import { parse, type AST } from 'svelte/compiler'
import { holdsClasses } from '../tailwind/class-names.ts'
import { noteClassData, type ClassData } from './class-data.ts'
import type { MarkedString } from './string.ts'

type Place = Omit<MarkedString, 'start' | 'end'>
type Tree = { type?: string; start: number; end: number } & Record<string, unknown>

/** The strings of a Svelte file that may hold classes, in its script and its markup. */
export function stringsInSvelte(code: string, mixed: ClassData): MarkedString[] {
  const found: MarkedString[] = []
  const { fragment, instance } = parse(code, { modern: true })
  const visit = (value: unknown, place: Place, element: number | null): void => {
    if (Array.isArray(value)) return value.forEach((each) => visit(each, place, element))
    if (typeof value !== 'object' || value === null) return
    const node = value as Tree
    if (isIgnored(node)) return
    if (isElement(node)) {
      for (const attribute of node.attributes) visitAttribute(attribute, node.start)
      return visit(node.fragment, place, null)
    }
    if (node.type === 'Literal') return visitLiteral(node, place)
    if (node.type === 'BinaryExpression' || node.type === 'ImportDeclaration') return
    const name = nameOf(node)
    const inner: Place =
      name !== null && holdsClasses(name)
        ? { place: 'classes', element, ...(element === null && { data: name }) }
        : place
    for (const [key, child] of Object.entries(node)) {
      const isName = (key === 'key' || key === 'property') && node.computed !== true
      if (!isName && key !== 'id') visit(child, inner, element)
    }
  }

  function visitAttribute(attribute: AST.BaseNode & Record<string, unknown>, element: number) {
    const isClass = attribute.type === 'Attribute' && attribute.name === 'class'
    const { start, end } = attribute
    if (isClass) noteClassData(mixed, element, code.slice(start + 'class'.length, end))
    const values = [attribute.value ?? attribute.expression].flat() as Tree[]
    for (const value of values) {
      if (value?.type === 'Text') {
        if (isClass) found.push({ start: value.start, end: value.end, place: 'classes', element })
      } else visit(value, { place: isClass ? 'classes' : 'anything', element: isClass ? element : null }, element)
    }
  }

  function visitLiteral(node: Tree, place: Place) {
    const [start, end] = [node.start + 1, node.end - 1]
    if (typeof node.value === 'string' && code.slice(start, end) === node.value) found.push({ start, end, ...place })
  }

  const anything: Place = { place: 'anything', element: null }
  visit(instance?.content, anything, null)
  visit(fragment, anything, null)
  return found
}

/** Types hold no classes, and comments nothing at all. */
const isIgnored = ({ type = '' }: Tree) => /^TS(?!As|NonNull|Satisfies)|^Comment$/.test(type)

const isElement = (
  node: Tree,
): node is Tree & { attributes: (AST.BaseNode & Record<string, unknown>)[]; start: number } =>
  Array.isArray(node.attributes)

function nameOf(node: Tree): string | null {
  const named = (
    node.type === 'Property' ? node.key : node.type === 'VariableDeclarator' ? node.id : null
  ) as Tree | null
  return named?.type === 'Identifier' ? String(named.name) : null
}
