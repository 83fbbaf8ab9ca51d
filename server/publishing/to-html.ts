/** A published text as plain HTML for feed readers: no classes, no scripts, whole addresses. */
import { plainText, type Block, type Inline } from '#shared/article.ts'
import { escapeMarkup } from '../http/escape-markup.ts'
import { addressOf, seenAt, type Origin } from './links.ts'

/** @param self path of the page the text stands on */
export function toHtml(blocks: readonly Block[], origin: Origin, self: string): string {
  const all = (parts: readonly Block[]): string => parts.map(block).join('\n')
  const inlines = (parts: readonly Inline[]): string => parts.map(inline).join('')

  function block(part: Block): string {
    switch (part.type) {
      case 'paragraph':
        return `<p>${inlines(part.children)}</p>`
      case 'heading':
        return `<h${part.level}>${inlines(part.children)}</h${part.level}>`
      case 'list': {
        const tag = part.ordered ? 'ol' : 'ul'
        return `<${tag}>${part.items.map((item) => `<li>${all(item)}</li>`).join('')}</${tag}>`
      }
      case 'code':
        return `<pre><code>${escapeMarkup(part.code)}</code></pre>`
      case 'table': {
        const row = (cells: Inline[][], tag: string) =>
          `<tr>${cells.map((cell) => `<${tag}>${inlines(cell)}</${tag}>`).join('')}</tr>`
        return `<table>${row(part.head, 'th')}${part.rows.map((cells) => row(cells, 'td')).join('')}</table>`
      }
      case 'callout':
      case 'quote':
        return `<blockquote>${all(part.children)}</blockquote>`
      case 'rule':
        return '<hr>'
      case 'component': {
        const address = escapeMarkup(origin.siteUrl + seenAt(part))
        return `<p><a href="${address}">See the component at work</a></p>`
      }
    }
  }
  function inline(part: Inline): string {
    if (typeof part === 'string') return escapeMarkup(part)
    switch (part.type) {
      case 'strong':
        return `<strong>${inlines(part.children)}</strong>`
      case 'emphasis':
        return `<em>${inlines(part.children)}</em>`
      case 'code':
        return `<code>${escapeMarkup(part.text)}</code>`
      case 'break':
        return '<br>'
      case 'link':
      case 'doc':
        return `<a href="${escapeMarkup(addressOf(part, origin, self))}">${escapeMarkup(plainText(part.children))}</a>`
    }
  }
  return all(blocks)
}
