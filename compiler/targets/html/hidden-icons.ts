import { nameOf, type HtmlAttribute, type HtmlNode } from './nodes.ts'

/** Icons in something that is hidden from screen readers need not say so again. */
export function withoutNeedlessHiding(nodes: HtmlNode[], inHidden = false): HtmlNode[] {
  return nodes.map((node) => {
    if (node.kind !== 'element' && node.kind !== 'scope') return node
    const isHidden = inHidden || node.attributes.some(hides)
    const children = withoutNeedlessHiding(node.children, isHidden)
    const isIcon = inHidden && node.kind === 'element' && node.tag === 'svg'
    const attributes = isIcon ? node.attributes.filter((attribute) => !hides(attribute)) : node.attributes
    return { ...node, attributes, children }
  })
}

const hides = (attribute: HtmlAttribute) =>
  attribute.kind === 'plain' && nameOf(attribute) === 'aria-hidden' && attribute.value === 'true'
