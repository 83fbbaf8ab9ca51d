import { capitalize } from '#shared/capitalize.ts'
import { useId } from 'react'
import { preparePalettes } from '#client/hooks/use-palette.ts'
import { useSnippetPreferences } from '#client/hooks/use-snippet-preferences.ts'
import { BrandColour } from '#client/ui/brand-colour.tsx'
import { Popover } from '#client/ui/popover.tsx'
import { RampStrip } from '#client/ui/ramp-strip.tsx'
import { swatchClasses } from '#client/ui/swatches.ts'
import { type Family, nameOf } from '#shared/recolor/palette.ts'

/** A few that differ much; the library offers all of them. */
const families: readonly Family[] = ['blue', 'violet', 'rose', 'orange', 'emerald', 'stone']

type Props = {
  legend: string
  /** Without the field for a colour of one's own, where that stands beside it. */
  isShort?: boolean
}

/** One click dyes every preview of the page; a colour chosen elsewhere stands first. */
export function ColourSwatches({ legend, isShort = false }: Props) {
  const name = useId()
  const [preferences, change] = useSnippetPreferences()
  const { primary } = preferences
  const offered = typeof primary === 'object' || families.includes(primary) ? families : [primary, ...families]

  return (
    <div className="flex flex-wrap items-center gap-2">
      <fieldset className="flex min-h-9 w-fit max-w-full flex-wrap items-center rounded-lg bg-hover px-1 pointer-coarse:min-h-11">
        <legend className="sr-only">{legend}</legend>
        {offered.map((family) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only fetches ahead; the choice is the radio button's
          <label
            key={family}
            title={capitalize(family)}
            onPointerEnter={() => preparePalettes({ ...preferences, primary: family })}
            className="relative grid size-8 place-items-center pointer-coarse:size-10"
          >
            <input
              type="radio"
              name={name}
              value={family}
              checked={family === primary}
              onChange={() => change({ primary: family })}
              aria-label={capitalize(family)}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-none"
            />
            <span
              aria-hidden
              className={`size-4.5 rounded-full ring-offset-2 ring-offset-page peer-checked:ring-2 peer-checked:ring-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-5 peer-focus-visible:outline-accent ${swatchClasses[family]}`}
            />
          </label>
        ))}
      </fieldset>
      {!isShort && (
        <Popover
          name={typeof primary === 'object' ? `Your colour: ${nameOf(primary)}` : 'Your colour'}
          legend="Your brand colour"
          focus="input:not([type=color])"
          align="start"
          button={
            <>
              {typeof primary === 'object' && <RampStrip ramp={primary} className="size-3.5 shrink-0 rounded-full" />}
              Your colour
            </>
          }
        >
          <BrandColour />
        </Popover>
      )}
    </div>
  )
}
