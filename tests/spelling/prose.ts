/** What people read in a file: its sentences, without what is code. */
import { parseSync, Visitor, type Node } from 'oxc-parser'

/** The prose of a Markdown file, fields at its head and cells of its tables included; code, addresses and what is quoted from code left out. */
export const proseOfMarkdown = (source: string): string =>
  source
    .replace(/^(tags|author): .*$/gm, '')
    .replace(/^```[\s\S]*?^ *```$/gm, '')
    .replace(/`[^`]*`|\]\([^)]*\)|<[^>\n]*>/g, '_')
    .replace(/^\|[\s:|-]+\|$/gm, '')
    .replace(/ *\| */g, '\n')
    .replace(/^ +/gm, '')

/** Attributes whose value is no prose, whatever it looks like. */
const mute = new Set(['className', 'class', 'd', 'viewBox', 'style', 'sizes', 'media', 'points', 'transform'])
/** Functions that take utilities. */
const dressing = new Set(['clsx', 'cn', 'twMerge'])

/** A sentence or a label begins with a capital letter; lists of utilities and CSS do not. */
const reads = (text: string) => /^[\s“"(]*[A-Z][a-z]/.test(text)

/** Elements whose text is code. */
const code = new Set(['code', 'kbd', 'pre', 'samp'])

type Found = { at: number; text: string }

/** The prose of a TypeScript file: text between tags, and strings and templates that read as labels or sentences. */
export function proseOfCode(file: string, source: string): Found[] {
  const { program } = parseSync(file, source)
  const found: Found[] = []
  const passedOver: [from: number, to: number][] = []
  const passOver = ({ start, end }: Node) => void passedOver.push([start, end])
  const keep = ({ start }: Node, text: string, isProse: boolean) => {
    if (!isProse || passedOver.some(([from, to]) => from <= start && start < to)) return
    found.push({ at: start, text })
  }
  new Visitor({
    JSXAttribute(node) {
      if (node.name.type === 'JSXIdentifier' && mute.has(node.name.name) && node.value) passOver(node.value)
    },
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && dressing.has(node.callee.name)) passOver(node)
    },
    JSXElement(node) {
      const { name } = node.openingElement
      if (name.type === 'JSXIdentifier' && code.has(name.name)) passOver(node)
    },
    ImportDeclaration: passOver,
    TSLiteralType: passOver,
    JSXText: (node) => keep(node, node.value, /\w/.test(node.value)),
    Literal(node) {
      if (typeof node.value === 'string') keep(node, node.value, reads(node.value))
    },
    TemplateLiteral(node) {
      const text = node.quasis.map(({ value }) => value.cooked ?? '').join('_')
      keep(node, text, reads(text) || /[a-z] _|_ [a-z]+ [a-z]/.test(text))
    },
  }).visit(program)
  return found
}
