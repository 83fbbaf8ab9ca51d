import type { Parsed } from '../parse/parse.ts'
import type { Span } from '../problems/problem.ts'
import { commentsAbove } from './comments.ts'

/** Writes statements with the author's comments above them and empty lines between them. */
export function joinStatements<T extends Span>(
  statements: T[],
  parsed: Parsed,
  write: (statement: T) => string,
): string {
  return statements
    .map((statement, index) => {
      const before = statements[index - 1]
      const isApart = before && /\n\s*\n/.test(parsed.source.slice(before.end, statement.start))
      return (isApart ? '\n' : '') + commentsAbove(statement, parsed) + write(statement)
    })
    .join('\n')
}
