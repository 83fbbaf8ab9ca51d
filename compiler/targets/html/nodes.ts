/** The HTML document fragment before it is printed. */
import type { Layout } from '../../tailwind/display.ts'

export type HtmlNode = HtmlElement | HtmlText | HtmlComment | HtmlScope

export type HtmlElement = {
  kind: 'element'
  tag: string
  attributes: HtmlAttribute[]
  children: HtmlNode[]
  layout: Layout
}

/** Text as it stands in HTML, character references included. */
export type HtmlText = { kind: 'text'; raw: string }
export type HtmlComment = { kind: 'comment'; text: string }

/** Attributes that need an element around some markup; they join an existing element where one fits. */
export type HtmlScope = { kind: 'scope'; attributes: HtmlAttribute[]; children: HtmlNode[] }

export type HtmlAttribute =
  /** `value` stands between double quotes as is; null is an attribute without a value. */
  | { kind: 'plain'; name: string; value: string | null }
  /** JavaScript, for Alpine to run. */
  | { kind: 'script'; name: string; code: string }
  /** `x-data` with its properties. */
  | { kind: 'data'; entries: { name: string; code: string }[] }

/** An attribute of HTML; one without a value when null. */
export const plain = (name: string, value: string | null = null): HtmlAttribute => ({ kind: 'plain', name, value })
/** An attribute that holds JavaScript for Alpine. */
export const script = (name: string, code: string): HtmlAttribute => ({ kind: 'script', name, code })
/** `x-data` with properties, each the code of its value. */
export const data = (entries: Record<string, string>): HtmlAttribute => ({
  kind: 'data',
  entries: Object.entries(entries).map(([name, code]) => ({ name, code })),
})

/** The name under which an attribute is written. */
export const nameOf = (attribute: HtmlAttribute) => (attribute.kind === 'data' ? 'x-data' : attribute.name)

/** The layout of what stands by itself. */
export const block: Layout = { display: 'block', outOfFlow: false, separatesChildren: false }

/** Adds attributes to an element; what a name already has on the element stays, x-data properties are put together. */
export function addAttributes(element: HtmlElement, attributes: HtmlAttribute[]) {
  for (const attribute of attributes) {
    const present = element.attributes.find((candidate) => nameOf(candidate) === nameOf(attribute))
    if (!present) element.attributes.push(attribute)
    else if (present.kind === 'data' && attribute.kind === 'data') present.entries.unshift(...attribute.entries)
    else if (present.kind === 'script' && attribute.kind === 'script' && present.name.startsWith('@')) {
      present.code = `${present.code}; ${attribute.code}`
    }
  }
}

/** Whether a scope's attributes can live on this element beside its own. */
export function canHold(element: HtmlElement, attributes: HtmlAttribute[]): boolean {
  return attributes.every((attribute) => {
    const present = element.attributes.find((candidate) => nameOf(candidate) === nameOf(attribute))
    return !present || (present.kind === 'data' && attribute.kind === 'data')
  })
}

/** Everything in an element and below that Alpine runs. */
export function scriptsIn(node: HtmlNode): string[] {
  if (node.kind !== 'element' && node.kind !== 'scope') return []
  const own = node.attributes.flatMap((attribute) =>
    attribute.kind === 'script'
      ? [attribute.code]
      : attribute.kind === 'data'
        ? attribute.entries.map(({ code }) => code)
        : [],
  )
  return [...own, ...node.children.flatMap(scriptsIn)]
}

/** Turns scopes into attributes of the element around them, or into an element of their own. */
export function settle(nodes: HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (node.kind !== 'scope') return [node]
    const children = settle(node.children)
    const [only, ...others] = children.filter((child) => child.kind !== 'comment')
    if (others.length === 0 && only?.kind === 'element' && only.tag !== 'template' && canHold(only, node.attributes)) {
      addAttributes(only, node.attributes)
      return children
    }
    return [{ kind: 'element', tag: 'div', attributes: node.attributes, children, layout: block }]
  })
}
