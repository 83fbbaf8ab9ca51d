import { encodeState, firstState, brandOf } from './state.ts'
import { mapTo } from '../../color/gamut.ts'
import { readColor } from '../../color/read-color.ts'
import { toHex } from '../../color/rgb.ts'
import type { Ramp } from '../../recolor/palette.ts'
import { libraryRamp } from './library-ramp.ts'
import { scaleOf } from './scale.ts'
import { suggestion } from './suggest.ts'

/** Eleven colours around one of somebody's own, and what goes with them. */
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
