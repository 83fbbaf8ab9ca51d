import { isSvgTag, voidTags } from '../../markup/tags.ts'
import type { SvelteAttribute, SvelteBlock, SvelteContent, SvelteElement, SvelteNode } from './nodes.ts'

/**
 * Writes a template for Prettier. Between siblings goes a line break wherever the browser ignores it, and nothing where
 * it would show.
 */
export function printTemplate({ nodes, separated }: SvelteContent): string {
  const isLine = !separated && nodes.some(({ flow }) => flow === 'text')
  let text = ''
  nodes.forEach((node, index) => {
    const before = nodes[index - 1]
    const own = printNode(node)
    text = before && mayBreak(before, node, isLine) ? `${text.trimEnd()}\n${own.trimStart()}` : text + own
  })
  return keepEdges(text, isLine)
}

function mayBreak(before: SvelteNode, after: SvelteNode, isLine: boolean): boolean {
  if (before.flow === 'text' && after.flow === 'text') return false
  return !isLine || before.flow === 'block' || after.flow === 'block'
}

/** Svelte drops white space at the edges of elements and blocks, so that a space there stands as code. */
const keepEdges = (text: string, isLine: boolean) =>
  isLine ? text.replace(/^ +/, "{' '}").replace(/ +$/, "{' '}") : text.trim()

function printNode(node: SvelteNode): string {
  switch (node.kind) {
    case 'element':
      return printElement(node)
    case 'block':
      return printBlock(node)
    case 'group':
      return printTemplate(node.children)
    case 'text':
      return node.raw
    case 'comment':
      return `<!-- ${node.text} -->`
  }
}

const shortLine = 64

/** A tag with its content; the line breaks at its edges are for Prettier, and nothing a browser would show. */
function printElement({ tag, attributes, children }: SvelteElement): string {
  const head = [tag, ...attributes.map(printAttribute)].join(' ')
  const inner = printTemplate(children)
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

function printBlock({ name, branches }: SvelteBlock): string {
  const written = branches.map(({ head, children }, index) => {
    const open = index === 0 ? `{#${name} ${head}}` : `{:${head}}`
    return `${open}\n${printTemplate(children)}\n`
  })
  return `${written.join('')}{/${name}}`
}
