import { atEdges } from '../../ir/edges.ts'
import { isSvgTag, voidTags } from '../../markup/tags.ts'
import { printWidth } from '../../print/prettier.ts'
import { block, ordered, type VueElement, type VueNode } from './nodes.ts'

/**
 * Writes a template for Prettier, which keeps whitespace between inline elements as it finds it. So line breaks are
 * put exactly where Vue drops them or a browser ignores them, and nowhere else.
 */
export const printTemplate = (nodes: VueNode[]) => printChildren(nodes, 1, true)

/** @param loose whether whitespace around children means nothing, as among flex items */
function printChildren(children: VueNode[], depth: number, loose: boolean): string {
  let text = ''
  // In a line without text, an element's edges are those of the line, where spaces vanish.
  const inText = !loose && children.some(({ kind }) => kind === 'text')
  children.forEach((child, index) => {
    const before = children[index - 1]
    if (before) text += gap(before, child, loose)
    text += printNode(child, depth, inText, loose)
  })
  return text
}

/** Vue drops line breaks between elements; beside text they are a space, which only matters in a line of text. */
function gap(before: VueNode, after: VueNode, loose: boolean): string {
  if (before.kind !== 'text' && after.kind !== 'text') return '\n'
  if (before.kind === 'text' && after.kind === 'text') return ''
  return loose || isBlock(before) || isBlock(after) ? '\n' : ''
}

const isBlock = (node: VueNode) => node.kind === 'element' && node.layout.display === 'block' && !node.layout.outOfFlow

function printNode(node: VueNode, depth: number, inText: boolean, loose: boolean): string {
  if (node.kind === 'text') return node.raw
  return node.kind === 'comment' ? `<!-- ${node.text} -->` : printElement(node, depth, inText, loose)
}

/** @param isItem whether it stands among flex items or the like, as one of them */
function printElement(element: VueElement, depth: number, inText: boolean, isItem: boolean): string {
  const { tag, layout } = element
  const children = isItem || layout.display === 'block' ? withLooseEdges(element.children) : element.children
  const attributes = ordered(element.attributes).map(({ name, value }) =>
    value === null ? ` ${name}` : ` ${name}="${value.replaceAll('"', '&quot;')}"`,
  )
  const open = `<${tag}${attributes.join('')}`
  if (voidTags.has(tag)) return `${open} />`
  if (children.length === 0) return isComponent(tag) || isSvgTag(tag) ? `${open} />` : `${open}></${tag}>`
  const inner = printChildren(children, depth + 1, layout.separatesChildren)
  const whole = `${open}>${inner}</${tag}>`
  if (tag === 'textarea' || tag === 'pre') return whole
  const isText = children.some(({ kind }) => kind === 'text')
  if (isText && (isTight(element, inText) || (fits(whole, depth) && !isBroken(children, layout.separatesChildren))))
    return whole
  return `${open}>\n${inner}\n</${tag}>`
}

/** In a block, what leaves nothing at its edges stands on lines of its own. */
function withLooseEdges(children: VueNode[]): VueNode[] {
  const edges = atEdges(children, leavesNothing)
  return children.map((child) => (child.kind === 'element' && edges.has(child) ? { ...child, layout: block } : child))
}

const leavesNothing = (node: VueNode) =>
  node.kind === 'element' && node.layout.outOfFlow && node.children.length === 0 && node.tag !== 'img'

/** Whether a space inside the element's edges would show. */
const isTight = ({ tag, children, layout }: VueElement, inText: boolean) =>
  inText && (layout.display === 'inline' || (tag === 'template' && children.some(({ kind }) => kind === 'text')))

const fits = (text: string, depth: number) => depth * 2 + text.length <= printWidth && !text.includes('\n')

const isBroken = (children: VueNode[], loose: boolean) =>
  children.some((child, index) => {
    const before = children[index - 1]
    return before !== undefined && gap(before, child, loose) !== ''
  })

const isComponent = (tag: string) => /^[A-Z]|^component$/.test(tag)
