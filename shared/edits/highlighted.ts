import { escapeHtml } from '../escape-html.ts'
import type { Replacement } from './replacements.ts'

const piece = /<[^>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);|[^<&]+|&/gi

/**
 * Makes replacements meant for a text in its highlighted HTML. Elements stay whole: what is replaced takes the colour
 * of its first character, and what is put in stands behind the element that ends there.
 *
 * @param html elements and entities around the text, save white space at its end
 * @param replacements in order and apart, in UTF-16 units of the text
 */
export function replaceInHighlighted(html: string, replacements: readonly Replacement[]): string {
  let result = ''
  let position = 0
  let next = 0
  let depth = 0
  for (const [token] of html.matchAll(piece)) {
    const isTag = token.startsWith('<')
    // What is put in belongs behind the token before it, but still in its line.
    for (let here = replacements[next]; here && isInsertion(here, position); here = replacements[next]) {
      if (token.startsWith('</') && depth > 1) break
      result += escapeHtml(here.text)
      next++
    }
    if (isTag) {
      depth += token.startsWith('</') ? -1 : 1
      result += token
      continue
    }
    const isEntity = token.length > 1 && token.startsWith('&')
    const length = isEntity ? 1 : token.length
    result += isEntity ? takeEntity(token) : takeText(token)
    position += length
  }
  for (const { text } of replacements.slice(next)) result += escapeHtml(text)
  return result

  /** An entity is one character, which is replaced whole or not at all. */
  function takeEntity(token: string): string {
    const here = replacements[next]
    if (!here || here.start > position) return token
    const text = here.start === position ? escapeHtml(here.text) : ''
    if (here.end <= position + 1) next++
    return text
  }

  function takeText(token: string): string {
    let text = ''
    let at = 0
    for (let here = replacements[next]; here && here.start < position + token.length; here = replacements[next]) {
      const from = here.start - position
      if (from > at) text += token.slice(at, from)
      if (from >= 0) text += escapeHtml(here.text)
      at = Math.max(at, Math.min(here.end - position, token.length))
      if (here.end > position + token.length) return text
      next++
    }
    return text + token.slice(at)
  }
}

const isInsertion = ({ start, end }: Replacement, position: number) => start === end && start === position
