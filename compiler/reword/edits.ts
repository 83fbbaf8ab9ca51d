import type { Span } from '../problems/problem.ts'

/** A place of a source, and what stands there in other words. */
export type Edit = Span & { text: string }

/** Writes a source anew, by edits in their order. */
export function applyEdits(edits: readonly Edit[], source: string): string {
  let text = ''
  let position = 0
  for (const edit of edits) {
    text += source.slice(position, edit.start) + edit.text
    position = edit.end
  }
  return text + source.slice(position)
}

/** In the order of their places, what is put in before what is replaced, without those that reach into another one. */
export function inOrder(edits: readonly Edit[]): Edit[] {
  const kept: Edit[] = []
  for (const edit of edits.toSorted((a, z) => a.start - z.start || a.end - z.end))
    if (edit.start >= (kept.at(-1)?.end ?? 0)) kept.push(edit)
  return kept
}

/** Where a place of the new text was in the old one; within what was written anew, the beginning of what stood there. */
export function placeBefore(edits: readonly Edit[], offset: number): number {
  let moved = 0
  for (const { start, end, text } of edits) {
    const from = start + moved
    if (offset < from) break
    if (offset < from + text.length) return start
    moved += text.length - (end - start)
  }
  return offset - moved
}
