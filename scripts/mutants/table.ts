/** What became of the mutants, as tables. */
import { flavours } from '#shared/catalog.ts'
import { areas, later } from './kinds/index.ts'
import type { Entry } from './record.ts'

const isCaught = ({ by }: Entry) => by.length > 0
const share = (entries: readonly Entry[]) =>
  entries.length === 0 ? '' : `${entries.filter(isCaught).length}/${entries.length}`
const percent = (entries: readonly Entry[]) =>
  entries.length === 0 ? '' : `${((entries.filter(isCaught).length / entries.length) * 100).toFixed(1)} %`

const row = (name: string, cells: string[]) => `${name.padEnd(44)}${cells.map((cell) => cell.padStart(10)).join('')}`

const cellsOf = (entries: readonly Entry[]) => [
  ...flavours.map((flavour) => share(entries.filter((entry) => entry.flavour === flavour))),
  share(entries),
  percent(entries),
]

/** Caught of made, by kind and flavour, with a line for each area and one for all. */
export function tableOf(entries: readonly Entry[]): string {
  const lines = [row('caught/made', [...flavours, 'all', ''])]
  for (const [area, kinds] of Object.entries({ ...areas, ...later })) {
    const ofArea = entries.filter(({ kind }) => kinds.some(({ name }) => name === kind))
    lines.push('', row(area.toUpperCase(), cellsOf(ofArea)))
    for (const { name } of kinds) {
      const own = ofArea.filter(({ kind }) => kind === name)
      if (own.length > 0) lines.push(row(`  ${name}`, cellsOf(own)))
    }
  }
  const first = entries.filter((entry) => entry.first).length
  lines.push('', row('ALL', cellsOf(entries)))
  lines.push(
    `${entries.length} made, ${entries.filter(isCaught).length} caught, ${entries.filter((entry) => !isCaught(entry)).length} survived; ${first} were caught when they were judged first`,
  )
  return lines.join('\n')
}

/** Who survived, and why they may. */
export const survivorsOf = (entries: readonly Entry[]): string =>
  entries
    .filter((entry) => !isCaught(entry))
    .map(
      ({ path, flavour, kind, line, reason }) =>
        `  ${kind}: ${path}, ${flavour}, line ${line}: ${reason ?? 'no reason is written yet'}`,
    )
    .join('\n')
