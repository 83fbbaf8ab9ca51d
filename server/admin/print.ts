/** How commands answer: tables for people, JSON for programs, CSV for spreadsheets. */
import { describeTime } from '../domain/account/device.ts'
import type { Admin, Flags } from './command.ts'

type Cell = string | number | boolean | Date | null
export type Row = Record<string, Cell>

/** One line a row, its columns named after the fields. */
export function printTable(admin: Pick<Admin, 'print'>, rows: readonly Row[], flags: Flags): void {
  if (flags.has('--json')) return admin.print(JSON.stringify(rows, null, 2))
  if (flags.has('--csv')) return admin.print(csv(rows))
  const [first] = rows
  if (!first) return admin.print('There are none.')
  const columns = Object.keys(first).map((name) => columnOf(rows, name))
  const lineAt = (at: number) => columns.map((cells) => cells[at]).join('  ')
  for (const at of [first, ...rows].keys()) admin.print(lineAt(at).trimEnd())
}

/** The cells of a field below its name, all of one width; numbers stand on the right. */
function columnOf(rows: readonly Row[], name: string): string[] {
  const cells = [spaced(name), ...rows.map((row) => shown(row[name] ?? null))]
  const width = Math.max(...cells.map(({ length }) => length))
  const isNumber = rows.every((row) => typeof row[name] === 'number' || isMoney(row[name]))
  return cells.map((cell) => (isNumber ? cell.padStart(width) : cell.padEnd(width)))
}

/** One line a field. */
export function printEntry(admin: Pick<Admin, 'print'>, entry: Row, flags: Flags): void {
  if (flags.has('--json')) return admin.print(JSON.stringify(entry, null, 2))
  const widest = Math.max(...Object.keys(entry).map((name) => spaced(name).length))
  for (const [name, value] of Object.entries(entry)) admin.print(`${spaced(name).padEnd(widest)}  ${shown(value)}`)
}

/** "designService" as "design service" */
const spaced = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const isMoney = (value: unknown) => typeof value === 'string' && /^-?\$[\d,.]+$/.test(value)

function shown(value: Cell): string {
  if (value === null) return '–'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value instanceof Date ? describeTime(value) : String(value)
}

/** RFC 4180. What a spreadsheet would take for a formula is kept as text by an apostrophe. */
export function csv(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {})
  const lines = rows.map((row) => names.map((name) => csvCell(row[name] ?? null)))
  return [names, ...lines].map((line) => line.join(',')).join('\r\n')
}

function csvCell(value: Cell): string {
  const plain = value instanceof Date ? value.toISOString() : String(value ?? '')
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(plain) ? `'${plain}` : plain
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
