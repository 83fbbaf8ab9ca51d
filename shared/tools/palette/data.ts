import { apca } from '../../color/apca.ts'
import { contrast } from '../../color/contrast.ts'
import type { Rgb } from '../../color/rgb.ts'
import { writeColor, writeP3 } from './notation.ts'
import { scaleOf } from './scale.ts'
import type { Brand } from './state.ts'

const white: Rgb = { r: 1, g: 1, b: 1, alpha: 1 }
const black: Rgb = { r: 0, g: 0, b: 0, alpha: 1 }
const cut = (value: number) => Math.floor(value * 100) / 100
const against = (color: Rgb, surface: Rgb) => ({
  wcag: cut(contrast(color, surface)),
  apca: Math.round(apca(color, surface) * 10) / 10,
})

/** What scripts get: every step in each notation, whether sRGB shows it as it is meant, and its contrast as text. */
export const paletteData = (brands: readonly Brand[]) => ({
  colors: brands.map((brand) => {
    const { name, input, inputStep, swatches } = scaleOf(brand)
    const scale = swatches.map((swatch) => [
      swatch.step,
      {
        hex: swatch.hex,
        rgb: writeColor(swatch, 'rgb'),
        hsl: writeColor(swatch, 'hsl'),
        oklch: writeColor(swatch, 'oklch'),
        p3: writeP3(swatch),
        inSrgb: swatch.inSrgb,
        inP3: swatch.inP3,
        onWhite: against(swatch.srgb, white),
        onBlack: against(swatch.srgb, black),
      },
    ])
    return { name, input, step: inputStep, scale: Object.fromEntries(scale) as Record<string, unknown> }
  }),
})
