import type { Parsed } from '../parse/parse.ts'
import type { Span } from '../problems/problem.ts'
import { commentsAbove } from './comments.ts'

/** Writes statements with the author's comments above them and empty lines between them. */
export function joinStatements<T extends Span>(
  statements: T[],
  parsed: Parsed,
  write: (statement: T) => string,
): string {
  const written = statements
    .map((at) => ({ at, code: write(at) }))
    .filter(({ code }) => code !== '' && code !== ';')
    .map(({ at, code }) => ({ at, code: commentsAbove(at, parsed) + code }))
  return written
    .map(({ at, code }, index) => {
      const before = written[index - 1]?.at
      const isApart = before && /\n\s*\n/.test(parsed.source.slice(before.end, at.start))
      return (isApart ? '\n' : '') + code
    })
    .join('\n')
}
