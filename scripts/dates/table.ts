import { zones, type Moment } from './moments.ts'
import type { Outcome } from './run.ts'

type Cell = Pick<Outcome, 'passed'> & { failed: readonly string[] }

/** Dates down, zones across: how many tests passed and failed at each, and nothing where none were run. */
export function table(outcomes: readonly (readonly [Moment, Cell])[]): string {
  const places = [...new Set([...zones, ...outcomes.map(([{ zone }]) => zone)])]
  const dates = [...new Set(outcomes.map(([{ at }]) => at))].toSorted()
  const rows = dates.map((date) => [date, ...places.map((place) => cellOf(outcomes, date, place))])
  const head = ['', ...places]
  const lines = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function cellOf(outcomes: readonly (readonly [Moment, Cell])[], date: string, place: string): string {
  const found = outcomes.filter(([{ at, zone }]) => at === date && zone === place)
  return found.map(([, { passed, failed }]) => `${passed} passed, ${failed.length} failed`).join('; ')
}
