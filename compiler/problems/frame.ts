type Position = { line: number; column: number }

const widest = 120

/**
 * Shows a place in the source: the line before, the line itself with carets under the place, the line after.
 *
 * @param source the whole file
 * @param from first character, counted from 1
 * @param to one past the last character
 */
export function frameOf(source: string, from: Position, to: Position): string {
  const lines = source.split('\n')
  const width = String(from.line + 1).length
  const rows: string[] = []
  for (let line = Math.max(1, from.line - 1); line <= Math.min(lines.length, from.line + 1); line++) {
    const text = (lines[line - 1] ?? '').slice(0, widest)
    const marker = line === from.line ? '>' : ' '
    rows.push(`${marker} ${String(line).padStart(width)} | ${text}`.trimEnd())
    if (line !== from.line || from.column > widest) continue
    const end = to.line === from.line ? to.column : text.length + 1
    const carets = '^'.repeat(Math.max(1, Math.min(end, widest + 1) - from.column))
    rows.push(`  ${' '.repeat(width)} | ${' '.repeat(from.column - 1)}${carets}`)
  }
  return rows.join('\n')
}
