/** Blocks of Markdown as HTML. Whatever the text holds is escaped: tags and attributes come from here alone. */
import type { Token, Tokens } from 'marked'
import { mostColumns, mostRows } from './markdown-blocks.ts'
import { references, sentenceEnds } from './sentences.ts'
import type { Source } from './types.ts'

export interface HtmlOptions {
  sources?: readonly Source[]
  /** Goes before every id, so that two answers on a page have none in common: the id of the message. */
  prefix?: string
  /** The level of the answer's first headings; the question stands above them. */
  headingLevel?: number
  /** What stands behind the number of a source, as HTML: escape with `escapeHtml`. */
  note?: (source: Source, number: number) => string
  /** Classes of the sentence a source bears, and of its number. */
  citedClass?: string
  markClass?: string
}

const mostDepth = 12

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** One block. */
export function blockHtml(token: Token, options: HtmlOptions = {}): string {
  return block(token, options, 0)
}

function block(token: Token, options: HtmlOptions, depth: number): string {
  if (depth > mostDepth) return `<p>${escapeHtml(token.raw)}</p>`
  const inner = (tokens: Token[] = []) => tokens.map((child) => block(child, options, depth + 1)).join('')
  switch (token.type) {
    case 'space':
      return ''
    case 'heading': {
      const level = Math.min(6, token.depth - 1 + (options.headingLevel ?? 3))
      return `<h${level}>${inline(token.tokens, options)}</h${level}>`
    }
    case 'paragraph':
      return `<p>${inline(token.tokens, options)}</p>`
    case 'blockquote':
      return `<blockquote>${inner(token.tokens)}</blockquote>`
    case 'hr':
      return '<hr>'
    case 'code':
      return codeHtml(token as Tokens.Code)
    case 'table':
      return tableHtml(token as Tokens.Table, options)
    case 'list': {
      const { ordered, start, items } = token as Tokens.List
      const tag = ordered ? 'ol' : 'ul'
      const from = ordered && typeof start === 'number' && start !== 1 ? ` start="${start}"` : ''
      return `<${tag}${from}>${items.map((item) => `<li>${inner(item.tokens)}</li>`).join('')}</${tag}>`
    }
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ '
    default:
      return 'tokens' in token && token.tokens ? inline(token.tokens, options) : text(token.raw)
  }
}

