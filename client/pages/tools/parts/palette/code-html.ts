const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escape = (text: string) => text.replace(/[&<>]/g, (character) => entities[character]!)

const parts =
  /(#[\da-f]{6}\b|(?:oklch|rgb|hsl)\((?:[^()]|\([^)]*\))*\))|((?:--|\$)[\w-]+|"[^"]*"(?=:))|(@[\w-]+|:root|module\.exports)/g
const looks = ['tk-n', 'tk-v', 'tk-k']

/** Marks values, names and keywords in what the tool writes: lines as the site's code blocks draw them. */
export const codeHtml = (text: string): string =>
  text
    .trimEnd()
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
