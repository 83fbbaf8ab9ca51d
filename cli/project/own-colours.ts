import { readColor } from '#shared/color/read-color.ts'
import { decodeColors, encodeColors } from '#shared/recolor.ts'
import { libraryRamp } from '#shared/tools/palette/library-ramp.ts'
import { scaleOf } from '#shared/tools/palette/scale.ts'
import { brandOf } from '#shared/tools/palette/state.ts'

/**
 * Eleven colours made of one, as the palette tool of the site makes them.
 *
 * @param text a colour as CSS writes it
 * @param name what to call them
 * @returns them as the registry is asked; what is no colour, or a name of colours already, as it was given
 */
export function ownColours(text: string, name: string): string {
  if (decodeColors(text) !== null) return text
  const read = readColor(text)
  return read ? encodeColors(libraryRamp(scaleOf(brandOf(read.text, name, [])))) : text
}
