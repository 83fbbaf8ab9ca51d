/** Svelte 5: its own compiler's tree, which holds ESTree in every expression. */
import { parse } from 'svelte/compiler'
import { below, field, fields, need } from './tree.ts'
import { SyntaxProblem, type Attribute, type Element, type Part, type Text, type Tree } from './types.ts'

export function readSvelte(code: string): Part {
  const root = parseOrSay(code)
  const part: Part = {
    flavour: 'svelte',
    code,
    elements: [],
    texts: [],
    conditions: [],
    loops: [],
    holes: [],
    roots: [],
  }
  const script = field(root, 'instance')
  if (script) part.roots.push(need(script, 'content'))
  readFragment(field(root, 'fragment'), part)
  return part
}

function parseOrSay(code: string): Tree {
  try {
    return parse(code, { modern: true }) as unknown as Tree
  } catch (error) {
    throw new SyntaxProblem((error as Error).message)
  }
}

const readFragment = (fragment: Tree | undefined, part: Part): (Element | Text)[] =>
  (fragment ? fields(fragment, 'nodes') : []).flatMap((node) => readNode(node, part))

function readNode(node: Tree, part: Part): (Element | Text)[] {
  const { start, end, type } = node
  if (type === 'Text') {
    const text: Text = { kind: 'text', start, end, text: part.code.slice(start, end) }
    if (text.text.trim()) part.texts.push(text)
    return [text]
  }
  if (typeof node.name === 'string' && field(node, 'fragment')) return [readTag(node, part)]
  if (type === 'IfBlock') readIf(node, part)
  else if (type === 'EachBlock') readEach(node, part)
  else if (type === 'SnippetBlock' || type === 'KeyBlock')
    readFragment(field(node, 'body') ?? field(node, 'fragment'), part)
  else if (field(node, 'expression')) {
    part.roots.push(need(node, 'expression'))
    if (type === 'ExpressionTag') part.holes.push(need(node, 'expression'))
  }
  return []
}

function readIf(node: Tree, part: Part) {
  const test = need(node, 'test')
  part.roots.push(test)
  const shown = readFragment(field(node, 'consequent'), part).filter((each) => each.kind === 'element')
  readFragment(field(node, 'alternate'), part)
  const [only, ...others] = shown
  part.conditions.push({
    test,
    hasOther: Boolean(field(node, 'alternate')),
    ...(only && others.length === 0 && { shows: only }),
  })
}

function readEach(node: Tree, part: Part) {
  const list = need(node, 'expression')
  const key = field(node, 'key')
  part.roots.push(list)
  const from = key ? part.code.lastIndexOf(' (', key.start) : 0
  part.loops.push({
    list,
    ...(key && { key: { start: from, end: part.code.indexOf(')', key.end) + 1 }, keyCode: key }),
  })
  readFragment(field(node, 'body'), part)
  readFragment(field(node, 'fallback'), part)
}

function readTag(node: Tree, part: Part): Element {
  const { start, end, name } = node as Tree & { name: string }
  const closing = part.code.lastIndexOf('</', end)
  const names: Element['names'] = [{ start: start + 1, end: start + 1 + name.length }]
  if (
    closing > start &&
    part.code.slice(closing + 2, end).startsWith(name) &&
    part.code.indexOf('>', closing) === end - 1
  )
    names.push({ start: closing + 2, end: closing + 2 + name.length })
  const element: Element = {
    kind: 'element',
    tag: name,
    isComponent: /[A-Z.]/.test(name),
    start,
    end,
    names,
    attributes: [],
    children: [],
  }
  part.elements.push(element)
  element.attributes = fields(node, 'attributes').flatMap((attribute) => readAttribute(attribute, part))
  element.children = readFragment(field(node, 'fragment'), part)
  return element
}

function readAttribute(node: Tree, part: Part): Attribute[] {
  const { start, end, type } = node
  const name = String(node.name ?? '')
  const own = field(node, 'expression')
  if (own) part.roots.push(own)
  if (type === 'BindDirective')
    return [
      {
        name: `bind:${name}`,
        source: `bind:${name}`,
        kind: 'model',
        modifiers: [],
        start,
        end,
        ...(own && { code: own }),
      },
    ]
  if (type === 'StyleDirective') {
    const value = field(field(node, 'value') ?? node, 'expression')
    if (value) part.roots.push(value)
    return [
      {
        name: `style:${name}`,
        source: `style:${name}`,
        kind: 'bound',
        modifiers: [],
        start,
        end,
        ...(value && { code: value }),
      },
    ]
  }
  if (type !== 'Attribute') return []
  const isEvent = /^on[a-zA-Z]/.test(name)
  const attribute: Attribute = {
    name: isEvent ? name.slice(2).toLowerCase() : name,
    source: name,
    kind: isEvent ? 'event' : 'plain',
    modifiers: [],
    start,
    end,
  }
  const value = field(node, 'value')
  const pieces = fields(node, 'value')
  const [first] = pieces
  const expressions = [...(value ? [value] : []), ...pieces].flatMap((each) =>
    field(each, 'expression') ? [need(each, 'expression')] : [],
  )
  part.roots.push(...expressions)
  if (pieces.length === 1 && first?.type === 'Text')
    return [
      { ...attribute, value: { start: first.start, end: first.end, text: part.code.slice(first.start, first.end) } },
    ]
  const [only] = expressions
  // A shorthand, or text with expressions in it, has no place where another expression could stand.
  const isWhole =
    value !== undefined &&
    only !== undefined &&
    part.code[only.start - 1] === '{' &&
    part.code.startsWith(`${name}={`, start)
  return [
    {
      ...attribute,
      kind: isEvent ? 'event' : expressions.length > 0 ? 'bound' : 'plain',
      ...(isWhole && { code: only }),
    },
  ]
}

/** All of the tree, without places: what two files have in common that read the same. */
export const svelteTree = (code: string): Tree[] => below(parseOrSay(code))
