import type { ClassPart, Component, Element, Part } from '../ir/types.ts'
import type { Edit } from '../reword/edits.ts'

type Styled = Element | Part

/** Adds classes to an element; null where its classes are not written as one text. */
export function addClasses(node: Styled, names: readonly string[], { parsed }: Component): Edit | null {
  const [first] = node.classes
  if (!first) return { start: node.end, end: node.end, text: ` className="${names.join(' ')}"` }
  const at = first.kind === 'static' ? insideOf(first, parsed.source) : null
  return at === null ? null : { start: at, end: at, text: `${names.join(' ')} ` }
}

/** Writes other classes for one; null where it is not written as text on the element itself. */
export function replaceClass(
  name: string,
  part: ClassPart,
  names: readonly string[],
  { parsed: { source } }: Component,
): Edit | null {
  const start = part.kind === 'static' ? insideOf(part, source) : null
  if (start === null || part.kind !== 'static') return null
  const text = source.slice(start, source.indexOf(source.charAt(start - 1), start))
  const at = ` ${text} `.replaceAll(/\s/g, ' ').indexOf(` ${name} `)
  if (at < 0) return null
  const from = start + at
  if (names.length > 0) return { start: from, end: from + name.length, text: names.join(' ') }
  const rest = /^\s*/.exec(text.slice(at + name.length))?.[0].length ?? 0
  return { start: from, end: from + name.length + rest, text: '' }
}

/** Where the text of classes begins, behind its quote. */
function insideOf({ start, end }: ClassPart, source: string): number | null {
  const quote = /['"]/.exec(source.slice(start, end))
  return quote ? start + quote.index + 1 : null
}
