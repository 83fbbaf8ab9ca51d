import type { Expr, For, If, ViewNode } from '../../ir/types.ts'
import { elements } from '../../elements/index.ts'
import { unwrap, type Node } from '../../parse/ast.ts'
import { rewrite } from '../../javascript/rewrite.ts'
import { stripTypes } from '../../javascript/strip-types.ts'
import { writeIcon } from './element.ts'
import { attribute, wrapper, type VueAttribute, type VueElement, type VueNode } from './nodes.ts'
import type { Scope, Writer } from './writer.ts'

/** Writes markup, in order. */
export function writeChildren(nodes: ViewNode[], scope: Scope, writer: Writer): VueNode[] {
  return nodes.flatMap((node, index): VueNode[] => {
    switch (node.kind) {
      case 'text':
        // Vue drops a space between two elements if a formatter makes it a line break.
        if (node.raw.trim() === '' && isTag(nodes[index - 1]) && isTag(nodes[index + 1]))
          return [{ kind: 'text', raw: "{{ ' ' }}" }]
        return [{ kind: 'text', raw: node.raw.replaceAll('{{', "{{ '{{' }}") }]
      case 'comment':
        return [{ kind: 'comment', text: node.text }]
      case 'expr':
        return [{ kind: 'text', raw: `{{ ${shown(node, writer)} }}` }]
      case 'icon':
        return writeIcon(node, scope, writer)
      case 'element':
        // Vue takes <search> for a component and says in the console that there is none.
        return node.tag === 'search'
          ? writer.element(node, scope, { tag: 'component', attributes: [attribute('is', 'search')] })
          : writer.element(node, scope, { tag: node.tag })
      case 'part':
        return elements[node.part].dialects.vue.write(node, writer, scope)
      case 'if':
        return writeCondition(node, 'v-if', scope, writer)
      case 'for':
        return writeList(node, scope, writer)
    }
  })
}

const isTag = (node: ViewNode | undefined) => node !== undefined && node.kind !== 'text' && node.kind !== 'expr'

/** React shows nothing for what is false; Vue would show the word. */
function shown({ expression }: Expr, writer: Writer): string {
  const node = unwrap(expression)
  if (node.type !== 'LogicalExpression' || node.operator !== '&&') return writer.code(expression)
  return `${writer.code(node.left)} ? ${writer.code(node.right)} : ''`
}

function writeCondition(node: If, directive: 'v-if' | 'v-else-if', scope: Scope, writer: Writer): VueNode[] {
  const test = attribute(directive, writer.code(node.test))
  const yes = [conditional(test, writer.children(node.consequent, scope))]
  if (node.alternate.length === 0) return yes
  const [only] = node.alternate
  if (node.alternate.length === 1 && only?.kind === 'if')
    return [...yes, ...writeCondition(only, 'v-else-if', scope, writer)]
  return [...yes, conditional(attribute('v-else'), writer.children(node.alternate, scope))]
}

/** Puts the directive on the one element there is, or on a <template> around all there are. */
function conditional(directive: VueAttribute, children: VueNode[]): VueElement {
  const [only] = children
  if (children.length !== 1 || only?.kind !== 'element' || isDirected(only))
    return wrapper('template', [directive], children)
  return { ...only, attributes: [directive, ...only.attributes] }
}

const isDirected = ({ attributes }: VueElement) => attributes.some(({ name }) => /^v-(if|else|else-if|for)$/.test(name))

function writeList(node: For, scope: Scope, writer: Writer): VueNode[] {
  const { source } = writer.component.parsed
  const [item = '_', ownIndex] = [node.item, node.index].map((each) => each && rewrite(each, source, stripTypes))
  let index = ownIndex
  const position = () => (index ??= writer.name('index', 'itemIndex'))
  const children = writer.children(node.body, { ...scope, positions: [...scope.positions, position] })
  const names = index ? `(${item ?? '_'}, ${index})` : item
  const directives = [
    attribute('v-for', `${names} in ${list(node.list, writer)}`),
    ...(node.key ? [attribute(':key', writer.code(node.key))] : []),
  ]
  const [only] = children
  if (children.length !== 1 || only?.kind !== 'element' || isDirected(only))
    return [wrapper('template', directives, children)]
  return [{ ...only, attributes: [...directives, ...only.attributes] }]
}

const list = (node: Node, writer: Writer) => {
  const code = writer.code(node)
  return /^[\w$.()[\]']/.test(code) ? code : `(${code})`
}
