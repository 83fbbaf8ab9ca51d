/** Three texts of one file made into one: what was served, what somebody made of it, and what is served now. */
import { diff3Merge } from 'node-diff3'

export type Merged = {
  text: string
  /** Places where both changed the same lines in different ways. */ conflicts: number
}

/** What marks a conflict, as Git and editors know it. */
const marks = { mine: '<<<<<<<', middle: '=======', theirs: '>>>>>>>' }

/**
 * Merges line by line. Where both sides changed the same lines in different ways, both stand in the text between the
 * marks that Git uses.
 *
 * @param mine the file as it is in the project
 * @param served the file as it was served when it was added or updated
 * @param theirs the file as it is served now
 * @param label what stands behind the last mark
 */
export function mergeTexts(
  { mine, served, theirs }: { mine: string; served: string; theirs: string },
  label: string,
): Merged {
  if (mine === served || mine === theirs) return { text: theirs, conflicts: 0 }
  if (served === theirs) return { text: mine, conflicts: 0 }
  let conflicts = 0
  const lines: string[] = []
  for (const { ok, conflict } of diff3Merge<string>(mine.split('\n'), served.split('\n'), theirs.split('\n'), {
    excludeFalseConflicts: true,
  })) {
    if (ok) push(lines, ok)
    if (!conflict) continue
    conflicts += 1
    push(lines, [`${marks.mine} yours`, ...conflict.a, marks.middle, ...conflict.b, `${marks.theirs} ${label}`])
  }
  return { text: lines.join('\n'), conflicts }
}

/** One by one: a file may have more lines than a call takes arguments. */
function push(lines: string[], more: readonly string[]) {
  for (const line of more) lines.push(line)
}

/** Whether a conflict still stands in a text. */
export const hasConflict = (text: string): boolean =>
  /^<{7} /m.test(text) && /^={7}$/m.test(text) && /^>{7} /m.test(text)
