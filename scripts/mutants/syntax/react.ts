/** React: one tree of TypeScript with JSX in it. */
import { allOf, below, calleeName, field, fields, readScript, walk, need } from './tree.ts'
import type { Attribute, Element, Part, Text, Tree } from './types.ts'

export function readReact(code: string): Part {
  const root = readScript(code, 0, 'part.tsx')
  const elements = new Map<Tree, Element>()
  const texts: Text[] = []
  const visit = (node: Tree): void => {
    if (node.type === 'JSXElement') elements.set(node, readTag(node, code, texts, elements, visit))
    else for (const next of below(node)) visit(next)
  }
  visit(root)
  const all = [...elements.values()].toSorted((one, other) => one.start - other.start)
  return {
    flavour: 'react',
    code,
    elements: all,
    texts,
    roots: [root],
    conditions: conditionsOf(root, elements),
    loops: loopsOf(root, elements),
    holes: holesOf(root),
  }
}

function readTag(
  node: Tree,
  code: string,
  texts: Text[],
  elements: Map<Tree, Element>,
  visit: (node: Tree) => void,
): Element {
  const opening = need(node, 'openingElement')
  const closing = field(node, 'closingElement')
  const rangeOf = (each: Tree) => ({ start: need(each, 'name').start, end: need(each, 'name').end })
  const first = rangeOf(opening)
  const names: Element['names'] = closing ? [first, rangeOf(closing)] : [first]
  const tag = code.slice(first.start, first.end)
  const children = fields(node, 'children').flatMap((child): (Element | Text)[] => {
    if (child.type === 'JSXText') {
      const text: Text = { kind: 'text', start: child.start, end: child.end, text: code.slice(child.start, child.end) }
      if (text.text.trim()) texts.push(text)
      return [text]
    }
    visit(child)
    const element = elements.get(child)
    return element ? [element] : []
  })
  for (const attribute of fields(opening, 'attributes')) visit(attribute)
  const attributes = fields(opening, 'attributes').flatMap((each) =>
    each.type === 'JSXAttribute' ? [readAttribute(each, code)] : [],
  )
  return {
    kind: 'element',
    tag,
    isComponent: /[A-Z.]/.test(tag),
    start: node.start,
    end: node.end,
    names,
    attributes,
    children,
  }
}

const renamed: Record<string, string> = { className: 'class', htmlFor: 'for' }

function readAttribute(node: Tree, code: string): Attribute {
  const name = need(node, 'name')
  const value = field(node, 'value')
  const source = code.slice(name.start, name.end)
  const isEvent = /^on[A-Z]/.test(source)
  const attribute: Attribute = {
    name: isEvent ? source.slice(2).toLowerCase() : (renamed[source] ?? source.toLowerCase()),
    source,
    kind: isEvent ? 'event' : value?.type === 'JSXExpressionContainer' ? 'bound' : 'plain',
    modifiers: [],
    start: node.start,
    end: node.end,
  }
  if (value?.type === 'Literal')
    return {
      ...attribute,
      value: { start: value.start + 1, end: value.end - 1, text: code.slice(value.start + 1, value.end - 1) },
    }
  const expression = value && field(value, 'expression')
  return expression ? { ...attribute, code: { start: expression.start, end: expression.end } } : attribute
}

/** Values between elements; what is drawn by a condition or a loop is no text. */
const holesOf = (root: Tree): Part['holes'] =>
  allOf([root], 'JSXExpressionContainer').flatMap(([node, [around]]) => {
    const expression = need(node, 'expression')
    const isText = around?.type === 'JSXElement' && ![...walk(expression)].some(([{ type }]) => type.startsWith('JSX'))
    return isText ? [expression] : []
  })

/** `a && <p/>` and `a ? <p/> : <b/>`. */
function conditionsOf(root: Tree, elements: ReadonlyMap<Tree, Element>): Part['conditions'] {
  const bare = (node: Tree | undefined): Tree | undefined =>
    node?.type === 'ParenthesizedExpression' ? bare(field(node, 'expression')) : node
  return allOf([root], 'LogicalExpression', 'ConditionalExpression').flatMap(([node]) => {
    if (node.type === 'LogicalExpression' && node.operator !== '&&') return []
    const shown = bare(field(node, node.type === 'LogicalExpression' ? 'right' : 'consequent'))
    const test = field(node, node.type === 'LogicalExpression' ? 'left' : 'test')
    const element = shown && elements.get(shown)
    return test && shown && shown.type.startsWith('JSX')
      ? [{ test, hasOther: node.type !== 'LogicalExpression', ...(element && { shows: element }) }]
      : []
  })
}

/** `list.map((item) => <li key={item.id}/>)`. */
function loopsOf(root: Tree, elements: ReadonlyMap<Tree, Element>): Part['loops'] {
  return allOf([root], 'CallExpression').flatMap(([call]) => {
    const list = calleeName(call) === 'map' ? field(need(call, 'callee'), 'object') : undefined
    const [callback] = fields(call, 'arguments')
    const first = callback && [...walk(callback)].map(([node]) => elements.get(node)).find((element) => element)
    if (!list || !first) return []
    const key = first.attributes.find(({ name }) => name === 'key')
    return [
      { list, ...(key && { key: { start: key.start - 1, end: key.end }, ...(key.code && { keyCode: key.code }) }) },
    ]
  })
}
