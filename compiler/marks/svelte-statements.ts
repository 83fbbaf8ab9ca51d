import { parse } from 'svelte/compiler'
import type { FileMarks } from '../types.ts'

type Tree = { type?: string; start: number; end: number; value?: unknown }
type Found = Pick<FileMarks, 'quotes' | 'statementEnds' | 'verbatim'>

const ended = /^(ExpressionStatement|VariableDeclaration|ReturnStatement|ThrowStatement)$/

/** What the code in a Svelte file's markup has to switch; its script is read like any other. */
export function marksInSvelteMarkup(code: string): Found {
  const found: Found = { quotes: [], statementEnds: [], verbatim: [] }
  const visit = (value: unknown, isQuoted: boolean): void => {
    if (Array.isArray(value)) return value.forEach((each) => visit(each, isQuoted))
    if (typeof value !== 'object' || value === null) return
    const node = value as Tree
    if (ended.test(node.type ?? '') && code[node.end - 1] !== ';') found.statementEnds.push(node.end)
    if (node.type === 'Literal' && typeof node.value === 'string' && !isQuoted) {
      if (!/["'\\]/.test(code.slice(node.start + 1, node.end - 1))) found.quotes.push([node.start, node.end - 1])
    }
    if (node.type === 'TemplateElement' && code.slice(node.start, node.end).includes('\n'))
      found.verbatim.push([node.start, node.end])
    // An attribute of several pieces stands between double quotes.
    const isInQuotes = isQuoted || (/Attribute|StyleDirective/.test(node.type ?? '') && Array.isArray(node.value))
    for (const child of Object.values(node)) visit(child, isInQuotes)
  }
  visit(parse(code, { modern: true }).fragment, false)
  return found
}
