import type { Expr, Text, ViewNode } from '../../ir/types.ts'
import type { Expression } from '../../parse/ast.ts'
import { decodeText, escapeText } from '../../markup/text.ts'
import type { Lowering, Scope } from './lowering.ts'
import type { HtmlText } from './nodes.ts'

/** Text whose value is known: React shows nothing for null, undefined, true and false. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined || typeof value === 'boolean') return ''
  return escapeText(Array.isArray(value) ? value.map(textOf).join('') : String(value))
}

/**
 * Children that are nothing but text, some of it only known at run time, become one `x-text` on their element,
 * which shows the initial text until Alpine runs. @returns null when the children are something else
 */
export function soleText(
  children: ViewNode[],
  scope: Scope,
  lowering: Lowering,
): { code: string; children: HtmlText[] } | null {
  const pieces = children.filter((child): child is Text | Expr => child.kind === 'text' || child.kind === 'expr')
  if (pieces.length !== children.length || !pieces.some((piece) => isDynamic(piece, scope, lowering))) return null
  const raw = pieces.map((piece) => initialText(piece, scope, lowering)).join('')
  return {
    code: textCode(pieces, scope, lowering),
    children: raw === '' || scope.inTemplate ? [] : [{ kind: 'text', raw }],
  }
}

const isDynamic = (piece: Text | Expr, scope: Scope, lowering: Lowering) =>
  piece.kind === 'expr' && !lowering.evaluate(piece.expression, scope).known

export function initialText(piece: Text | Expr, scope: Scope, lowering: Lowering): string {
  if (piece.kind === 'text') return piece.raw
  const result = lowering.initially(piece.expression, scope)
  return result.known ? textOf(result.value) : ''
}

function textCode(pieces: (Text | Expr)[], scope: Scope, lowering: Lowering): string {
  const [only] = pieces
  if (pieces.length === 1 && only?.kind === 'expr') return shownCode(only.expression, scope, lowering)
  const parts = pieces.map((piece) => {
    if (piece.kind === 'text') return templateText(decodeText(piece.raw))
    const known = lowering.evaluate(piece.expression, scope)
    if (known.known) return templateText(decodeText(textOf(known.value)))
    return `\${${shownCode(piece.expression, scope, lowering)}}`
  })
  return `\`${parts.join('')}\``
}

/** `error && error.message` shows nothing, not “false”. */
export function shownCode(expression: Expression, scope: Scope, lowering: Lowering): string {
  if (expression.type === 'LogicalExpression' && expression.operator === '&&') {
    return `${lowering.expression(expression.left, scope)} ? ${lowering.expression(expression.right, scope)} : ''`
  }
  return lowering.expression(expression, scope)
}

const templateText = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')
