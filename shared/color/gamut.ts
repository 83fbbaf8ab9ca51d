import { linearToOklch as fromLinear, oklchToLinear, type Channels, type Oklch } from './oklch.ts'
import { toGamma, toLinear, type Rgb } from './rgb.ts'

/** What a screen shows: the colours of sRGB, or the wider ones of Display P3. */
export type Gamut = 'srgb' | 'p3'

/** How far a channel may lie beyond 0 or 1 and still count as shown; less than a 16-bit display could tell. */
const tolerance = 0.000075

/**
 * OKLCH to linear light in a gamut, without clipping: what the gamut lacks lies outside 0 to 1.
 * Source: CSS Color 4, sample code lin_sRGB and lin_P3, joined.
 */
export function linearIn(color: Oklch, gamut: Gamut): Channels {
  const channels = oklchToLinear(color)
  return gamut === 'srgb' ? channels : srgbToP3(channels)
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
export const linearToOklch = (channels: Channels, gamut: Gamut): Oklch => ({
  ...fromLinear(gamut === 'srgb' ? channels : p3ToSrgb(channels)),
  alpha: 1,
})

/** Whether a gamut shows this colour as it is: every channel from 0 to 1, to less than a 16-bit display could tell. */
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

/**
 * Gamma-encoded channels of a gamut, 0 to 1, to OKLCH. Both gamuts have the transfer function of sRGB (CSS Color 4,
 * sample code lin_P3).
 */
export const encodedToOklch = ({ r, g, b }: Rgb, gamut: Gamut): Oklch =>
  linearToOklch([r, g, b].map(toLinear) as Channels, gamut)
