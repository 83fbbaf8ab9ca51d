import { clsx } from 'clsx'
import type { KeyboardEvent } from 'react'
import {
  type Grade,
  gradeNames,
  gradeOf,
  type Measure,
  measured,
  formatContrast,
  type Tone,
  type Use,
} from '#shared/tools/palette/contrast.ts'
import { Patch } from './patch.tsx'

type Pair = { text: string; surface: string }
type Props = { tones: Tone[]; measure: Measure; uses: Use[]; chosen: Pair; onChoose: (pair: Pair) => void }

const looks: Record<Grade, string> = {
  best: 'font-semibold text-ink',
  text: 'font-medium text-ink',
  large: 'text-muted',
  none: 'text-faint',
}

/** Every colour as text on every other: one stop of the Tab key, arrow keys go from pair to pair. */
export function ContrastTable({ tones, measure, uses, chosen, onChoose }: Props) {
  const isUse = (text: string, surface: string) =>
    uses.some((use) => use.text.name === text && use.surface.name === surface)

  return (
    <div className="max-w-full overflow-x-auto rounded-xl ring-1 ring-line">
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its cells are gone through with the arrow keys
        role="grid"
        aria-label="Contrast of every pair"
        onKeyDown={moveFocus}
        className="w-full text-xs tabular-nums"
      >
        <thead>
          <tr>
            <th scope="col" className="sticky inset-s-0 z-[1] bg-page px-2 py-2 text-start font-medium text-muted">
              <span aria-hidden>Text ↓</span>
              <span className="sr-only">Text, by row; surface, by column</span>
            </th>
            {tones.map((tone) => (
              <th key={tone.name} scope="col" className="min-w-11 px-0.5 pt-2 pb-1 font-medium text-muted">
                <Patch fill={tone.hex} className="mx-auto mb-1 h-3 w-full rounded-xs ring-1 ring-line" />
                {tone.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tones.map((text) => (
            <tr key={text.name} className="border-t border-line">
              <th
                scope="row"
                className="sticky inset-s-0 z-[1] bg-page px-2 text-start font-medium text-muted shadow-[0_-1px_0_var(--line)]"
              >
                <span className="flex items-center gap-2">
                  <Patch fill={text.hex} className="size-3 shrink-0 rounded-full ring-1 ring-line" />
                  {text.name}
                </span>
              </th>
              {tones.map((surface) => {
                const value = measured(measure, text, surface)
                const grade = gradeOf(measure, value)
                const isChosen = chosen.text === text.name && chosen.surface === surface.name
                const name = `${text.name} on ${surface.name}: ${formatContrast(measure, value)}, ${gradeNames[measure][grade]}`
                return (
                  <td
                    key={surface.name}
                    tabIndex={isChosen ? 0 : -1}
                    aria-selected={isChosen}
                    aria-label={isUse(text.name, surface.name) ? `${name}, a pair to use` : name}
                    onClick={() => onChoose({ text: text.name, surface: surface.name })}
                    onFocus={() => onChoose({ text: text.name, surface: surface.name })}
                    className={clsx('contrast-cell', looks[grade])}
                  >
                    {isUse(text.name, surface.name) && (
                      <span aria-hidden className="absolute inset-0.5 rounded-md inset-ring-2 inset-ring-accent" />
                    )}
                    {text.name === surface.name ? '·' : formatContrast(measure, value)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function moveFocus(event: KeyboardEvent<HTMLTableElement>) {
  const cell = (event.target as HTMLElement).closest('td')
  const row = cell?.parentElement as HTMLTableRowElement | undefined
  if (!cell || !row) return
  const body = row.parentElement as HTMLTableSectionElement
  const rowAt = row.sectionRowIndex
  const targets: Record<string, [number, number]> = {
    ArrowLeft: [rowAt, cell.cellIndex - 1],
    ArrowRight: [rowAt, cell.cellIndex + 1],
    ArrowUp: [rowAt - 1, cell.cellIndex],
    ArrowDown: [rowAt + 1, cell.cellIndex],
    Home: [rowAt, 1],
    End: [rowAt, row.cells.length - 1],
  }
  const [toRow, toCell] = targets[event.key] ?? []
  const target = toCell ? body.rows[toRow ?? -1]?.cells[toCell] : undefined
  if (!target) return
  event.preventDefault()
  target.focus()
}
