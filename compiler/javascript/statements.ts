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

/**
 * The semicolon a rewritten statement keeps: the author's, where the next line would else belong to it. It may also
 * stand at the beginning of that line, as in code without semicolons.
 *
 * @returns `;` or nothing
 */
export const separatorAfter = ({ end }: Span, source: string): '' | ';' =>
  source[end - 1] === ';' && /^\s*[[(`/+-]/.test(source.slice(end)) ? ';' : ''
