import type { Element, For, If, Part, ViewNode } from '../../ir/types.ts'
import { branchesOf } from '../../ir/branches.ts'
import { textValue } from '../../javascript/text-value.ts'
import { layoutOf } from '../../tailwind/display.ts'
import { lowerElement } from './element.ts'
import { lowerIcon } from './icon.ts'
import type { Lowering, Scope } from './lowering.ts'
import { block, type Flow, type SvelteBlock, type SvelteContent, type SvelteNode } from './nodes.ts'
import { fixedClasses } from '../../ir/fixed-classes.ts'

/** Lowers siblings, in order. */
export const lowerChildren = (
  nodes: ViewNode[],
  scope: Scope,
  lowering: Lowering,
  separated = false,
): SvelteContent => ({
  nodes: nodes.map((node) => ({ ...lowerNode(node, scope, lowering), flow: flowOf(node, lowering) })),
  separated,
})

function lowerNode(node: ViewNode, scope: Scope, lowering: Lowering): SvelteNode {
  switch (node.kind) {
    case 'element':
      return lowerElement(node, scope, { component: null }, lowering)
    case 'part':
      return lowering.elements[node.part].dialects.svelte.lower(node, lowering, scope)
    case 'icon':
      return lowerIcon(node, scope, lowering)
    case 'text':
      return text(node.raw.replaceAll(/[{}]/g, (brace) => `&#${brace.charCodeAt(0)};`))
    case 'expr':
      return text(`{${textValue(node.expression, lowering.expression)}}`)
    case 'comment':
      return { kind: 'comment', flow: 'inline', text: node.text }
    case 'if':
      return lowerCondition(node, scope, lowering)
    case 'for':
      return lowerList(node, scope, lowering)
  }
}

const text = (raw: string): SvelteNode => ({ kind: 'text', flow: 'text', raw })

function lowerCondition(node: If, scope: Scope, lowering: Lowering): SvelteBlock {
  const branches = branchesOf(node).map(({ test, nodes }, index) => {
    const word = index === 0 ? '' : test ? 'else if ' : 'else'
    return { head: word + (test ? lowering.expression(test) : ''), children: lowering.children(nodes, scope) }
  })
  return block('if', ...branches)
}

function lowerList(node: For, scope: Scope, lowering: Lowering): SvelteBlock {
  const item = node.item ? ` as ${lowering.expression(node.item)}` : ''
  const inner: Scope = { ...scope, keys: node.key ? [...scope.keys, node.key] : scope.keys }
  // An index says no more than the position Svelte goes by anyway.
  const isIndex =
    node.key?.type === 'Identifier' && node.index?.type === 'Identifier' && node.key.name === node.index.name
  const key = node.key && !isIndex ? ` (${lowering.expression(node.key)})` : ''
  const binding = node.index ? lowering.component.refs.get(node.index) : undefined
  if (binding) lowering.used.delete(binding)
  const children = lowering.children(node.body, inner)
  // What only was the key is not named at all.
  const isUnused = isIndex && !(binding && lowering.used.has(binding))
  const own = node.index ? lowering.expression(node.index) : lowering.indexes.get(node)
  const index = own && !isUnused ? `, ${own}` : ''
  return block('each', { head: `${lowering.expression(node.list)}${item}${index}${key}`, children })
}

/** Whether white space beside a node shows: not where the node stands on lines of its own. */
function flowOf(node: ViewNode, lowering: Lowering): Flow {
  if (node.kind === 'text' || node.kind === 'expr') return 'text'
  if (leavesNothing(node)) return 'nothing'
  return isBlock(node, lowering) ? 'block' : 'inline'
}

function isBlock(node: ViewNode, lowering: Lowering): boolean {
  const all = (nodes: ViewNode[]) => nodes.every((each) => isBlock(each, lowering))
  switch (node.kind) {
    case 'element':
      return standsAlone(node.tag, node)
    case 'part': {
      const tag = node.as ?? lowering.elements[node.part].tag
      return tag ? standsAlone(tag, node) : all(node.children)
    }
    case 'icon':
      return layoutOf('svg', fixedClasses(node)).display === 'block'
    case 'if':
      return all([...node.consequent, ...node.alternate])
    case 'for':
      return all(node.body)
    default:
      return false
  }
}

/** What is out of the flow is still read aloud in the line it stands in. */
function standsAlone(tag: string, node: Element | Part): boolean {
  const { display, outOfFlow } = layoutOf(tag, fixedClasses(node))
  return display === 'block' && !outOfFlow
}

function leavesNothing(node: ViewNode): boolean {
  if (node.kind === 'icon') return layoutOf('svg', fixedClasses(node)).outOfFlow
  if (node.kind !== 'element' || node.children.length > 0 || node.tag === 'img') return false
  return layoutOf(node.tag, fixedClasses(node)).outOfFlow
}
