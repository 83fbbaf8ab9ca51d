import type { Report } from '../problems/report.ts'
import type { Span } from '../problems/problem.ts'
import { childrenOf, type Node, type Program } from './ast.ts'

/** Every component of the library is well within both. */
export const longest = 120_000
const deepest = 150
/** Brackets cost a parser more than the levels they end up as. */
const mostBrackets = 300
/** What may follow itself without brackets, and nest all the same: `a => b => c`, `a ? b : c ? d : e`, `<a><b>`. */
const repeatable = [/=>/g, /\?/g, /=/g, /\b(?:keyof|readonly|unique)\b/g, /<(?=[\w>])/g]
const mostRepeats = 2_500

/**
 * Refuses what is too long or nests too deep for any parser, before one sees it (E001): they would not come back.
 *
 * @returns whether the source may be parsed
 */
export function mayBeParsed(source: string, report: Report): boolean {
  const refuse = (at: Span, message: string) => {
    report.add('E001', at, message, 'a component is one finished piece: shorten it, or take it apart')
    return false
  }
  if (source.length > longest) return refuse({ start: longest, end: longest + 1 }, 'the file is too long')
  let depth = 0
  for (const { 0: bracket, index } of source.matchAll(/[([{}\])]/g)) {
    depth = '([{'.includes(bracket) ? depth + 1 : Math.max(0, depth - 1)
    if (depth > mostBrackets) return refuse({ start: index, end: index + 1 }, 'brackets stand too deep in each other')
  }
  for (const pattern of repeatable) {
    const found = source.matchAll(pattern).drop(mostRepeats).next()
    if (!found.done) return refuse({ start: found.value.index, end: found.value.index + 1 }, 'the file holds too much')
  }
  return true
}

/** Reports the first node that lies too deep for what reads the tree (E001). */
export function checkDepth(program: Program, report: Report) {
  const waiting: [node: Node, depth: number][] = [[program, 0]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, depth] = next
    if (depth > deepest) {
      const help = 'put parts of it into constants, or leave out elements that hold one other element'
      report.add('E001', { start: node.start, end: node.start + 1 }, 'this is nested too deep', help)
      return
    }
    for (const child of childrenOf(node)) waiting.push([child, depth + 1])
  }
}
