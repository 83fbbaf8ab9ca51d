import { capitalize } from '#shared/capitalize.ts'
import { useId, useState } from 'react'
import { describedBy, FieldError } from '#client/ui/field-notes.tsx'
import { swatchClasses } from '#client/ui/swatches.ts'
import { mapTo } from '#shared/color/gamut.ts'
import { readColor } from '#shared/color/read-color.ts'
import { toHex } from '#shared/color/rgb.ts'
import { tailwindColors } from '#shared/color/tailwind-colors.ts'
import { chromaticFamilies, type Family, grayFamilies } from '#shared/recolor/palette.ts'
import { readButtonColor } from '#shared/tools/button/state.ts'
import { controlClass } from '../palette/colour-row.tsx'
import { UseBrandButton } from '../use-brand-button.tsx'

const families: readonly Family[] = [...chromaticFamilies, ...grayFamilies]

type Props = { value: string; onChange: (color: string) => void }

/** One of Tailwind's families, or any colour, of which a scale is made. */
export function ColourControl({ value, onChange }: Props) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const isFamily = families.includes(value as Family)
  const error =
    draft && readButtonColor(draft) === null ? 'Write a colour, such as #0b6e4f or oklch(60% 0.15 150).' : undefined

  return (
    <div className="grid grid-cols-1 gap-1.5">
      <fieldset className="min-w-0">
        <legend className="text-[0.8125rem] text-muted">Colour</legend>
        <div className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(2rem,1fr))] pointer-coarse:grid-cols-[repeat(auto-fill,minmax(2.5rem,1fr))]">
          {families.map((family) => (
            <label
              key={family}
              title={capitalize(family)}
              className="grid h-8 cursor-pointer place-items-center pointer-coarse:h-10"
            >
              <input
                type="radio"
                name={id}
                value={family}
                checked={family === value}
                onChange={() => {
                  setDraft(null)
                  onChange(family)
                }}
                aria-label={capitalize(family)}
                className={`size-5.5 cursor-pointer appearance-none rounded-full ring-offset-2 ring-offset-page checked:ring-2 checked:ring-ink focus-visible:outline-2 focus-visible:outline-offset-5 focus-visible:outline-accent ${swatchClasses[family]}`}
              />
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-1 flex gap-2">
        <input
          type="color"
          aria-label="Pick a colour"
          value={hexOf(value)}
          onChange={({ target }) => {
            setDraft(null)
            onChange(target.value)
          }}
          className="size-10 shrink-0 cursor-pointer rounded-lg bg-raised p-1 inset-ring inset-ring-control"
        />
        <input
          aria-label="Own colour"
          value={draft ?? (isFamily ? '' : value)}
          placeholder="or any colour: #0b6e4f"
          spellCheck={false}
          autoCapitalize="none"
          {...describedBy(id, { error })}
          onChange={({ target }) => {
            setDraft(target.value)
            const color = readButtonColor(target.value)
            if (color) onChange(color)
          }}
          onBlur={() => !error && setDraft(null)}
          className={`${controlClass} min-w-0 flex-1 font-mono`}
        />
      </div>
      <FieldError id={id} error={error} />
      <UseBrandButton
        now={value}
        onUse={(color) => {
          setDraft(null)
          onChange(color)
        }}
      />
    </div>
  )
}

function hexOf(value: string): string {
  const family = tailwindColors[value as Family]
  const color = readColor(family ? family[6] : value)
  return color ? toHex(mapTo(color.color, 'srgb')) : '#000000'
}
