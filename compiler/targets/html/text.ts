import type { Expr, Text, ViewNode } from '../../ir/types.ts'
import { unwrap, type Expression } from '../../parse/ast.ts'
import { textValue } from '../../javascript/text-value.ts'
import { decodeText, escapeText, isUnprintable } from '../../markup/text.ts'
import { layoutOf } from '../../tailwind/display.ts'
import { concatenation, isWeak, type Piece as Term } from './concatenation.ts'
import type { Lowering, Scope } from './lowering.ts'
import { script, type HtmlElement, type HtmlNode, type HtmlText } from './nodes.ts'

type Piece = Text | Expr

/** Whether a piece of markup is text, written out or computed. */
export const isPiece = (node: ViewNode): node is Piece => node.kind === 'text' || node.kind === 'expr'

/**
 * Children that are nothing but text, some of it only known at run time, become one `x-text` on their element,
 * which shows the initial text until Alpine runs.
 *
 * @returns null when the children are something else
 */
export function soleText(
  children: ViewNode[],
  scope: Scope,
  lowering: Lowering,
): { code: string; children: HtmlText[] } | null {
  const pieces = children.filter(isPiece)
  if (pieces.length !== children.length || !pieces.some((piece) => isDynamic(piece, scope, lowering))) return null
  return { code: textCode(pieces, scope, lowering), children: initialText(pieces, scope, lowering) }
}

/** Text beside elements: what is known is text, the rest spans; among flex or grid items a run stays one item. */
export function lowerText(pieces: Piece[], scope: Scope, lowering: Lowering): HtmlNode[] {
  const runs =
    scope.separated && pieces.some((piece) => isDynamic(piece, scope, lowering))
      ? [pieces]
      : pieces.map((piece) => [piece])
  return runs.flatMap((run): HtmlNode[] => {
    const [first] = run
    if (run.length > 1 || (first && isDynamic(first, scope, lowering))) return [textSpan(run, scope, lowering)]
    const raw = first ? knownText(first, scope, lowering) : ''
    return raw === '' && first?.kind !== 'text' ? [] : [{ kind: 'text', raw }]
  })
}

function textSpan(run: Piece[], scope: Scope, lowering: Lowering): HtmlElement {
  lowering.needs.add('alpine')
  return {
    kind: 'element',
    tag: 'span',
    attributes: [script('x-text', textCode(run, scope, lowering))],
    children: initialText(run, scope, lowering),
    layout: layoutOf('span', ''),
  }
}

/** Text whose value is known: React shows nothing for null, undefined, true and false. */
function textOf(value: unknown): string {
  if (value === null || value === undefined || typeof value === 'boolean') return ''
  return escapeText(Array.isArray(value) ? value.map(textOf).join('') : String(value))
}

const isDynamic = (piece: Piece, scope: Scope, lowering: Lowering) =>
  piece.kind === 'expr' && !lowering.evaluate(piece.expression, scope).known

function knownText(piece: Piece, scope: Scope, lowering: Lowering): string {
  if (piece.kind === 'text') return piece.raw
  const result = lowering.evaluate(piece.expression, scope)
  if (result.known) refuseOddValue(result.value, piece, false, lowering)
  return result.known ? textOf(result.value) : ''
}

/** Refuses what is not text, and what changes and flavours would show differently. */
function refuseOddValue(value: unknown, piece: Piece, changes: boolean, { report }: Lowering) {
  const isObject = (each: unknown) =>
    (typeof each === 'object' && each !== null && !Array.isArray(each)) ||
    typeof each === 'function' ||
    isUnprintable(each)
  if (isObject(value) || (Array.isArray(value) && value.some(isObject))) {
    report.add('E211', piece, 'this is not text, so nothing can show it', 'show one of its properties')
  } else if (changes && (Array.isArray(value) || typeof value === 'boolean')) {
    const [what, help] = Array.isArray(value)
      ? ['a list', "write list.join(', ')"]
      : ['true or false', "write condition ? 'Yes' : 'No'"]
    report.add('E211', piece, `flavours show ${what} differently`, help)
  }
}

function initialText(pieces: Piece[], scope: Scope, lowering: Lowering): HtmlText[] {
  if (scope.inTemplate) return []
  const texts = pieces.map((piece) => {
    if (piece.kind === 'text') return piece.raw
    const result = lowering.initially(piece.expression, scope)
    // What does not hold shows nothing in every flavour: `starred && '(starred)'`.
    const isChoice = result.known && result.value === false && unwrap(piece.expression).type === 'LogicalExpression'
    if (result.known && !isChoice) refuseOddValue(result.value, piece, isDynamic(piece, scope, lowering), lowering)
    return result.known ? textOf(result.value) : ''
  })
  const raw = texts.join('').trim()
  return raw === '' ? [] : [{ kind: 'text', raw }]
}

function textCode(pieces: Piece[], scope: Scope, lowering: Lowering): string {
  const [only] = pieces
  if (pieces.length === 1 && only?.kind === 'expr')
    return textValue(only.expression, (node) => lowering.expression(node, scope))
  const terms = pieces.map((piece): Term => {
    if (piece.kind !== 'expr' || !isDynamic(piece, scope, lowering))
      return { text: decodeText(knownText(piece, scope, lowering)) }
    const code = insideText(piece.expression, scope, lowering)
    return { code, weak: isWeak(piece.expression) || code !== lowering.expression(piece.expression, scope) }
  })
  const [first, last] = [terms[0], terms.at(-1)]
  if (first && 'text' in first) first.text = first.text.trimStart()
  if (last && 'text' in last) last.text = last.text.trimEnd()
  return concatenation(terms)
}

/** Inside a longer text nothing shows as nothing, not as “null”. */
function insideText(expression: Expression, scope: Scope, lowering: Lowering): string {
  const code = textValue(expression, (node) => lowering.expression(node, scope))
  const initially = lowering.initially(expression, scope)
  const mayBeNothing = expression.type === 'ChainExpression' || (initially.known && (initially.value ?? null) === null)
  return mayBeNothing ? `${code} ?? ''` : code
}
