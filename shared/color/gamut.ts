import type { Oklch } from './oklch.ts'
import { toGamma, toLinear, type Rgb } from './rgb.ts'

/** What a screen shows: the colours of sRGB, or the wider ones of Display P3. */
export type Gamut = 'srgb' | 'p3'

type Channels = [number, number, number]

/** How far a channel may lie beyond 0 or 1 and still count as shown; less than a 16-bit display could tell. */
const tolerance = 0.000075

/**
 * OKLCH to linear light in a gamut, without clipping: what the gamut lacks lies outside 0 to 1.
 * Source: CSS Color 4, sample code OKLab_to_XYZ, XYZ_to_lin_sRGB and lin_P3, joined.
 */
export function linearIn({ l, c, h }: Oklch, gamut: Gamut): Channels {
  const angle = (h * Math.PI) / 180
  const a = c * Math.cos(angle)
  const b = c * Math.sin(angle)
  const long = (l + 0.3963377773761749 * a + 0.2158037573099136 * b) ** 3
  const medium = (l - 0.1055613458156586 * a - 0.0638541728258133 * b) ** 3
  const short = (l - 0.0894841775298119 * a - 1.2914855480194092 * b) ** 3
  const red = 4.0767416360759574 * long - 3.3077115392580616 * medium + 0.2309699031821043 * short
  const green = -1.2684379732850317 * long + 2.6097573492876887 * medium - 0.3413193760026573 * short
  const blue = -0.0041960761386756 * long - 0.7034186179359362 * medium + 1.7076146940746117 * short
  return gamut === 'srgb' ? [red, green, blue] : srgbToP3([red, green, blue])
}

const srgbToP3 = ([r, g, b]: Channels): Channels => [
  0.8224619687143623 * r + 0.1775380312856378 * g,
  0.0331941988509616 * r + 0.9668058011490384 * g,
  0.0170826307216378 * r + 0.0723974406639635 * g + 0.910519928614399 * b,
]

const p3ToSrgb = ([r, g, b]: Channels): Channels => [
  1.2249401762805598 * r - 0.22494017628056 * g,
  -0.0420569547096881 * r + 1.0420569547096881 * g,
  -0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b,
]

/** Linear light in a gamut to OKLCH; a gray answers chroma near 0 and a hue without meaning. Source: as `linearIn`. */
export function linearToOklch(channels: Channels, gamut: Gamut): Oklch {
  const [red, green, blue] = gamut === 'srgb' ? channels : p3ToSrgb(channels)
  const long = Math.cbrt(0.4122214694707629 * red + 0.5363325372617349 * green + 0.0514459932675022 * blue)
  const medium = Math.cbrt(0.2119034958178251 * red + 0.6806995506452344 * green + 0.1073969535369405 * blue)
  const short = Math.cbrt(0.0883024591900564 * red + 0.2817188391361215 * green + 0.6299787016738222 * blue)
  const l = 0.210454268309314 * long + 0.7936177747023054 * medium - 0.0040720430116193 * short
  const a = 1.9779985324311684 * long - 2.4285922420485799 * medium + 0.450593709617411 * short
  const b = 0.0259040424655478 * long + 0.7827717124575296 * medium - 0.8086757549230774 * short
  const h = (Math.atan2(b, a) * 180) / Math.PI
  return { l, c: Math.hypot(a, b), h: h < 0 ? h + 360 : h, alpha: 1 }
}

/** Whether a gamut shows this colour as it is. */
export const isIn = (color: Oklch, gamut: Gamut) =>
  linearIn(color, gamut).every((value) => value >= -tolerance && value <= 1 + tolerance)

/** Difference of two colours as the eye sees it; 0.02 is just noticeable. Source: CSS Color 4, §12.5, deltaEOK. */
export function difference(one: Oklch, other: Oklch): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const a = one.c * Math.cos(radians(one.h)) - other.c * Math.cos(radians(other.h))
  const b = one.c * Math.sin(radians(one.h)) - other.c * Math.sin(radians(other.h))
  return Math.hypot(one.l - other.l, a, b)
}

const noticeable = 0.02
const precision = 0.0001
const clip = (value: number) => Math.min(1, Math.max(0, value))

/**
 * The colour a gamut shows in place of one it lacks: chroma gives way until clipping the rest is no longer noticed.
 * In: any OKLCH. Out: gamma-encoded channels of that gamut, 0 to 1.
 * Source: CSS Color 4, §14.2, "CSS gamut mapping to an RGB destination".
 */
export function mapTo(color: Oklch, gamut: Gamut): Rgb {
  const encode = (channels: number[]): Rgb => {
    const [r = 0, g = 0, b = 0] = channels.map((value) => toGamma(clip(value)))
    return { r, g, b, alpha: 1 }
  }
  if (color.l >= 1) return encode([1, 1, 1])
  if (color.l <= 0) return encode([0, 0, 0])
  if (isIn(color, gamut)) return encode(linearIn(color, gamut))

  const clipped = (candidate: Oklch) => linearIn(candidate, gamut).map(clip) as Channels
  const lost = (candidate: Oklch) => difference(linearToOklch(clipped(candidate), gamut), candidate)
  if (lost(color) < noticeable) return encode(clipped(color))

  let [low, high, lowIsIn] = [0, color.c, true]
  let current = color
  while (high - low > precision) {
    const c = (low + high) / 2
    current = { ...color, c }
    if (lowIsIn && isIn(current, gamut)) {
      low = c
      continue
    }
    const loss = lost(current)
    if (loss >= noticeable) high = c
    else if (noticeable - loss < precision) break
    else [low, lowIsIn] = [c, false]
  }
  return encode(clipped(current))
}

/** The most chroma a gamut has at this lightness and hue, to a thousandth. */
export function mostChroma(l: number, h: number, gamut: Gamut): number {
  let [low, high] = [0, 0.5]
  while (high - low > 0.0005) {
    const c = (low + high) / 2
    if (isIn({ l, c, h, alpha: 1 }, gamut)) low = c
    else high = c
  }
  return low
}

/** Gamma-encoded channels of a gamut to OKLCH. */
export const encodedToOklch = ({ r, g, b }: Rgb, gamut: Gamut): Oklch =>
  linearToOklch([r, g, b].map(toLinear) as Channels, gamut)
