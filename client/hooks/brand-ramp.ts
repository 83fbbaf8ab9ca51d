import { encodeState, firstState, brandOf } from '#shared/tools/palette/state.ts'
import { mapTo } from '#shared/color/gamut.ts'
import { readColor } from '#shared/color/read-color.ts'
import { toHex } from '#shared/color/rgb.ts'
import type { Ramp } from '#shared/recolor/palette.ts'
import { libraryRamp } from '#shared/tools/palette/library-ramp.ts'
import { scaleOf } from '#shared/tools/palette/scale.ts'
import { suggestion } from '#shared/tools/palette/suggest.ts'

export type BrandColours = {
  /** What was written. */
  text: string
  /** The nearest that a browser's picker can show. */
  hex: string
  ramp: Ramp
  /** Grays with a trace of the colour. */
  gray: Ramp
  /** What the palette tool takes to open with it. */
  state: string
}

/**
 * Eleven colours around one, as the palette tool makes them, with grays to match.
 *
 * @param text any opaque CSS colour
 * @returns null where the text is no colour
 */
export function brandColours(text: string): BrandColours | null {
  const read = readColor(text)
  if (!read) return null
  const brand = brandOf(read.text, 'brand', [])
  const scale = scaleOf(brand)
  const gray = brandOf(suggestion('gray', scale), 'brand-gray', [])
  return {
    text,
    hex: toHex(mapTo(read.color, 'srgb')),
    ramp: libraryRamp(scale),
    gray: libraryRamp(scaleOf(gray)),
    state: encodeState({ ...firstState(), brands: [brand] }),
  }
}
