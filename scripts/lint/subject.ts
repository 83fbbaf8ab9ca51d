/** A component as the rules read it: its file, taken apart once. */
import { parseSync, Visitor } from 'oxc-parser'
import type { SourceFile } from '#toolchain/catalog-files.ts'
import { nameOf, type Named } from '../component/naming.ts'

/** A piece of the file, with where it begins. */
export type Piece = { at: number; text: string }
export type Attribute = Piece & {
  name: string
  /** Whether the value stands there as text; else it is computed, and `text` is its code. */
  isText: boolean
}
export type Element = { at: number; name: string; attributes: Attribute[] }

export type Subject = {
  file: string
  path: string
  source: string
  named: Named
  /** Where the comment at the top ends: what is before it is not copied. */
  body: number
  /** What people read or may read: text between tags, and strings; not classes, addresses and imports. */
  texts: Piece[]
  /** Every string and text, classes included. */
  strings: Piece[]
  elements: Element[]
  /** Properties of objects whose value is a plain string: `alt: 'Oat mug'`. */
  properties: (Piece & { name: string })[]
}

/** Attributes whose value nobody reads. */
const mute = new Set(['className', 'd', 'viewBox', 'style', 'sizes', 'points', 'transform', 'href', 'src', 'srcSet'])

/** Takes a component's file apart. A file that does not parse gives what was read up to there. */
export function subjectOf(file: SourceFile): Subject {
  const { source, path } = file
  const { program } = parseSync(file.file, source)
  const strings: Piece[] = []
  const passedOver: [from: number, to: number][] = []
  const elements: Element[] = []
  const properties: Subject['properties'] = []
  const passOver = ({ start, end }: { start: number; end: number }) => void passedOver.push([start, end])
  new Visitor({
    ImportDeclaration: passOver,
    TSLiteralType: passOver,
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'clsx') passOver(node)
    },
    JSXAttribute(node) {
      if (node.name.type === 'JSXIdentifier' && mute.has(node.name.name) && node.value) passOver(node.value)
    },
    JSXOpeningElement(node) {
      const attributes = node.attributes.flatMap((attribute): Attribute[] => {
        if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') return []
        const { name, value, start } = attribute
        const literal = value?.type === 'JSXExpressionContainer' ? value.expression : value
        const isText = literal?.type === 'Literal' && typeof literal.value === 'string'
        const text = isText ? String(literal.value) : value ? source.slice(value.start, value.end) : ''
        return [{ at: start, name: name.name, text, isText }]
      })
      elements.push({ at: node.start, name: source.slice(node.name.start, node.name.end), attributes })
    },
    Property(node) {
      const { key, value } = node
      if (key.type === 'Identifier' && value.type === 'Literal' && typeof value.value === 'string')
        properties.push({ at: value.start, name: key.name, text: value.value })
    },
    JSXText: (node) => void strings.push({ at: node.start, text: node.value.replace(/\s+/g, ' ') }),
    Literal(node) {
      if (typeof node.value === 'string') strings.push({ at: node.start, text: node.value })
    },
    TemplateLiteral(node) {
      strings.push({ at: node.start, text: node.quasis.map(({ value }) => value.cooked ?? '').join('…') })
    },
  }).visit(program)
  const isRead = ({ at }: Piece) => !passedOver.some(([from, to]) => from <= at && at < to)
  const read = strings.filter((each) => isRead(each) && /\p{L}/u.test(each.text) && !isAddress(each.text))
  return {
    file: file.file,
    path,
    source,
    named: nameOf(file),
    body: source.indexOf('*/') + 2,
    texts: read,
    strings,
    elements,
    properties,
  }
}

const isAddress = (text: string) => /^(\/|#|https?:|mailto:|tel:)/.test(text)

/** The line on which a place lies, counted from 1. */
export const lineAt = (source: string, at: number): number => source.slice(0, at).split('\n').length
