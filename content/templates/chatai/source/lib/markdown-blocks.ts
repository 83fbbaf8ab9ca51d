/** Markdown in blocks, with limits on what an answer can make the browser do. */
import { getDefaults, Lexer, Tokenizer, type Token, type Tokens } from 'marked'

/** Characters of an answer that are laid out; the rest is told. */
export const mostCharacters = 200_000
/** Of a table. */
export const mostRows = 200
export const mostColumns = 24
/** Levels of quotations and lists. */
const mostLevels = 8
const mostIndent = 40
/** Characters of one paragraph in which emphasis and links are looked for. */
const mostInline = 10_000

const tokenizer = new Tokenizer()
// HTML is text here, and addresses stand where they are used: so each block can be read by itself.
tokenizer.html = tokenizer.tag = tokenizer.def = tokenizer.reflink = () => undefined

/** The blocks of a text that went through `tameLines`. Their `raw` texts are the text again. */
export function blocksOf(text: string): Token[] {
  const lexer = new Lexer({ ...getDefaults(), tokenizer })
  try {
    lexer.blockTokens(text, lexer.tokens)
    const hidden = new Set(
      lexer.tokens.flatMap((token) => (token.type === 'table' ? hiddenCells(token as Tokens.Table) : [])),
    )
    for (const { src, tokens } of lexer.inlineQueue)
      if (hidden.has(tokens)) continue
      else if (src.length <= mostInline) lexer.inlineTokens(src, tokens)
      else tokens.push({ type: 'escape', raw: src, text: src })
    return lexer.tokens
  } catch {
    // Nested beyond what a stack holds: shown as it is written.
    return [{ type: 'code', raw: text, text, lang: '' }]
  }
}

function hiddenCells({ rows }: Tokens.Table): Token[][] {
  return rows.flatMap((cells, at) => cells.slice(at < mostRows ? mostColumns : 0).map(({ tokens }) => tokens))
}

export interface Tamer {
  /** Takes whole lines. */
  take(lines: string): string
  /** The line that comes next and has no end yet. */
  peek(line: string): string
}

/** Cuts nesting and indentation, line by line, outside of code. */
export function createTamer(): Tamer {
  let fence = ''
  return {
    take: (lines) => lines.replace(/[^\n]*\n|[^\n]+$/g, tame),
    peek(line) {
      const before = fence
      const tamed = tame(line)
      fence = before
      return tamed
    },
  }

  function tame(line: string): string {
    const [, lead = '', run = '', info = ''] =
      /^([\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)?)(`{3,}|~{3,})?(.*)/.exec(line) ?? []
    if (fence) {
      if (run.startsWith(fence) && info.trim() === '') fence = ''
      return line
    }
    if (run && !(run.startsWith('`') && info.includes('`'))) fence = run
    let levels = 0
    const marks = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))+/.exec(line)?.[0] ?? ''
    const kept = marks.replace(/[ \t]*(?:>|[-*+]|\d{1,9}[.)])/g, (mark) => (++levels > mostLevels ? '' : mark))
    const indent = /^[ \t]*/.exec(kept || line)?.[0] ?? ''
    const rest = kept + line.slice(marks.length)
    return lead.length > mostIndent && indent.length > mostIndent
      ? ' '.repeat(mostIndent) + rest.slice(indent.length)
      : rest
  }
}
