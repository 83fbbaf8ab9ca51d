/** HTML with Alpine.js, and the templates of Vue: Vue's own parser reads both, since Alpine writes as Vue does. */
import { parse } from 'vue/compiler-sfc'
import { readExpression, readScript } from './tree.ts'
import { SyntaxProblem, type Attribute, type Element, type Part, type Text } from './types.ts'

type Found = ReturnType<typeof parse>['descriptor']
type Node = NonNullable<NonNullable<Found['template']>['ast']>['children'][number]
type Tag = Extract<Node, { tag: string }>
type Property = Tag['props'][number]

export function readVue(code: string): Part {
  const { descriptor, errors } = parse(code, { filename: 'part.vue', sourceMap: false })
  const { template, scriptSetup } = descriptor
  if (errors[0] || !template?.ast) throw new SyntaxProblem(String(errors[0] ?? 'There is no template'))
  const part = empty('vue', code)
  if (scriptSetup) part.roots.push(readScript(scriptSetup.content, scriptSetup.loc.start.offset))
  readAll(template.ast.children, part, 0)
  return part
}

const open = '<template>'

export function readHtml(code: string): Part {
  const { descriptor, errors } = parse(`${open}${code}</template>`, { filename: 'part.vue', sourceMap: false })
  const { template } = descriptor
  if (errors[0] || !template?.ast) throw new SyntaxProblem(String(errors[0] ?? 'There is no markup'))
  const part = empty('html', code)
  readAll(template.ast.children, part, -open.length)
  return part
}

const empty = (flavour: Part['flavour'], code: string): Part => ({
  flavour,
  code,
  elements: [],
  texts: [],
  conditions: [],
  loops: [],
  holes: [],
  roots: [],
})

function readAll(nodes: readonly Node[], part: Part, by: number): (Element | Text)[] {
  return nodes.flatMap((node): (Element | Text)[] => {
    const [start, end] = [node.loc.start.offset + by, node.loc.end.offset + by]
    // Numbers of Vue's NodeTypes: 1 an element, 2 a text, 5 an expression between braces.
    if (node.type === 2) {
      const text: Text = { kind: 'text', start, end, text: part.code.slice(start, end) }
      if (text.text.trim()) part.texts.push(text)
      return [text]
    }
    if (node.type === 5) {
      const { content, loc } = node.content as { content: string; loc: Node['loc'] }
      part.holes.push({ start: loc.start.offset + by, end: loc.end.offset + by })
      part.roots.push(readExpression(content, loc.start.offset + by))
      return []
    }
    return node.type === 1 ? [readTag(node, part, by)] : []
  })
}

function readTag(node: Tag, part: Part, by: number): Element {
  const [start, end] = [node.loc.start.offset + by, node.loc.end.offset + by]
  const { tag } = node
  const closing = part.code.lastIndexOf('</', end)
  const names: Element['names'] = [{ start: start + 1, end: start + 1 + tag.length }]
  if (
    !node.isSelfClosing &&
    closing > start &&
    part.code.slice(closing + 2, closing + 2 + tag.length) === tag &&
    part.code.indexOf('>', closing) === end - 1
  )
    names.push({ start: closing + 2, end: closing + 2 + tag.length })
  const element: Element = {
    kind: 'element',
    tag,
    isComponent: /[A-Z.]/.test(tag),
    start,
    end,
    names,
    attributes: [],
    children: [],
  }
  if (tag === 'script') {
    const [content] = node.children
    if (content)
      part.roots.push(
        readScript(
          part.code.slice(content.loc.start.offset + by, content.loc.end.offset + by),
          content.loc.start.offset + by,
          'script.js',
        ),
      )
    return element
  }
  part.elements.push(element)
  element.attributes = node.props.map((property) => readProperty(property, part, by))
  for (const attribute of element.attributes) readMeaning(attribute, element, part)
  element.children = readAll(node.children, part, by)
  return element
}

function readProperty(property: Property, part: Part, by: number): Attribute {
  const [start, end] = [property.loc.start.offset + by, property.loc.end.offset + by]
  if (property.type === 6) {
    const { name, value } = property
    const isAlpine = name.startsWith('x-')
    const attribute: Attribute = {
      name,
      source: name,
      kind: isAlpine ? 'directive' : 'plain',
      modifiers: [],
      start,
      end,
    }
    if (!value) return attribute
    const quoted = { start: value.loc.start.offset + by, end: value.loc.end.offset + by }
    const hasQuotes = /["']/.test(part.code[quoted.start] ?? '')
    const inner = hasQuotes ? { start: quoted.start + 1, end: quoted.end - 1 } : quoted
    if (!isAlpine || name.startsWith('x-transition') || name === 'x-ref')
      return { ...attribute, value: { ...inner, text: part.code.slice(inner.start, inner.end) } }
    return {
      ...attribute,
      kind: name.startsWith('x-model') ? 'model' : 'directive',
      modifiers: pointsOf(name, start),
      code: inner,
    }
  }
  const { name, rawName = name, arg, exp } = property
  const argument = arg && 'content' in arg ? arg.content : ''
  const kind = name === 'on' ? 'event' : name === 'bind' ? 'bound' : name === 'model' ? 'model' : 'directive'
  return {
    name: kind === 'event' || kind === 'bound' ? argument : `v-${name}`,
    source: rawName,
    kind,
    modifiers: property.modifiers.map(({ content, loc }) => ({
      name: content,
      start: loc.start.offset + by - 1,
      end: loc.end.offset + by,
    })),
    start,
    end,
    ...(exp && { code: { start: exp.loc.start.offset + by, end: exp.loc.end.offset + by } }),
  }
}

/** `x-trap.inert.noscroll`: its points and what follows each. */
const pointsOf = (name: string, at: number) =>
  [...name.matchAll(/\.[^.]+/g)].map(({ 0: word, index }) => ({
    name: word.slice(1),
    start: at + index,
    end: at + index + word.length,
  }))

function readMeaning(attribute: Attribute, element: Element, part: Part) {
  const { name, code } = attribute
  if (!code) return
  const text = part.code.slice(code.start, code.end)
  if (name === 'v-for' || name === 'x-for') {
    const within = / (in|of) /.exec(text)
    const list = { start: code.start + (within ? within.index + within[0].length : 0), end: code.end }
    part.roots.push(readExpression(part.code.slice(list.start, list.end), list.start))
    const key = element.attributes.find((other) => other.name === 'key')
    part.loops.push({
      list,
      ...(key && { key: { start: key.start - 1, end: key.end }, ...(key.code && { keyCode: key.code }) }),
    })
    return
  }
  if (name === 'v-slot') return
  if (name === 'x-text') part.holes.push(code)
  if (['v-if', 'v-else-if', 'v-show', 'x-show', 'x-if'].includes(name))
    part.conditions.push({ test: code, attribute, shows: element, hasOther: name === 'v-else-if' })
  part.roots.push(readExpression(text, code.start))
}
