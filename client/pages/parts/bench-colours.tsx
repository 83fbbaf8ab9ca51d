import { swatchClasses } from '#client/ui/swatches.ts'
import type { Family, Ramp } from '#shared/recolor/palette.ts'

/** A few that differ much; the library offers all of them. */
const families: readonly Family[] = ['blue', 'violet', 'rose', 'orange', 'emerald']

type Props = { value: Family | Ramp; onChange: (family: Family) => void }

/** One click dyes the whole wall; a colour chosen elsewhere stands first. */
export function BenchColours({ value, onChange }: Props) {
  const offered = typeof value === 'object' || families.includes(value) ? families : [value, ...families]

  return (
    <fieldset className="flex h-9 items-center rounded-lg bg-hover px-1 pointer-coarse:h-11">
      <legend className="sr-only">Colour of the components</legend>
      {offered.map((family) => (
        <label key={family} title={title(family)} className="grid size-8 place-items-center pointer-coarse:size-10">
          <input
            type="radio"
            name="bench-colour"
            value={family}
            checked={family === value}
            onChange={() => onChange(family)}
            aria-label={title(family)}
            className={`size-4.5 cursor-pointer appearance-none rounded-full ring-offset-2 ring-offset-page checked:ring-2 checked:ring-ink focus-visible:outline-2 focus-visible:outline-offset-5 focus-visible:outline-accent ${swatchClasses[family]}`}
          />
        </label>
      ))}
    </fieldset>
  )
}

const title = (family: string) => family[0]!.toUpperCase() + family.slice(1)
