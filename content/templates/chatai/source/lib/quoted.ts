/** The pages of a file that answers have quoted: each page once, its lines in their order, the quoted ones marked. */
export interface Quoted {
  id: string
  fileId: string
  /** "p. 6, § 3.1", "row 2" or "rows 2 to 13" */
  place: string
  before: string
  words: string
  after: string
}

export interface QuotedLine {
  text: string
  isHit: boolean
  /** The number of its row; 0 where it is no row. */
  row: number
}

export interface Cell {
  id: string
  text: string
  isAmount: boolean
}

export interface QuotedPage {
  id: string
  place: string
  /** The passages on it that were quoted, by their ids. */
  passages: string[]
  lines: QuotedLine[]
  /** Of a sheet whose columns are named: these names, and its rows. Empty of any other page. */
  head: Cell[]
  rows: { row: number; isHit: boolean; cells: Cell[] }[]
}

export function quotedPages(passages: readonly Quoted[]): QuotedPage[] {
  const pages = [...Map.groupBy(passages.flatMap(rowByRow), pageOf)].toSorted(([a], [z]) => numberOf(a) - numberOf(z))
  return pages.map(([name, on]) => {
    const quoted = [...new Set(on.map(({ id }) => id))]
    const lines = linesOf(on)
    return { id: name, place: placeOf(name, on), passages: quoted, lines, ...sheetOf(lines) }
  })
}

const rows = /^rows? (\d+)(?: to (\d+))?$/

const numberOf = (page: string) => Number(/\d+/.exec(page)?.[0] ?? 0)

/** Rows that were quoted at once stand one below the other. */
function rowByRow(passage: Quoted): Quoted[] {
  const [, first, last] = rows.exec(passage.place) ?? []
  const words = passage.words.split(' · ')
  if (!last || words.length !== Number(last) - Number(first) + 1) return [passage]
  return words.map((row, at) => ({
    ...passage,
    place: `row ${Number(first) + at}`,
    before: at === 0 ? passage.before : words[at - 1]!,
    words: row,
    after: '',
  }))
}

/** "p. 6" of "p. 6, § 3.1"; all rows of a sheet are on one page. */
const pageOf = ({ place }: Quoted) => (rows.test(place) ? 'rows' : place.replace(/,.*/, ''))

function placeOf(name: string, on: readonly Quoted[]): string {
  if (name !== 'rows') return on.length === 1 ? on[0]!.place : name
  const numbers = on.flatMap(({ place }) => rows.exec(place)?.slice(1).filter(Boolean).map(Number) ?? [])
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)]
  return first === last ? `row ${first}` : `rows ${first} to ${last}`
}

function linesOf(on: readonly Quoted[]): QuotedLine[] {
  const lines: QuotedLine[] = []
  const at = (text: string) => lines.findIndex((line) => isSame(line.text, text))
  for (const { place, before, words, after } of on) {
    const section = /§ ([\d.]+)/.exec(place)?.[1]
    const row = Number(rows.exec(place)?.[1] ?? 0)
    const hit = lineOf(section ? `${section} ${words}` : words, row, true)
    const [own, above, below] = [at(words), at(before), at(after)]
    if (own >= 0) lines[own] = hit
    else if (above >= 0) lines.splice(above + 1, 0, hit)
    else lines.splice(below >= 0 ? below : lines.length, 0, hit)
    if (before && at(before) < 0) lines.splice(lines.indexOf(hit), 0, lineOf(before, row - 1))
    if (after && at(after) < 0) lines.splice(lines.indexOf(hit) + 1, 0, lineOf(after, row + 1))
  }
  return lines
}

const lineOf = (text: string, row: number, isHit = false): QuotedLine => ({ text, isHit, row })

/** The first row names the columns. */
function sheetOf(lines: readonly QuotedLine[]): Pick<QuotedPage, 'head' | 'rows'> {
  const head = cellsOf(lines.find(({ row }) => row === 1)?.text ?? '')
  const rest = lines.filter(({ row }) => row > 1).map(({ text, row, isHit }) => ({ row, isHit, cells: cellsOf(text) }))
  if (rest.length === 0 || rest.some(({ cells }) => cells.length !== head.length)) return { head: [], rows: [] }
  const [first] = rest
  return { head: head.map((cell, at) => ({ ...cell, isAmount: first?.cells[at]?.isAmount ?? false })), rows: rest }
}

/** Cells stand between dots, or as in the file between commas. */
const cellsOf = (row: string): Cell[] =>
  row
    .split(row.includes('\u00A0· ') ? '\u00A0· ' : ',')
    .map((text, at) => ({ id: `${at}`, text, isAmount: /^[$−]*\d[\d,.]*$/.test(text) }))

/** The number of a section stands before some, others are cut short, and some are only the end of a line. */
function isSame(line: string, text: string): boolean {
  const [one, other] = [bare(line), bare(text)]
  if (other === '') return false
  return one.startsWith(other) || other.startsWith(one) || one.endsWith(other)
}

const bare = (text: string) => text.replace(/^\d[\d.]* /, '').replace(/\.$/, '')
