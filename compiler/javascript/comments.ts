import type { Parsed } from '../parse/parse.ts'
import type { Span } from '../problems/problem.ts'

/**
 * The comments an author wrote on the lines right above a statement.
 *
 * @returns the comments as written, each on its line, or an empty string
 */
export function commentsAbove({ start }: Span, { source, comments }: Parsed): string {
  const above: string[] = []
  let next = start
  for (const comment of comments.toReversed()) {
    if (comment.end > next) continue
    const lineStart = source.lastIndexOf('\n', comment.start) + 1
    const standsAlone = source.slice(lineStart, comment.start).trim() === ''
    const describesTheFile = source.slice(0, comment.start).trim() === ''
    if (describesTheFile || !standsAlone || !/^[ \t]*\n[ \t]*$/.test(source.slice(comment.end, next))) break
    above.unshift(`${source.slice(comment.start, comment.end)}\n`)
    next = comment.start
  }
  return above.join('')
}
