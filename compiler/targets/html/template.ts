import { block, type HtmlElement, type HtmlNode } from './nodes.ts'

/** A <template>, which takes part in layout as what it makes does. */
export function template(attributes: HtmlElement['attributes'], children: HtmlNode[]): HtmlElement {
  const [only] = children
  return {
    kind: 'element',
    tag: 'template',
    attributes,
    children,
    layout: only?.kind === 'element' ? only.layout : block,
  }
}
