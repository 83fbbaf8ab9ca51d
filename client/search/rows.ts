import { itemAt } from '#shared/defined.ts'
import type { ResultRow } from './results.ts'

/** Heights in pixels, on which the drawing of a part of a long list rests. */
export const optionHeight = 40
export const headingHeight = 34
/** Of a row with a picture. */
export const picturedHeight = 56

export const heightOf = (row: ResultRow) =>
  row.kind === 'heading' ? headingHeight : row.entry.document?.kind === 'component' ? picturedHeight : optionHeight

/** Where each row begins, and at the end the height of all. */
export function rowTops(rows: readonly ResultRow[]): number[] {
  const tops = [0]
  let end = 0
  for (const row of rows) {
    end += heightOf(row)
    tops.push(end)
  }
  return tops
}

/** The rows worth drawing, from `first` to before `last`: those in sight, and `spare` rows above and below. */
export function visibleRows(tops: readonly number[], scrollTop: number, height: number, spare: number) {
  const count = tops.length - 1
  const from = firstWith(tops, (top) => top > scrollTop) - 1
  const to = firstWith(tops, (top) => top >= scrollTop + height)
  return { first: Math.max(0, from - spare), last: Math.min(count, to + spare) }
}

/** Binary search in ascending numbers: the first index of which `is` holds, or their count. */
function firstWith(numbers: readonly number[], is: (value: number) => boolean): number {
  let low = 0
  let high = numbers.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (is(itemAt(numbers, middle))) high = middle
    else low = middle + 1
  }
  return low
}
