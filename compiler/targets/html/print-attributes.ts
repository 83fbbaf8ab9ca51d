import { formatAttributeCode, printWidth } from '../../print/prettier.ts'
import { nameOf, type HtmlAttribute, type HtmlElement } from './nodes.ts'

/**
 * The order a reader expects: what the element is for Alpine, what it is in HTML as its author wrote it,
 * what is bound, what happens. Within a group the order stays.
 */
const groups: readonly RegExp[] = [
  /^x-(data|for|if)$/,
  /^:key$/,
  /^x-id$/,
  /^x-init$/,
  /^x-ref$/,
  /^x-show$/,
  /^x-cloak$/,
  /^x-effect$/,
  /^x-trap/,
  /^x-transition/,
  /^x-(model|text)/,
  /^(type|href)$/,
  /^[^:@]/,
  /^:/,
  /^@/,
]
const rank = (attribute: HtmlAttribute) => groups.findIndex((group) => group.test(nameOf(attribute)))

/**
 * Prints an element's name and attributes.
 *
 * @param depth nesting, in steps of two spaces
 * @returns one line without indentation, or the name followed by one indented line or more per attribute
 */
export async function printAttributes(element: HtmlElement, depth: number, width = printWidth): Promise<string[]> {
  const sorted = element.attributes
    .map((attribute, index) => ({ attribute, index }))
    .sort((a, z) => rank(a.attribute) - rank(z.attribute) || a.index - z.index)
  const indent = '  '.repeat(depth + 1)
  const texts: string[] = []
  for (const { attribute } of sorted) texts.push(await printAttribute(attribute, indent.length))
  const line = [element.tag, ...texts].join(' ')
  const fits = depth * 2 + line.length + 2 <= width && !line.includes('\n')
  const [only, ...others] = texts
  if (fits || only === undefined || width === Number.POSITIVE_INFINITY) return [line]
  if (others.length === 0 && !only.includes('\n')) return [line]
  return [element.tag, ...texts.flatMap((text) => text.split('\n').map((row) => indent + row))]
}

async function printAttribute(attribute: HtmlAttribute, indent: number): Promise<string> {
  switch (attribute.kind) {
    case 'plain':
      return attribute.value === null ? attribute.name : `${attribute.name}="${attribute.value}"`
    case 'script':
      return `${attribute.name}${attribute.code === '' ? '' : `="${escape(await tidy(attribute.code, attribute.name, indent))}"`}`
    case 'data': {
      const code = `{ ${attribute.entries.map(({ name, code: value }) => (value === name ? name : `${name}: ${value}`)).join(', ')} }`
      return `x-data="${escape(code)}"`
    }
  }
}

/** Short code stays as it is; what has grown long, or has kept the author's line breaks, is laid out anew. */
async function tidy(code: string, name: string, indent: number): Promise<string> {
  const isExpression = !code.includes(';') && name !== 'x-for' && name !== 'x-data'
  if (!isExpression || (!code.includes('\n') && code.length + name.length + indent < 100))
    return code.replace(/\s*\n\s*/g, ' ')
  try {
    const formatted = await formatAttributeCode(code, indent + 2)
    if (!formatted.includes('\n') || /^[[{]/.test(formatted)) return formatted
    // Like Prettier in Vue files: what takes several lines stands on lines of its own.
    return `\n${formatted.replaceAll(/^(?=.)/gm, '  ')}\n`
  } catch {
    return code.replaceAll(/\s*\n\s*/g, ' ')
  }
}

/** Only what would end the attribute, or read as a character reference, is escaped: `&&` stays readable. */
const escape = (code: string) => code.replaceAll(/&(?=#?\w+;)/g, '&amp;').replaceAll('"', '&quot;')
