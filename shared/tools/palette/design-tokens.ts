import { parseColor } from '../../color/parse.ts'
import { encodedToOklch } from '../../color/gamut.ts'
import {
  hslToken,
  oklchToken,
  rgbToken,
  type TokenColor,
  type TokenGroup,
  writeTokens,
} from '../../color/design-tokens.ts'
import { hslOf } from './notation.ts'
import type { ExportOptions } from './exports.ts'
import type { Scale, Swatch } from './scale.ts'

/** Scales as design tokens, in the colour space of the notation; with Display P3 what sRGB lacks is in that. */
export function writeDesignTokens(scales: readonly Scale[], options: ExportOptions): string {
  const families = scales.map(({ name, input, swatches }): [string, TokenGroup] => [
    name,
    Object.fromEntries(
      swatches.map((swatch) => [
        swatch.step,
        {
          $type: 'color',
          $value: valueOf(swatch, options),
          ...(swatch.isInput && { $description: `The colour the scale was made from, ${input}.` }),
        },
      ]),
    ),
  ])
  return writeTokens(Object.fromEntries(families))
}

function valueOf({ srgb, p3, hex, inSrgb }: Swatch, { notation, gamut }: ExportOptions): TokenColor {
  if (gamut === 'p3' && !inSrgb) return rgbToken(p3, 'display-p3', hex)
  if (notation === 'oklch') return oklchToken(encodedToOklch(srgb, 'srgb'), hex)
  return notation === 'hsl' ? hslToken(hslOf(parseColor(hex)), hex) : rgbToken(srgb, 'srgb', hex)
}
