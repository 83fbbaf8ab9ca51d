import { atEdges } from '../../ir/edges.ts'
import { isSvgTag, voidTags } from '../../markup/tags.ts'
import type { SvelteAttribute, SvelteBlock, SvelteContent, SvelteElement, SvelteNode } from './nodes.ts'

/**
 * Writes a template for Prettier. Between siblings goes a line break wherever the browser ignores it, and nothing where
 * it would show.
 */
export const printTemplate = (content: SvelteContent): string => printContent(content, { isBlock: true, inLine: false })

/** What is around siblings: whether their edges are those of a block, and whether a line of text runs through it. */
type Around = { isBlock: boolean; inLine: boolean }

function printContent({ nodes, separated }: SvelteContent, { isBlock, inLine }: Around): string {
  const isLine = !separated && nodes.some(({ flow }) => flow === 'text')
  const edges = isBlock ? atEdges(nodes, ({ flow }) => flow === 'nothing') : new Set<SvelteNode>()
  const isApart = (node: SvelteNode) => node.flow === 'block' || edges.has(node)
  let text = ''
  nodes.forEach((node, index) => {
    const before = nodes[index - 1]
    const own = printNode(node, isLine || (inLine && !separated))
    const breaks = before && !(before.flow === 'text' && node.flow === 'text')
    text =
      breaks && (!isLine || isApart(before) || isApart(node)) ? `${text.trimEnd()}\n${own.trimStart()}` : text + own
  })
  return keepEdges(text, isLine)
}

/** Svelte drops white space at the edges of elements and blocks, so that a space there stands as code. */
const keepEdges = (text: string, isLine: boolean) =>
  isLine ? text.replace(/^ +/, "{' '}").replace(/ +$/, "{' '}") : text.trim()

function printNode(node: SvelteNode, inLine: boolean): string {
  switch (node.kind) {
    case 'element':
      return printElement(node, inLine)
    case 'block':
      return printBlock(node, inLine)
    case 'group':
      return printContent(node.children, { isBlock: !inLine, inLine })
    case 'text':
      return node.raw
    case 'comment':
      return `<!-- ${node.text} -->`
  }
}

const shortLine = 64

/** A tag with its content; the line breaks at its edges are for Prettier, and nothing a browser would show. */
function printElement({ tag, attributes, children, flow }: SvelteElement, inLine: boolean): string {
  const head = [tag, ...attributes.map(printAttribute)].join(' ')
  const isBlock = flow === 'block' || !inLine
  const inner = printContent(children, { isBlock, inLine: !isBlock })
  if (inner === '')
    return /[.]/.test(tag) || voidTags.has(tag) || (isSvgTag(tag) && tag !== 'title')
      ? `<${head} />`
      : `<${head}></${tag}>`
  const isShort = !inner.includes('\n') && head.length + inner.length < shortLine && !beginsWithBlock(children)
  const edge = isShort || tag === 'pre' ? '' : '\n'
  return `<${head}>${edge}${inner}${edge}</${tag}>`
}

/** An attribute as it stands in a tag. */
export const printAttribute = ({ name, value }: SvelteAttribute) => (value === null ? name : `${name}=${value}`)

function beginsWithBlock({ nodes: [first] }: SvelteContent): boolean {
  if (first?.kind === 'group') return beginsWithBlock(first.children)
  return first?.kind === 'block'
}

function printBlock({ name, branches }: SvelteBlock, inLine: boolean): string {
  const written = branches.map(({ head, children }, index) => {
    const open = index === 0 ? `{#${name} ${head}}` : `{:${head}}`
    return `${open}\n${printContent(children, { isBlock: !inLine, inLine })}\n`
  })
  return `${written.join('')}{/${name}}`
}
