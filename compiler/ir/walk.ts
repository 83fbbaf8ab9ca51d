import type { Element, If, Icon, Part, ViewNode } from './types.ts'

/** The markup directly below a node. */
export function childrenOf(node: ViewNode): ViewNode[] {
  switch (node.kind) {
    case 'element':
    case 'part':
      return node.children
    case 'if':
      return [...node.consequent, ...node.alternate]
    case 'for':
      return node.body
    default:
      return []
  }
}

/** Visits markup depth first; `ancestors` runs from the root to the parent. */
export function walkView(
  nodes: ViewNode[],
  visit: (node: ViewNode, ancestors: ViewNode[]) => void,
  ancestors: ViewNode[] = [],
) {
  for (const node of nodes) {
    visit(node, ancestors)
    walkView(childrenOf(node), visit, [...ancestors, node])
  }
}

/** Whether a piece of markup becomes an element with attributes and classes. */
export const isTag = (node: ViewNode): node is Element | Part | Icon =>
  node.kind === 'element' || node.kind === 'part' || node.kind === 'icon'

/** Whether a piece of markup shows only by a condition. */
export const isConditional = (node: ViewNode): node is If => node.kind === 'if'
