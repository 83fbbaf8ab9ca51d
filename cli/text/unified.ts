/** What differs between two texts, as `diff -u` writes it. */
import { diffIndices } from 'node-diff3'

const around = 3

/**
 * @param before and `after`: texts with plain line ends
 * @returns the hunks with their two headings, or "" where the texts are the same
 */
export function unified(before: string, after: string, names: { before: string; after: string }): string {
  const [old, now] = [linesOf(before), linesOf(after)]
  const changes = diffIndices(old, now)
  if (changes.length === 0) return ''
  const hunks: (typeof changes)[] = []
  for (const change of changes) {
    const last = hunks.at(-1)?.at(-1)
    if (last && change.buffer1[0] - (last.buffer1[0] + last.buffer1[1]) <= 2 * around) hunks.at(-1)?.push(change)
    else hunks.push([change])
  }
  return [`--- ${names.before}`, `+++ ${names.after}`, ...hunks.flatMap((hunk) => hunkLines(old, hunk))].join('\n')
}

type Change = ReturnType<typeof diffIndices<string>>[number]

function hunkLines(old: string[], hunk: Change[]): string[] {
  const [first, last] = [hunk[0], hunk.at(-1)]
  if (!first || !last) return []
  const lead = Math.min(around, first.buffer1[0])
  const tail = Math.min(around, old.length - (last.buffer1[0] + last.buffer1[1]))
  const start = first.buffer1[0] - lead
  const lines = old.slice(start, first.buffer1[0]).map((line) => ` ${line}`)
  let at = first.buffer1[0]
  for (const { buffer1, buffer1Content, buffer2Content } of hunk) {
    for (const line of old.slice(at, buffer1[0])) lines.push(` ${line}`)
    for (const line of buffer1Content) lines.push(`-${line}`)
    for (const line of buffer2Content) lines.push(`+${line}`)
    at = buffer1[0] + buffer1[1]
  }
  for (const line of old.slice(at, at + tail)) lines.push(` ${line}`)
  const newStart = first.buffer2[0] - lead
  const oldCount = at + tail - start
  const newCount = last.buffer2[0] + last.buffer2[1] + tail - newStart
  return [`@@ -${range(start, oldCount)} +${range(newStart, newCount)} @@`, ...lines]
}

/** Lines are counted from one, and none by the line before them. */
function range(from: number, count: number): string {
  if (count === 0) return `${from},0`
  return count === 1 ? `${from + 1}` : `${from + 1},${count}`
}

/** Lines without their ends; the last says where the end is missing. */
function linesOf(text: string): string[] {
  if (text === '') return []
  const lines = text.split('\n')
  if (lines.at(-1) === '') return lines.slice(0, -1)
  return [...lines.slice(0, -1), `${lines.at(-1)}${noEnd}`]
}

const noEnd = '\n\\ No newline at end of file'
