import { itemAt } from '#shared/defined.ts'
import type { Scale } from '#shared/tools/palette/scale.ts'

/** Chroma up to which a colour serves as the gray of an interface. */
const quiet = 0.05
const isQuiet = ({ swatches }: Scale) => swatches.every(({ wish }) => wish.c <= quiet)

/**
 * Which scales play the primary colour and the gray on components: the one that is worked on has the part it is fit
 * for, and the first that is fit has the other. The gray is null where no scale is quiet enough.
 */
export function rolesOf(scales: readonly Scale[], selected: number): { primary: Scale; secondary: Scale | null } {
  const worked = itemAt(scales, selected)
  const primary = isQuiet(worked) ? (scales.find((scale) => !isQuiet(scale)) ?? worked) : worked
  const grays = scales.filter((scale) => scale !== primary && isQuiet(scale))
  return { primary, secondary: grays.includes(worked) ? worked : (grays[0] ?? null) }
}
