/**
 * Text as JSX keeps it: lines are trimmed and joined by one space, and lines of nothing but whitespace vanish.
 * Follows the algorithm React's compilers share.
 *
 * @param raw the characters between two tags, as in the source
 */
export function jsxText(raw: string): string {
  const lines = raw.split(/\r\n|\n|\r/)
  return lines
    .map((line, index) => {
      const start = index === 0 ? line : line.replace(/^[ \t]+/, '')
      return index === lines.length - 1 ? start : start.replace(/[ \t]+$/, '')
    })
    .filter(
      (line, index) =>
        line !== '' && (line.trim() !== '' || lines.length === 1 || index === 0 || index === lines.length - 1),
    )
    .map((line) => line.replaceAll('\t', ' '))
    .reduce((text, line) => (text === '' || text.endsWith(' ') ? text + line : `${text} ${line}`), '')
}

/** Escapes text so that HTML shows it as it is. */
export const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Escapes what stands between double quotes in an attribute. */
export const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Whether JavaScript has made a text of an object, which says nothing. */
export const isUnprintable = (value: unknown) => typeof value === 'string' && value.includes('[object Object]')

const references: Record<string, string> = {
  amp: '&',
  apos: "'",
  copy: '©',
  gt: '>',
  hellip: '…',
  larr: '←',
  laquo: '«',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  middot: '·',
  nbsp: '\u00a0',
  ndash: '–',
  quot: '"',
  raquo: '»',
  rarr: '→',
  rdquo: '”',
  rsquo: '’',
  times: '×',
}

/** Decodes the character references people type; others stay as they are. */
export const decodeText = (raw: string) =>
  raw.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return references[name] ?? whole
    const point = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole
  })
