import type { For, If, ViewNode } from '../../ir/types.ts'
import { branchesOf } from '../../ir/branches.ts'
import type { Node } from '../../parse/ast.ts'
import { textValue } from '../../javascript/text-value.ts'
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
        if (node.raw === '') return [{ kind: 'text', raw: '' }]
        // Vue drops a space between two elements if a formatter makes it a line break.
        if (node.raw.trim() === '' && isTag(nodes[index - 1]) && isTag(nodes[index + 1]))
          return [{ kind: 'text', raw: "{{ ' ' }}" }]
        return [{ kind: 'text', raw: node.raw.replaceAll('{{', "{{ '{{' }}") }]
      case 'comment':
        return [{ kind: 'comment', text: node.text }]
      case 'expr':
        return [{ kind: 'text', raw: `{{ ${textValue(node.expression, writer.code)} }}` }]
      case 'icon':
        return writeIcon(node, scope, writer)
      case 'element':
        // Vue takes <search> for a component and says in the console that there is none.
        return node.tag === 'search'
          ? writer.element(node, scope, { tag: 'component', attributes: [attribute('is', 'search')] })
          : writer.element(node, scope, { tag: node.tag })
      case 'part':
        return writer.elements[node.part].dialects.vue.write(node, writer, scope)
      case 'if':
        return writeCondition(node, scope, writer)
      case 'for':
        // An empty text tells the printer that spaces within an item show.
        return node.isJoined
          ? [{ kind: 'text', raw: '' }, ...writeList(node, scope, writer)]
          : writeList(node, scope, writer)
    }
  })
}

const isTag = (node: ViewNode | undefined) => node !== undefined && node.kind !== 'text' && node.kind !== 'expr'

function writeCondition(node: If, scope: Scope, writer: Writer): VueNode[] {
  return branchesOf(node).map(({ test, nodes }, index) => {
    const directive = test ? attribute(index === 0 ? 'v-if' : 'v-else-if', writer.code(test)) : attribute('v-else')
    return conditional(directive, writer.children(nodes, scope))
  })
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
