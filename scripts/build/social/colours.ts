import { oklchToRgb } from '#shared/color/oklch.ts'
import { parseColor } from '#shared/color/parse.ts'
import { toHex } from '#shared/color/rgb.ts'
import { tailwindColors } from '#shared/color/tailwind-colors.ts'

const hex = (l: number, c: number, h: number) => toHex(oklchToRgb({ l, c, h, alpha: 1 }))

/** The roles of the site's dark theme (client/styles/roles.css), as plain values: satori knows no OKLCH. */
export const colours = {
  page: hex(0.14, 0.012, 262),
  raised: hex(0.178, 0.016, 262),
  line: 'rgba(255,255,255,0.13)',
  tick: 'rgba(255,255,255,0.5)',
  ink: hex(0.97, 0.003, 264),
  muted: hex(0.77, 0.012, 264),
  faint: hex(0.66, 0.016, 264),
  accent: hex(0.76, 0.12, 258),
}

/** A family of Tailwind, lightest first. */
export const ramp = (family: keyof typeof tailwindColors) =>
  tailwindColors[family].map((color) => toHex(parseColor(color)))
