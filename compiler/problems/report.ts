import { codes, type Code } from './codes.ts'
import { frameOf } from './frame.ts'
import type { Problem, Span } from './problem.ts'

/** Collects the problems of one source. */
export type Report = {
  problems: Problem[]
  /** Notes a problem at a place; the first one noted at the same place with the same code wins. */
  add(code: Code, at: Span, message: string, help?: string): void
  hasErrors(): boolean
}

/**
 * @param placeOf where a place of the text that is read stands in the source
 * @returns an empty report that knows the source well enough to show each place
 */
export function createReport(source: string, file: string, placeOf = (offset: number) => offset): Report {
  const problems: Problem[] = []
  const seen = new Set<string>()
  return {
    problems,
    add(code, at, message, help) {
      const start = Math.min(Math.max(placeOf(at.start), 0), source.length)
      const end = Math.min(Math.max(placeOf(at.end), start), source.length)
      const key = `${code} ${start}`
      if (seen.has(key)) return
      seen.add(key)
      const from = position(source, start)
      const to = position(source, end)
      problems.push({
        code,
        severity: codes[code],
        message,
        ...(help && { help }),
        file,
        ...from,
        endLine: to.line,
        endColumn: to.column,
        frame: frameOf(source, from, to),
      })
    },
    hasErrors: () => problems.some((problem) => problem.severity === 'error'),
  }
}

function position(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}
