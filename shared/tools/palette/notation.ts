import { encodedToOklch } from '../../color/gamut.ts'
import type { Rgb } from '../../color/rgb.ts'
import type { Oklch } from '../../color/oklch.ts'
import type { Swatch } from './scale.ts'

/** How a colour can be written. */
export const notations = ['oklch', 'hex', 'rgb', 'hsl'] as const
export type Notation = (typeof notations)[number]

const trim = (value: number, digits: number) => String(Number(value.toFixed(digits)))

/** "oklch(54.62% 0.2152 262.88)": fine enough that an 8-bit colour comes back as it was. */
export const writeOklch = (color: Oklch): string => `oklch(${writeChannels(color)})`

function writeChannels({ l, c, h }: Oklch): string {
  const isGray = c < 0.00005
  return `${trim(l * 100, 3)}% ${isGray ? 0 : trim(c, 5)} ${isGray ? 0 : trim(h, 3)}`
}

/** What sRGB shows of a step, as CSS in a notation: "#2563eb", "rgb(37 99 235)". Source: CSS Color 4, §5, §7 and §9. */
export function writeColor({ srgb, hex }: Pick<Swatch, 'srgb' | 'hex'>, notation: Notation): string {
  const writers: Record<Notation, () => string> = {
    hex: () => hex,
    oklch: () => writeOklch(encodedToOklch(srgb, 'srgb')),
    rgb: () => `rgb(${[srgb.r, srgb.g, srgb.b].map((value) => Math.round(value * 255)).join(' ')})`,
    hsl: () => writeHsl(srgb),
  }
  return writers[notation]()
}

/** What Display P3 shows of a step, as oklch(), which browsers map back where a screen is narrower. */
export const writeP3 = ({ p3 }: Pick<Swatch, 'p3'>): string => writeOklch(encodedToOklch(p3, 'p3'))

/** The channels of OKLCH alone, for a variable that stands inside oklch(): what sRGB shows, and what Display P3 does. */
export const channelsOf = ({ srgb }: Pick<Swatch, 'srgb'>): string => writeChannels(encodedToOklch(srgb, 'srgb'))
/** The same of what Display P3 shows. */
export const p3ChannelsOf = ({ p3 }: Pick<Swatch, 'p3'>): string => writeChannels(encodedToOklch(p3, 'p3'))

function writeHsl(color: Rgb): string {
  const [h, s, l] = hslOf(color)
  return `hsl(${trim(h, 2)} ${trim(s, 2)}% ${trim(l, 2)}%)`
}

/** Hue in degrees, saturation and lightness in per cent; a gray has hue 0. Source: CSS Color 4, §7.2. */
export function hslOf({ r, g, b }: Rgb): [h: number, s: number, l: number] {
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  const range = most - least
  const l = (most + least) / 2
  const s = range < 1e-6 ? 0 : range / (1 - Math.abs(2 * l - 1))
  const sector = most === r ? (g - b) / range : most === g ? (b - r) / range + 2 : (r - g) / range + 4
  const h = range < 1e-6 ? 0 : (sector * 60 + 360) % 360
  return [h, s * 100, l * 100]
}