function codeHtml({ text: code, lang = '' }: Tokens.Code): string {
  const language = /^[\w+#.-]{1,20}/.exec(lang ?? '')?.[0] ?? ''
  const label = language ? `Code, ${language}` : 'Code'
  return (
    `<div data-code="${escapeHtml(language)}"><div data-code-head><span>${escapeHtml(language || 'text')}</span>` +
    `<button type="button" data-copy>Copy</button></div>` +
    `<pre tabindex="0" role="group" aria-label="${escapeHtml(label)}"><code>${escapeHtml(code)}</code></pre></div>`
  )
}

function tableHtml({ header, rows, align }: Tokens.Table, options: HtmlOptions): string {
  const cell = (tag: 'th' | 'td', tokens: Token[], at: number) => {
    const end = align[at] === 'right' ? ' data-align="end"' : align[at] === 'center' ? ' data-align="center"' : ''
    return `<${tag}${tag === 'th' ? ' scope="col"' : ''}${end}>${inline(tokens, options)}</${tag}>`
  }
  const row = (tag: 'th' | 'td', cells: Tokens.TableCell[]) =>
    `<tr>${cells
      .slice(0, mostColumns)
      .map((one, at) => cell(tag, one.tokens, at))
      .join('')}</tr>`
  const body = rows
    .slice(0, mostRows)
    .map((cells) => row('td', cells))
    .join('')
  const left = rows.length - mostRows
  const more =
    left > 0
      ? `<p>${left.toLocaleString('en')} more rows are not shown here. Copy the answer to have them all.</p>`
      : ''
  return `<div data-table role="group" aria-label="Table" tabindex="0"><table><thead>${row('th', header)}</thead><tbody>${body}</tbody></table></div>${more}`
}

/**
 * A line of text. What a source bears, from the end of the sentence before to its number, becomes one element, so that
 * sentence and note can point at each other.
 */
function inline(tokens: Token[] = [], options: HtmlOptions, depth = 0): string {
  if (depth > mostDepth) return text(tokens.map(({ raw }) => raw).join(''))
  let out = ''
  let open = ''
  const all = merged(tokens)
  for (const [place, token] of all.entries()) {
    if (token.type !== 'text') {
      open += element(token, options, depth)
      // A sentence in bold at the beginning is one of its own, and what follows it does not bear its number.
      const next = all[place + 1]
      if (next?.type === 'text' && sentenceEnds(`${token.raw}${next.text}`).includes(token.raw.length)) {
        out += open
        open = ''
      }
      continue
    }
    let at = 0
    for (const { 0: group, index } of token.text.matchAll(references)) {
      const numbers = [...group.matchAll(/\d+/g)].map(Number).filter((number) => options.sources?.[number - 1])
      if (!numbers.length) continue
      take(token.text.slice(at, index))
      const marks = numbers.map((number) => markHtml(number, options)).join('')
      const lead = /^\s*/.exec(open)?.[0] ?? ''
      const borne = open.slice(lead.length)
      out +=
        lead +
        (borne ? `<span${classOf(options.citedClass)} data-cited="${numbers.join(' ')}">${borne}</span>` : '') +
        marks
      open = ''
      at = index + group.length
    }
    take(token.text.slice(at))
  }
  return out + open

  /** Sentences that are complete and bear no number go out; the last one stays open. */
  function take(plain: string): void {
    const end = sentenceEnds(plain).findLast((place) => plain.slice(place).trim() !== '') ?? 0
    if (end) {
      out += open + text(plain.slice(0, end))
      open = ''
    }
    open += text(plain.slice(end))
  }
}

function element(token: Token, options: HtmlOptions, depth: number): string {
  const inner = () => inline('tokens' in token ? token.tokens : [], options, depth + 1)
  switch (token.type) {
    case 'strong':
    case 'em':
    case 'del':
      return `<${token.type}>${inner()}</${token.type}>`
    case 'codespan':
      return `<code>${escapeHtml(token.text)}</code>`
    case 'br':
      return '<br>'
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ '
    case 'link':
      return linkHtml(token.href, inner(), token.text)
    case 'image':
      // A picture from elsewhere tells its server who reads this: it is a link until somebody follows it.
      return linkHtml(token.href, `Image: ${text(token.text || 'without a description')}`, '', true)
    default:
      return text(token.type === 'escape' ? token.text : token.raw)
  }
}

/** A link to another site, or only its words where the address is none that is safe to follow. */
function linkHtml(href: string, words: string, plain: string, showHost = false): string {
  const address = href.replaceAll('&amp;', '&').trim()
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !['http:', 'https:', 'mailto:'].includes(url.protocol)) return words
  // Words that look like another address than the one they lead to are told apart.
  const named = /[\w-]+(?:\.[\w-]+)+/.exec(plain)?.[0].toLowerCase()
  const misleads =
    url.host !== '' &&
    (url.username !== '' ||
      (named !== undefined &&
        !`.${url.host}`.endsWith(`.${named.replace(/^www\./, '')}`) &&
        plain.trim().startsWith(plain.match(/^https?:/) ? 'http' : named)))
  const host = (showHost || misleads) && url.host ? ` (${escapeHtml(url.host)})` : ''
  return `<a href="${escapeHtml(url.href)}" target="_blank" rel="noopener noreferrer nofollow">${words}</a>${host}`
}

function markHtml(number: number, { sources = [], prefix = '', note, markClass }: HtmlOptions): string {
  const source = sources[number - 1]
  if (!source) return ''
  const name = [`Source ${number}: ${source.title}`, source.location].filter(Boolean).join(', ')
  const id = escapeHtml(`${prefix}note-${number}`)
  return (
    `<button type="button"${classOf(markClass)} data-mark="${number}" data-source="${escapeHtml(source.id)}" ` +
    `aria-controls="${id}" aria-label="${escapeHtml(name)}">${number}</button>${note?.(source, number) ?? ''}`
  )
}

const classOf = (name?: string) => (name ? ` class="${escapeHtml(name)}"` : '')

/** Text as it is read: entities stay, everything else is escaped. */
const text = (raw: string) =>
  raw.replace(
    /&(?!(?:#\d{1,7}|#[Xx][\da-fA-F]{1,6}|[A-Za-z]\w{1,30});)|[<>"']/g,
    (found) => `&#${found.charCodeAt(0)};`,
  )

/** Neighboring texts as one, since a bracket by itself is a text of its own. */
function merged(tokens: Token[]): Token[] {
  const all: Token[] = []
  for (const token of tokens) {
    const last = all.at(-1)
    const isPlain = token.type === 'text' && !('tokens' in token && token.tokens?.length)
    if (isPlain && last?.type === 'text')
      all[all.length - 1] = { type: 'text', raw: last.raw + token.raw, text: last.raw + token.raw }
    else if (isPlain) all.push({ type: 'text', raw: token.raw, text: token.raw })
    else if (token.type === 'text') all.push(...merged(token.tokens ?? []))
    else all.push(token)
  }
  return all
}
