import { PlusIcon } from '@heroicons/react/16/solid'
import { memo } from 'react'
import { Button } from '#client/ui/button.tsx'
import { tailwindColors } from '#shared/color/tailwind-colors.ts'
import { mapTo } from '#shared/color/gamut.ts'
import { readColor } from '#shared/color/read-color.ts'
import { toHex } from '#shared/color/rgb.ts'
import { defined, itemAt } from '#shared/defined.ts'
import { chromaticFamilies, grayFamilies, steps, type Family } from '#shared/recolor/palette.ts'
import type { Scale, Swatch } from '#shared/tools/palette/scale.ts'
import { Ramp } from './ramp.tsx'

type Props = {
  isFull: boolean
  onPick: (name: string, swatch: Swatch) => void
  onUse: (family: Family, color: string) => void
}

const families = [...chromaticFamilies, ...grayFamilies].map(familyScale)

/** Tailwind's own families, to copy from and to begin with. */
export const TailwindList = memo(function TailwindList({ isFull, onPick, onUse }: Props) {
  return (
    <ul className="grid gap-x-8 gap-y-3 md:grid-cols-2 2xl:grid-cols-3">
      {families.map((scale) => (
        <li key={scale.name} className="flex min-w-0 items-center gap-2">
          <span className="w-16 shrink-0 text-sm text-ink">{scale.name}</span>
          <div className="min-w-0 flex-1">
            <Ramp scale={scale} small onPick={(swatch) => onPick(scale.name, swatch)} />
          </div>
          <Button
            variant="secondary-alt"
            size="sm"
            className="pointer-coarse:min-w-10"
            disabled={isFull}
            aria-label={`Use ${scale.name}`}
            onClick={() => onUse(scale.name as Family, scale.input)}
          >
            <PlusIcon aria-hidden className="size-4" />
            <span className="max-sm:hidden">Use</span>
          </Button>
        </li>
      ))}
    </ul>
  )
})

/** A family as it stands in Tailwind, not as it would be made here. */
function familyScale(family: Family): Scale {
  const swatches = steps.map((step, index): Swatch => {
    const written = itemAt(tailwindColors[family], index)
    const { color } = defined(readColor(written), written)
    const srgb = mapTo(color, 'srgb')
    return {
      step,
      wish: color,
      srgb,
      p3: mapTo(color, 'p3'),
      hex: toHex(srgb),
      inSrgb: true,
      inP3: true,
      isInput: false,
    }
  })
  return { name: family, input: tailwindColors[family][5], inputStep: 500, swatches }
}
