const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escape = (text: string) => text.replace(/[&<>]/g, (character) => entities[character]!)

const parts =
  /("[^"]*"|'[^']*'|`[^`]*`)|(<\/?[\w.-]+|\/?>)|(\b(?:import|from|type|export|function|return|let|const|true|false)\b)|([\w:@-]+(?==))/g
const looks = ['tk-s', 'tk-t', 'tk-k', 'tk-a']

/** Marks strings, tags, words of the language and attributes: lines as the site's code blocks draw them. */
export const codeHtml = (code: string): string =>
  code
    .split('\n')
    .map((line) => `<span class="line">${marked(line)}</span>`)
    .join('\n')

function marked(line: string): string {
  let html = ''
  let from = 0
  for (const match of line.matchAll(parts)) {
    const look = looks[match.slice(1).findIndex((group) => group !== undefined)]!
    html += `${escape(line.slice(from, match.index))}<span class="${look}">${escape(match[0])}</span>`
    from = match.index + match[0].length
  }
  return html + escape(line.slice(from))
}
