import type { ViewNode } from '../../ir/types.ts'
import { lowerElement } from './element.ts'
import { lowerCondition } from './condition.ts'
import { lowerIcon } from './icon.ts'
import { lowerList } from './list.ts'
import { isPiece, lowerText } from './text.ts'
import type { HtmlNode } from './nodes.ts'
import type { Lowering, Scope } from './lowering.ts'

/** Lowers a run of siblings; text that has become known melts into its neighbours. */
export function lowerChildren(nodes: ViewNode[], scope: Scope, lowering: Lowering): HtmlNode[] {
  const lowered: HtmlNode[] = []
  for (let index = 0; index < nodes.length; index++) {
    const end = nodes.findIndex((node, position) => position >= index && !isPiece(node))
    const text = nodes.slice(index, end === -1 ? nodes.length : end).filter(isPiece)
    const node = nodes[index]
    const run = text.length > 0 ? lowerText(text, scope, lowering) : node ? lowerNode(node, scope, lowering) : []
    index += Math.max(0, text.length - 1)
    for (const child of run) {
      const last = lowered.at(-1)
      if (child.kind === 'text' && last?.kind === 'text')
        lowered[lowered.length - 1] = { kind: 'text', raw: last.raw + child.raw }
      else lowered.push(child)
    }
  }
  return lowered
}

function lowerNode(node: ViewNode, scope: Scope, lowering: Lowering): HtmlNode[] {
  switch (node.kind) {
    case 'element':
      return lowerElement(node, scope, { tag: node.tag }, lowering)
    case 'part':
      return lowering.elements[node.part].dialects.html.lower(node, lowering, scope)
    case 'icon':
      return lowerIcon(node, scope, lowering)
    case 'text':
    case 'expr':
      return lowerText([node], scope, lowering)
    case 'comment':
      return [{ kind: 'comment', text: node.text }]
    case 'if':
      return lowerCondition(node, scope, lowering)
    case 'for':
      return lowerList(node, scope, lowering)
  }
}
