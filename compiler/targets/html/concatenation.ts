import { quote } from '../../javascript/literal.ts'
import { unwrap, type Node } from '../../parse/ast.ts'

/** A piece of a template: text, or JavaScript with whether it binds more weakly than `+`. */
export type Piece = { text: string } | { code: string; weak: boolean }

/** Expressions that need no brackets in a sum. */
const strong = new Set(['Identifier', 'MemberExpression', 'CallExpression', 'Literal', 'ChainExpression'])
/** Whether an expression needs brackets beside `+`. */
export function isWeak(expression: Node): boolean {
  const node = unwrap(expression)
  return node.type === 'BinaryExpression' ? !/^[*/%]$/.test(node.operator) : !strong.has(node.type)
}

/**
 * A template as a sum, `'Hello ' + name`: the form that Alpine's CSP build understands as well.
 *
 * @param pieces in order; neighbouring texts become one
 */
export function concatenation(pieces: readonly Piece[]): string {
  const merged: Piece[] = []
  for (const piece of pieces) {
    const last = merged.at(-1)
    if ('text' in piece && last && 'text' in last) last.text += piece.text
    else merged.push({ ...piece })
  }
  const terms = merged.filter((piece) => !('text' in piece) || piece.text !== '')
  // A sum is a text as soon as one of its first two terms is.
  if (!terms.slice(0, 2).some((piece) => 'text' in piece)) terms.unshift({ text: '' })
  return terms
    .map((piece) => ('text' in piece ? quote(piece.text) : piece.weak ? `(${piece.code})` : piece.code))
    .join(' + ')
}
