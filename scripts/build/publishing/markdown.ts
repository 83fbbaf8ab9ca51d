/**
 * Markdown into the closed set of parts that shared/article.ts names. What it does not name is an error with its line:
 * no HTML, no pictures, no headings of a level that would break the page's outline.
 */
import type { BlockContent, DefinitionContent, Blockquote, List, PhrasingContent, RootContent, Table } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { plainText, type Block, type CalloutKind, type Inline } from '#shared/article.ts'
import { codeBlock, type Highlight } from './code-block.ts'
import { linkTo } from './links.ts'
import { liveComponent } from './live-component.ts'
import { ContentError } from './problem.ts'

type Source = { file: string; body: string; linesBefore: number; highlight: Highlight }
type Positioned = { position?: { start: { line: number } } | undefined }

/** A link to a page of the documentation or to a post, or to a heading; no slug means this very page. */
export type LinkReference = { line: number; slug: string | null; hash: string; isPost?: true }

export function parseArticle({ file, body, linesBefore, highlight }: Source): {
  blocks: Block[]
  links: LinkReference[]
} {
  const tree = fromMarkdown(body, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })
  const ids = new Set<string>()
  const links: LinkReference[] = []
  const lineOf = (node: Positioned) => (node.position?.start.line ?? 1) + linesBefore
  const refuse = (node: Positioned, message: string): never => {
    throw new ContentError(file, lineOf(node), message)
  }

  function blocks(nodes: readonly (RootContent | BlockContent | DefinitionContent)[]): Block[] {
    return nodes.map(block)
  }
  function block(node: RootContent | BlockContent | DefinitionContent): Block {
    switch (node.type) {
      case 'paragraph':
        return { type: 'paragraph', children: inlines(node.children) }
      case 'heading': {
        const { depth } = node
        if (depth !== 2 && depth !== 3) return refuse(node, 'Headings are ## or ###; the title comes from the fields.')
        const children = inlines(node.children)
        const id = idOf(plainText(children))
        if (ids.has(id)) refuse(node, `There are two headings with the address #${id}.`)
        ids.add(id)
        return { type: 'heading', level: depth, id, children }
      }
      case 'list':
        return list(node)
      case 'code':
        if (node.lang === 'component') return liveComponent(node, (message) => refuse(node, message))
        return codeBlock(node, highlight) ?? refuse(node, `Name the language of this code; known: ${codeBlock.known}.`)
      case 'table':
        return table(node)
      case 'blockquote':
        return quote(node)
      case 'thematicBreak':
        return { type: 'rule' }
      default:
        return refuse(node, `${named(node.type)} cannot stand here.`)
    }
  }
  function list({ ordered, children }: List): Block {
    return { type: 'list', ordered: ordered === true, items: children.map((item) => blocks(item.children)) }
  }
  function table({ children }: Table): Block {
    const [head = [], ...rows] = children.map((row) => row.children.map((cell) => inlines(cell.children)))
    return { type: 'table', head, rows }
  }
  /** A quotation that begins with [!note], [!tip] or [!warning] is a callout. */
  function quote(node: Blockquote): Block {
    const [first, ...others] = node.children
    const start = first?.type === 'paragraph' && first.children[0]?.type === 'text' ? first.children[0] : null
    const [mark, kind] = /^\[!(\w+)\]\s*/.exec(start?.value ?? '') ?? []
    if (!mark || !start || first?.type !== 'paragraph') return { type: 'quote', children: blocks(node.children) }
    if (!isCallout(kind)) return refuse(node, `There is no callout "${kind}"; known: ${callouts.join(', ')}.`)
    const rest = {
      ...first,
      children: [{ ...start, value: start.value.slice(mark.length) }, ...first.children.slice(1)],
    }
    return { type: 'callout', kind, children: blocks([rest, ...others]) }
  }
  function inlines(nodes: readonly PhrasingContent[]): Inline[] {
    return nodes.map(inline)
  }
  function inline(node: PhrasingContent): Inline {
    switch (node.type) {
      case 'text':
        return node.value.replace(/\s*\n\s*/g, ' ')
      case 'strong':
      case 'emphasis':
        return { type: node.type, children: inlines(node.children) }
      case 'inlineCode':
        return { type: 'code', text: node.value }
      case 'break':
        return { type: 'break' }
      case 'link': {
        const link = linkTo(node.url, inlines(node.children))
        if (!link) return refuse(node, `"${node.url}" is no address a text may link to.`)
        if (link.type === 'doc') links.push({ line: lineOf(node), slug: link.slug, hash: link.hash })
        else if (link.href.startsWith('#')) links.push({ line: lineOf(node), slug: null, hash: link.href })
        else {
          const [, slug, hash = ''] = /^\/blog\/([a-z0-9-]+)(#.*)?$/.exec(link.href) ?? []
          if (slug) links.push({ line: lineOf(node), slug, hash, isPost: true })
        }
        return link
      }
      default:
        return refuse(node, `${named(node.type)} cannot stand here.`)
    }
  }
  return { blocks: blocks(tree.children), links }
}

const callouts: readonly string[] = ['note', 'tip', 'warning'] satisfies CalloutKind[]
const isCallout = (kind: string | undefined): kind is CalloutKind => kind !== undefined && callouts.includes(kind)

const named = (type: string) => (type === 'html' ? 'HTML' : `Markdown's "${type}"`)

/** "What stays, and why?" is at #what-stays-and-why. */
const idOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
