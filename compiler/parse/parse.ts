import { parseSync } from 'oxc-parser'
import type { Report } from '../problems/report.ts'
import type { Comment, Program } from './ast.ts'
import { checkDepth, mayBeParsed } from './limits.ts'

export type Parsed = { source: string; program: Program; comments: Comment[] }

/**
 * Parses one TSX source.
 *
 * @returns the tree, or null after every syntax error has been reported (E001), or what is too long or too deep
 */
export function parse(source: string, report: Report): Parsed | null {
  if (!mayBeParsed(source, report)) return null
  const result = parseSync('component.tsx', source, { lang: 'tsx', sourceType: 'module', preserveParens: false })
  for (const error of result.errors) {
    const label = error.labels[0] ?? { start: 0, end: 0, message: null }
    report.add('E001', label, error.message, error.helpMessage ?? label.message ?? undefined)
  }
  if (result.errors.length > 0) return null
  checkDepth(result.program, report)
  return report.hasErrors() ? null : { source, program: result.program, comments: result.comments }
}
