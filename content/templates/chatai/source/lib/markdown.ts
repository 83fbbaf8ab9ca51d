/** Answers as HTML: whole, or block by block while they stream. What a model writes can do no harm to whoever reads it. */
import DOMPurify from 'dompurify'
import { blocksOf, createTamer, mostCharacters } from './markdown-blocks.ts'
import { blockHtml, type HtmlOptions } from './markdown-html.ts'
import { mend } from './mend.ts'

export type { HtmlOptions } from './markdown-html.ts'
export { escapeHtml } from './markdown-html.ts'

/** One block on the page. A block that is settled never changes again. */
export interface Block {
  key: number
  html: string
  settled: boolean
}

export interface MarkdownStream {
  /** Takes more text. Costs next to nothing: the work is done by `blocks`, once per frame. */
  push(text: string): void
  /** The blocks so far; the last one is still open. */
  blocks(): Block[]
  /** Nothing more comes: all blocks as they stay. */
  finish(isWhole?: boolean): Block[]
}

/**
 * Reads Markdown while it arrives. Only the open block is read again, and what is unfinished in it is closed or held
 * back. In the end the blocks are those of `markdownToHtml`.
 */
export function createMarkdownStream(options: HtmlOptions = {}): MarkdownStream {
  const tamer = createTamer()
  const settled: Block[] = []
  /** Whole lines of the open block, and the line that has no end yet. */
  let lines = ''
  let line = ''
  let length = 0
  let hasNewLines = false
  let shown: { of: string; block: Block | undefined } = { of: '', block: undefined }

  function push(text: string): void {
    const room = Math.max(0, mostCharacters - length)
    length += text.length
    line = (line + text.slice(0, room)).replace(/\r\n|\r(?=[^\n])/g, '\n')
    const end = line.lastIndexOf('\n') + 1
    if (!end) return
    lines += tamer.take(line.slice(0, end))
    line = line.slice(end)
    hasNewLines = true
  }

  /** Blocks below which another one has begun are done. */
  function settle(all: boolean): void {
    if (!hasNewLines && !all) return
    hasNewLines = false
    const tokens = blocksOf(lines)
    let last = tokens.findLastIndex(({ type }) => type !== 'space')
    if (all) last = tokens.length
    const done = tokens.slice(0, Math.max(0, last))
    lines = lines.slice(done.reduce((sum, { raw }) => sum + raw.length, 0))
    const blocks = done.filter(({ type }) => type !== 'space')
    if (!blocks.length) return
    // All at once: what costs is each call, not what it is given. No text can hold the border, since text is escaped.
    const clean = sanitize(blocks.map((token) => blockHtml(token, options)).join(border))
    for (const html of clean.split(border)) settled.push({ key: settled.length, html, settled: true })
  }
  return {
    push,
    blocks() {
      settle(false)
      const open = mend(lines + tamer.peek(line.replace(/\r$/, '')))
      if (open !== shown.of || shown.block?.key !== settled.length) {
        const html = blocksOf(open)
          .map((token) => blockHtml(token, options))
          .join('')
        shown = { of: open, block: html ? { key: settled.length, html: sanitize(html), settled: false } : undefined }
      }
      return shown.block ? [...settled, shown.block] : [...settled]
    },
    finish(isWhole = true) {
      lines += tamer.take(line.replace(/\r$/, ''))
      if (!isWhole) lines = mend(lines)
      line = ''
      settle(true)
      if (length > mostCharacters) {
        const left = (length - mostCharacters).toLocaleString('en')
        const html = `<p>The last ${left} characters are not shown here. Copy the answer to have all of it.</p>`
        settled.push({ key: settled.length, html, settled: true })
        length = 0
      }
      return [...settled]
    },
  }
}

const border = '<hr data-border="">'

/** A whole answer as HTML. */
export function markdownToHtml(markdown: string, options: HtmlOptions = {}): string {
  const stream = createMarkdownStream(options)
  stream.push(markdown)
  return stream
    .finish()
    .map(({ html }) => html)
    .join('\n')
}

const tags =
  'a blockquote br button code del div em h1 h2 h3 h4 h5 h6 hr li ol p pre q cite small span strong table tbody td th thead tr ul'
const attributes = 'class href id rel role scope start tabindex target type hidden'

/**
 * The second wall. The first is that every tag is ours and all text is escaped, which alone has to do where there is
 * no document, as on a server.
 */
export function sanitize(html: string): string {
  if (!DOMPurify.isSupported) return html
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...tags.split(' '), '#text'],
    ALLOWED_ATTR: attributes.split(' '),
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|#)/i,
    ADD_URI_SAFE_ATTR: attributes.split(' ').filter((name) => name !== 'href'),
  })
}
