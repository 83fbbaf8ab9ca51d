import { toGamma, toLinear, type Rgb } from './rgb.ts'

/** Lightness 0 to 1, chroma from 0 (about 0.4 is the most a screen shows), hue in degrees, alpha 0 to 1. */
export type Oklch = { l: number; c: number; h: number; alpha: number }

const clip = (value: number) => Math.min(1, Math.max(0, value))

/** Red, green and blue in linear light, 0 to 1 where the gamut shows them. */
export type Channels = [number, number, number]

/**
 * OKLCH to linear light in sRGB, without clipping: what sRGB lacks lies outside 0 to 1.
 * Source: CSS Color 4, §9 and the sample code OKLab_to_XYZ with XYZ_to_lin_sRGB, joined as Björn Ottosson publishes it.
 */
export function oklchToLinear({ l, c, h }: Oklch): Channels {
  const angle = (h * Math.PI) / 180
  const a = c * Math.cos(angle)
  const b = c * Math.sin(angle)
  const long = (l + 0.3963377773761749 * a + 0.2158037573099136 * b) ** 3
  const medium = (l - 0.1055613458156586 * a - 0.0638541728258133 * b) ** 3
  const short = (l - 0.0894841775298119 * a - 1.2914855480194092 * b) ** 3
  return [
    4.0767416360759574 * long - 3.3077115392580616 * medium + 0.2309699031821043 * short,
    -1.2684379732850317 * long + 2.6097573492876887 * medium - 0.3413193760026573 * short,
    -0.0041960761386756 * long - 0.7034186179359362 * medium + 1.7076146940746117 * short,
  ]
}

/** Linear sRGB to OKLCH; a gray answers chroma near 0 and a hue without meaning. Source: as oklchToLinear, the other way. */
export function linearToOklch([red, green, blue]: Channels): Omit<Oklch, 'alpha'> {
  const long = Math.cbrt(0.4122214694707629 * red + 0.5363325372617349 * green + 0.0514459932675022 * blue)
  const medium = Math.cbrt(0.2119034958178251 * red + 0.6806995506452344 * green + 0.1073969535369405 * blue)
  const short = Math.cbrt(0.0883024591900564 * red + 0.2817188391361215 * green + 0.6299787016738222 * blue)
  const l = 0.210454268309314 * long + 0.7936177747023054 * medium - 0.0040720430116193 * short
  const a = 1.9779985324311684 * long - 2.4285922420485799 * medium + 0.450593709617411 * short
  const b = 0.0259040424655478 * long + 0.7827717124575296 * medium - 0.8086757549230774 * short
  const h = (Math.atan2(b, a) * 180) / Math.PI
  return { l, c: Math.hypot(a, b), h: h < 0 ? h + 360 : h }
}

/** OKLCH to sRGB. What sRGB cannot show is clipped per channel, which is what browsers do on an sRGB screen. */
export function oklchToRgb(color: Oklch): Rgb {
  const [r, g, b] = oklchToLinear(color).map((channel) => toGamma(clip(channel))) as Channels
  return { r, g, b, alpha: color.alpha }
}

/** sRGB to OKLCH; a gray answers chroma near 0 and a hue without meaning. */
export const rgbToOklch = ({ r, g, b, alpha }: Rgb): Oklch => ({
  ...linearToOklch([toLinear(r), toLinear(g), toLinear(b)]),
  alpha,
})
