import { atEdges } from '../../ir/edges.ts'
import { voidTags, isSvgTag } from '../../markup/tags.ts'
import { printWidth } from '../../print/prettier.ts'
import { printAttributes } from './print-attributes.ts'
import { block, nameOf, type HtmlComment, type HtmlElement, type HtmlNode } from './nodes.ts'

/**
 * Prints HTML the way a careful person writes it: two spaces, one element per line where lines may break,
 * text kept together with the inline elements in it. Whitespace is only added where a browser ignores it.
 */
export async function printHtml(nodes: HtmlNode[]): Promise<string> {
  return `${(await printContent(nodes, 0, false)).join('\n')}\n`
}

const pad = (depth: number) => '  '.repeat(depth)

/**
 * Prints siblings: runs of text are filled, everything else stands on lines of its own.
 *
 * @param separated whether the parent is a flex or grid container, whose items are blocks of their own
 */
async function printContent(nodes: HtmlNode[], depth: number, separated: boolean): Promise<string[]> {
  const lines: string[] = []
  let run: HtmlNode[] = []
  const flush = async () => {
    if (run.some(({ kind }) => kind === 'text')) lines.push(...fill(await pieces(run, depth), depth))
    // At the edges of a line whitespace vanishes, so an inline element by itself may be broken like a block.
    else for (const node of run) lines.push(...(await printAlone(node, depth, true)))
    run = []
  }
  for (const node of nodes) {
    if (flowsWithText(node, separated)) run.push(node)
    else {
      await flush()
      lines.push(...(await printAlone(node, depth, separated)))
    }
  }
  await flush()
  return lines
}

function flowsWithText(node: HtmlNode, separated: boolean): boolean {
  if (node.kind !== 'element') return node.kind === 'text'
  return node.layout.outOfFlow || (!separated && node.layout.display !== 'block')
}

async function printAlone(node: HtmlNode, depth: number, separated: boolean): Promise<string[]> {
  if (node.kind === 'element') return printElement(separated ? asBlock(node) : node, depth)
  if (node.kind === 'comment') return [`${pad(depth)}${printComment(node)}`]
  return node.kind === 'text' ? fill(await pieces([node], depth), depth) : printContent(node.children, depth, separated)
}

const printComment = ({ text }: HtmlComment) => `<!-- ${text} -->`

const asBlock = (element: HtmlElement): HtmlElement => ({ ...element, layout: { ...element.layout, display: 'block' } })

async function printElement(whole: HtmlElement, depth: number): Promise<string[]> {
  const element = whole.layout.display === 'block' ? withLooseEdges(whole) : whole
  const isShape = isSvgTag(element.tag)
  const open = await printAttributes(element, depth, isShape ? Number.POSITIVE_INFINITY : undefined)
  const isVoid = voidTags.has(element.tag)
  const closesItself = isVoid || (isShape && element.children.length === 0 && element.tag !== 'text')
  const end = closesItself ? ' />' : '>'
  const close = closesItself ? '' : `</${element.tag}>`
  const [tag, ...more] = open
  const [head, last] =
    more.length === 0
      ? [[], `${pad(depth)}<${tag}${end}`]
      : [[`${pad(depth)}<${tag}`, ...more], `${pad(depth)}${end.trim()}`]
  const first = [...head, last]
  if (closesItself) return first
  if (element.children.length === 0) return [...head, last + close]

  if (element.tag === 'textarea' || element.tag === 'pre')
    return [...head, last + (await inlineText(element.children)) + close]
  if (!isParagraph(element)) {
    const inner = await printContent(element.children, depth + 1, element.layout.separatesChildren)
    return [...first, ...inner, `${pad(depth)}${close}`]
  }
  const text = (await inlineText(element.children)).trim()
  const line = last + text + close
  if (line.length <= printWidth && !text.includes('\n') && (open.length === 1 || element.layout.display === 'inline'))
    return [...head, line]
  if (element.layout.display === 'inline') return [...head, line]
  return [...first, ...fill(await pieces(element.children, depth + 1), depth + 1), `${pad(depth)}${close}`]
}

