import { escapeHtml } from '#shared/escape-html.ts'

/**
 * Text as HTML, with what a pattern finds in it marked.
 *
 * @param pattern global, a group for each kind of word
 * @param classes of each kind, in the order of the groups; what no group holds stays unmarked
 */
export function highlight(text: string, pattern: RegExp, classes: readonly string[]): string {
  let html = ''
  let from = 0
  for (const match of text.matchAll(pattern)) {
    const className = classes.find((_, index) => match[index + 1] !== undefined)
    html += escapeHtml(text.slice(from, match.index)) + marked(match[0], className)
    from = match.index + match[0].length
  }
  return html + escapeHtml(text.slice(from))
}

/** A word over several lines is closed and opened again at each. */
const marked = (word: string, className: string | undefined) =>
  word
    .split('\n')
    .map((line) => (line && className ? `<span class="${className}">${escapeHtml(line)}</span>` : escapeHtml(line)))
    .join('\n')

/** Lines of HTML as the site's code blocks draw them. */
export const codeLines = (lines: readonly string[]): string =>
  lines.map((line) => `<span class="line">${line}</span>`).join('\n')
