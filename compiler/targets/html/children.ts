import type { ViewNode } from '../../ir/types.ts'
import { elements } from '../../elements/index.ts'
import { lowerElement } from './element.ts'
import { lowerCondition } from './condition.ts'
import { lowerIcon } from './icon.ts'
import { lowerList } from './list.ts'
import { initialText, shownCode, textOf } from './text.ts'
import { layoutOf } from '../../tailwind/display.ts'
import { script, type HtmlNode } from './nodes.ts'
import type { Lowering, Scope } from './lowering.ts'

/** Lowers a run of siblings; text that has become known melts into its neighbours. */
export function lowerChildren(nodes: ViewNode[], scope: Scope, lowering: Lowering): HtmlNode[] {
  const lowered: HtmlNode[] = []
  for (const node of nodes) {
    for (const child of lowerNode(node, scope, lowering)) {
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
      return elements[node.part].dialects.html.lower(node, lowering, scope)
    case 'icon':
      return lowerIcon(node, scope, lowering)
    case 'text':
      return [{ kind: 'text', raw: node.raw }]
    case 'comment':
      return [{ kind: 'comment', text: node.text }]
    case 'if':
      return lowerCondition(node, scope, lowering)
    case 'for':
      return lowerList(node, scope, lowering)
    case 'expr': {
      const result = lowering.evaluate(node.expression, scope)
      if (result.known) {
        const raw = textOf(result.value)
        return raw === '' ? [] : [{ kind: 'text', raw }]
      }
      const raw = scope.inTemplate ? '' : initialText(node, scope, lowering)
      lowering.needs.add('alpine')
      return [
        {
          kind: 'element',
          tag: 'span',
          attributes: [script('x-text', shownCode(node.expression, scope, lowering))],
          children: raw === '' ? [] : [{ kind: 'text', raw }],
          layout: layoutOf('span', ''),
        },
      ]
    }
  }
}
