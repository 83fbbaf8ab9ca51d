/** A colour in sRGB as displays take it: gamma-encoded channels and alpha, each from 0 to 1. */
export type Rgb = { r: number; g: number; b: number; alpha: number }

/** One channel from gamma-encoded to linear light, 0 to 1. Source: CSS Color 4, §10.2 and its sample code lin_sRGB. */
export const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** One channel from linear light to gamma-encoded, 0 to 1. Source: CSS Color 4, sample code gam_sRGB. */
export const toGamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

/**
 * What the eye sees where a translucent colour lies over another: "source over" on gamma-encoded channels, as browsers
 * paint. In: the upper and the lower colour. Out: their mixture, opaque when the lower one is.
 * Source: Compositing and Blending 1, §5.
 */
export function over(upper: Rgb, lower: Rgb): Rgb {
  const alpha = upper.alpha + lower.alpha * (1 - upper.alpha)
  if (alpha === 0) return { r: 0, g: 0, b: 0, alpha }
  const mix = (above: number, below: number) => (above * upper.alpha + below * lower.alpha * (1 - upper.alpha)) / alpha
  return { r: mix(upper.r, lower.r), g: mix(upper.g, lower.g), b: mix(upper.b, lower.b), alpha }
}

/** "#rrggbb" of an opaque colour, each channel rounded to 8 bits; alpha is not written. */
export function toHex({ r, g, b }: Rgb): string {
  const digits = (value: number) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${digits(r)}${digits(g)}${digits(b)}`
}
