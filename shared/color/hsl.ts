/**
 * The channels of sRGB, 0 to 1, of a colour in HSL.
 * In: hue in degrees, 0 to 360; saturation and lightness from 0 to 1. Source: CSS Color 4, §7.1.
 */
export function hslToRgb(h: number, s: number, l: number): [r: number, g: number, b: number] {
  const channel = (n: number) => {
    const k = (n + h / 30) % 12
    return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
  }
  return [channel(0), channel(8), channel(4)]
}
