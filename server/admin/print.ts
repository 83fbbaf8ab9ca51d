/** How commands answer: tables for people, JSON for programs, CSV for spreadsheets. */
import { describeTime } from '../domain/account/device.ts'
import { AdminError, type Admin, type Flags } from './command.ts'

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

/**
 * The same for what comes in lots, so that years of sales are never held at once: programs and spreadsheets get every
 * lot as it comes. A table for people is one of as many rows as one looks through, and says when there are more.
 */
export async function printLots<Item>(
  admin: Pick<Admin, 'print'>,
  lots: AsyncIterable<readonly Item[]>,
  rowOf: (item: Item) => Row,
  flags: Flags,
): Promise<void> {
  const first: Row[] = []
  let held: string | undefined
  let count = 0
  for await (const lot of lots) {
    const rows = lot.map(rowOf)
    if (flags.has('--json')) {
      for (const row of rows) {
        admin.print(held === undefined ? '[' : `${held},`)
        held = JSON.stringify(row, null, 2).replace(/^/gm, '  ')
      }
    } else if (flags.has('--csv')) {
      admin.print(csv(rows, { withNames: count === 0 }))
    } else {
      first.push(...rows.slice(0, mostInTable - first.length))
    }
    count += rows.length
  }
  if (flags.has('--json')) return held === undefined ? admin.print('[]') : (admin.print(held), admin.print(']'))
  if (flags.has('--csv')) return count === 0 ? admin.print(csv([])) : undefined
  printTable(admin, first, flags)
  if (count > first.length) admin.print(`These are the first ${first.length} of ${count}; --csv prints all of them.`)
}

/** As many rows as one looks through. */
export const mostInTable = 200

/** Which rows of a list are wanted, by --page: one more than are shown, to know whether there are others. */
export function pageOf(flags: Flags): { page: number; limit: number; offset: number } {
  const word = flags.get('--page') ?? '1'
  const page = Number(word)
  if (!/^[1-9]\d{0,5}$/.test(word)) throw new AdminError(`"${word}" is no page. Pages are 1, 2, 3 …`)
  return { page, limit: mostInTable + 1, offset: (page - 1) * mostInTable }
}

/** One page of a longer list, which says how to see the next. */
export function printPage(admin: Pick<Admin, 'print'>, rows: readonly Row[], page: number, flags: Flags): void {
  printTable(admin, rows.slice(0, mostInTable), flags)
  const isForPeople = !flags.has('--json') && !flags.has('--csv')
  if (rows.length > mostInTable && isForPeople) admin.print(`There are more: --page=${page + 1} shows the next.`)
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
export function csv(rows: readonly Row[], { withNames = true } = {}): string {
  const names = Object.keys(rows[0] ?? {})
  const lines = rows.map((row) => names.map((name) => csvCell(row[name] ?? null)))
  return [...(withNames ? [names] : []), ...lines].map((line) => line.join(',')).join('\r\n')
}

function csvCell(value: Cell): string {
  const plain = value instanceof Date ? value.toISOString() : String(value ?? '')
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(plain) ? `'${plain}` : plain
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
