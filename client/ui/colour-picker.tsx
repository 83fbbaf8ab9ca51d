import { capitalize } from '#shared/capitalize.ts'
import { type ReactNode, useId } from 'react'
import { OwnColours } from '#client/ui/own-colours.tsx'
import { Popover } from '#client/ui/popover.tsx'
import { RampStrip } from '#client/ui/ramp-strip.tsx'
import { swatchClasses } from '#client/ui/swatches.ts'
import { type Family, nameOf, type Ramp } from '#shared/recolor/palette.ts'

type Props<Name extends Family> = {
  label: string
  families: readonly Name[]
  value: Name | Ramp
  onChange: (colours: Name | Ramp) => void
  /** Called when a pointer or the focus comes near a family. */
  onIntent?: (family: Name) => void
  /** A quicker way to colours of one's own. */
  brand?: ReactNode
}

/** One of Tailwind's colour families, or the customer's own: a button that shows the choice, and a panel to choose in. */
export function ColourPicker<Name extends Family>({ label, families, value, onChange, onIntent, brand }: Props<Name>) {
  const id = useId()
  const ramp = typeof value === 'object' ? value : null

  return (
    <Popover
      name={`${label} colour: ${capitalize(nameOf(value))}`}
      legend={`${label} colour`}
      focus="input:checked, summary"
      button={
        <>
          {ramp ? (
            <RampStrip ramp={ramp} className="size-3.5 shrink-0 rounded-full" />
          ) : (
            <span aria-hidden className={`size-3.5 shrink-0 rounded-full ${swatchClasses[value as Name]}`} />
          )}
          <span className="text-start max-sm:sr-only">
            <span className="text-muted max-lg:sr-only">{label} colour</span> {capitalize(nameOf(value))}
          </span>
        </>
      }
    >
      <div className="grid w-72 max-w-full grid-cols-[repeat(auto-fill,2.25rem)] pointer-coarse:grid-cols-[repeat(auto-fill,2.5rem)]">
        {families.map((family, index) => (
          <label
            key={family}
            title={capitalize(family)}
            onPointerEnter={() => onIntent?.(family)}
            onPointerDown={() => onIntent?.(family)}
            className="relative grid size-9 place-items-center pointer-coarse:size-10"
          >
            <input
              type="radio"
              name={id}
              value={family}
              checked={family === value}
              onChange={() => onChange(family)}
              onFocus={() =>
                [family, families[index - 1], families[index + 1]].forEach((near) => near && onIntent?.(near))
              }
              aria-label={capitalize(family)}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-none"
            />
            <span
              aria-hidden
              className={`size-6 rounded-full outline-offset-2 peer-checked:ring-2 peer-checked:ring-ink peer-checked:ring-offset-2 peer-checked:ring-offset-(--overlay) peer-focus-visible:outline-2 peer-focus-visible:outline-accent ${swatchClasses[family]}`}
            />
          </label>
        ))}
      </div>
      {brand}
      <OwnColours ramp={ramp} onChange={onChange} />
    </Popover>
  )
}
