import type { CompiledFile, FileMarks } from '../catalog.ts'
import { replaceInHighlighted } from '../edits/highlighted.ts'
import { applyReplacements, type Replacement } from '../edits/replacements.ts'

/** A file while it is cut to a customer's wishes: the code, the same highlighted, and where things stand in both. */
export type Draft = Pick<CompiledFile, 'code' | 'marks'> & { highlighted: string }

/**
 * Makes replacements in the code and its highlighted HTML at once, and moves the marks along.
 *
 * @param replacements in order and apart; one that covers a marked list gives that list its new text
 */
export function edit({ code, highlighted, marks }: Draft, replacements: readonly Replacement[]): Draft {
  const changes = replacements.filter(({ start, end, text }) => start === end || code.slice(start, end) !== text)
  if (changes.length === 0) return { code, highlighted, marks }
  return {
    code: applyReplacements(code, changes),
    highlighted: replaceInHighlighted(highlighted, changes),
    marks: moveMarks(marks, changes),
  }
}

function moveMarks(marks: FileMarks, changes: readonly Replacement[]): FileMarks {
  const move = createMover(changes)
  const classes = marks.classes.map((list) => ({ ...list, start: move(list.start), end: move(list.end, true) }))
  const quotes = marks.quotes.map(([open, close]) => [move(open), move(close)] as [number, number])
  const verbatim = marks.verbatim.map(([start, end]) => [move(start), move(end, true)] as [number, number])
  const moveAll = (list: readonly number[]) => list.map((at) => move(at))
  return { classes, quotes, verbatim, statementEnds: moveAll(marks.statementEnds), guards: moveAll(marks.guards) }
}

/** Where a position stands after the changes; as an end, it stays behind what is put in at its place. */
function createMover(changes: readonly Replacement[]) {
  const shifts = changes.reduce<{ start: number; end: number; by: number }[]>((list, { start, end, text }) => {
    const by = (list.at(-1)?.by ?? 0) + text.length - (end - start)
    return [...list, { start, end, by }]
  }, [])
  return (position: number, isEnd = false): number => {
    let by = 0
    for (const shift of shifts) {
      const isPassed = shift.end < position || (shift.end === position && (isEnd || shift.start < position))
      if (!isPassed) break
      by = shift.by
    }
    return position + by
  }
}