/** In a block, what leaves nothing at its edges stands on lines of its own. */
function withLooseEdges(element: HtmlElement): HtmlElement {
  const edges = atEdges(element.children, leavesNothing)
  const children = element.children.map((child) =>
    child.kind === 'element' && edges.has(child) ? { ...child, layout: block } : child,
  )
  return { ...element, children }
}

const leavesNothing = (node: HtmlNode) =>
  node.kind === 'element' &&
  node.layout.outOfFlow &&
  node.children.length === 0 &&
  node.tag !== 'img' &&
  !node.attributes.some((attribute) => nameOf(attribute) === 'x-text')

/** Whether the children are one run of text, in which every space counts. */
function isParagraph({ tag, children, layout }: HtmlElement): boolean {
  if (tag === 'template' || !children.every((child) => flowsWithText(child, layout.separatesChildren))) return false
  return children.some(({ kind }) => kind === 'text') || layout.display === 'inline'
}

/** Something that may not be broken; `glued` when no space stands before it. */
type Piece = { text: string; glued: boolean }

async function pieces(nodes: HtmlNode[], depth: number): Promise<Piece[]> {
  const result: Piece[] = []
  let glued = false
  for (const node of nodes) {
    if (node.kind === 'text') {
      const words = node.raw.split(/[ \n\t]+/)
      words.forEach((word, index) => {
        if (word !== '') result.push({ text: word, glued: index === 0 && glued && result.length > 0 })
        glued = index < words.length - 1 ? false : word !== '' || glued
      })
      glued = !/[ \n\t]$/.test(node.raw)
    } else {
      result.push({ text: await inlinePiece(node, depth), glued })
      glued = true
    }
  }
  return result
}

function fill(words: Piece[], depth: number): string[] {
  const lines: string[] = []
  const units: string[] = []
  for (const { text, glued } of words) {
    if (glued && units.length > 0) units[units.length - 1] += text
    else units.push(...(text.includes('<') ? [text] : text.split(' ')))
  }
  let line = ''
  for (const unit of units) {
    const width = pad(depth).length + line.length + 1 + (unit.split('\n')[0]?.length ?? 0)
    if (line !== '' && (width > printWidth || line.includes('\n'))) {
      lines.push(pad(depth) + line)
      line = unit
    } else line = line === '' ? unit : `${line} ${unit}`
  }
  if (line !== '') lines.push(pad(depth) + line)
  return lines
}

/** An element in a line of text; one too long for a line is broken within its tag, where space means nothing. */
async function inlinePiece(node: HtmlNode, depth: number): Promise<string> {
  const line = await inlineNode(node)
  if (node.kind !== 'element' || pad(depth).length + line.length <= printWidth) return line
  const [first, ...more] = await printAttributes(node, depth)
  if (more.length === 0) return line
  const isVoid = voidTags.has(node.tag)
  const end = isVoid ? '/>' : `>${await inlineText(node.children)}</${node.tag}>`
  return [`<${first}`, ...more, pad(depth) + end].join('\n')
}

async function inlineText(nodes: HtmlNode[]): Promise<string> {
  const texts: string[] = []
  for (const node of nodes) texts.push(await inlineNode(node))
  return texts.join('')
}

async function inlineNode(node: HtmlNode): Promise<string> {
  if (node.kind === 'text') return node.raw
  if (node.kind === 'comment') return printComment(node)
  const inner = await inlineText(node.children)
  if (node.kind === 'scope') return inner
  const open = await printAttributes(node, 0, Number.POSITIVE_INFINITY)
  if (voidTags.has(node.tag) || (isSvgTag(node.tag) && node.children.length === 0)) return `<${open[0]} />`
  return `<${open[0]}>${inner}</${node.tag}>`
}
