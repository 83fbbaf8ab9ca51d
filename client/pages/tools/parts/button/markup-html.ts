const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escape = (text: string) => text.replace(/[&<>]/g, (sign) => entities[sign]!)

/** Kinds of word in the order they are looked for; each is a group of the expression below. */
const looks = ['tk-c', 'tk-s', 'tk-t', 'tk-a', 'tk-k', 'tk-n'] as const
const words = new RegExp(
  [
    String.raw`(<!--[\s\S]*?-->|\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*)`,
    String.raw`("[^"\n]*"|'[^'\n]*'|\x60[^\x60\n]*\x60)`,
    String.raw`((?<=<\/?)[A-Za-z][\w.-]*)`,
    String.raw`((?<=\s)(?:[@:]|x-)?[A-Za-z][\w:.-]*(?==["{]))`,
    String.raw`\b(import|from|export|default|function|const|let|return|if|else|true|false|new|this|get|async|await)\b`,
    String.raw`\b(\d[\d.]*)\b`,
  ].join('|'),
  'gm',
)

/** Marks comments, strings, tags, attributes and keywords in the markup of any flavour: lines as code blocks draw them. */
export function markupHtml(code: string): string {
  let html = ''
  let from = 0
  const text = code.trimEnd()
  for (const match of text.matchAll(words)) {
    const look = looks[match.slice(1).findIndex((group) => group !== undefined)]!
    html += escape(text.slice(from, match.index)) + marked(match[0], look)
    from = match.index + match[0].length
  }
  html += escape(text.slice(from))
  return html
    .split('\n')
    .map((line) => `<span class="line">${line}</span>`)
    .join('\n')
}

/** A word over several lines is closed and opened again at each. */
const marked = (word: string, look: string) =>
  word
    .split('\n')
    .map((line) => (line ? `<span class="${look}">${escape(line)}</span>` : ''))
    .join('\n')
