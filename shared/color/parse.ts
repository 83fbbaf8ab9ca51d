import { oklchToRgb } from './oklch.ts'
import type { Rgb } from './rgb.ts'

const oklch = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)(%?)\s+(none|-?[\d.]+)(?:deg)?\s*(?:\/\s*([\d.]+)(%?)\s*)?\)$/i
const rgb = /^rgba?\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)\s*(?:[,/]\s*([\d.]+)(%?)\s*)?\)$/i
const named: Record<string, string> = { black: '#000', white: '#fff', transparent: '#0000' }

/**
 * Reads a CSS colour: hexadecimal with 3, 4, 6 or 8 digits, rgb(), oklch() as Tailwind's theme writes it, and the names
 * black, white and transparent. Out: sRGB. Throws a RangeError naming the text when it is none of these.
 * Source: CSS Color 4, §5.2, §5.1, §9.4.
 */
export function parseColor(text: string): Rgb {
  const value = named[text.trim().toLowerCase()] ?? text.trim()
  const color = value.startsWith('#') ? fromHex(value.slice(1)) : (fromOklch(value) ?? fromRgb(value))
  if (!color)
    throw new RangeError(`Not a colour we can read: ${JSON.stringify(text)}. Write #rrggbb, rgb() or oklch().`)
  return color
}

function fromHex(digits: string): Rgb | null {
  if (!/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(digits)) return null
  const pairs = digits.length < 6 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? [])
  const [r = 0, g = 0, b = 0, alpha = 1] = pairs.map((pair) => Number.parseInt(pair, 16) / 255)
  return { r, g, b, alpha }
}

function fromRgb(value: string): Rgb | null {
  const [, r, g, b, alpha, percent] = rgb.exec(value) ?? []
  if (!r) return null
  return { r: Number(r) / 255, g: Number(g) / 255, b: Number(b) / 255, alpha: share(alpha, percent) }
}

function fromOklch(value: string): Rgb | null {
  const [, l, lightPercent, c, chromaPercent, h, alpha, percent] = oklch.exec(value) ?? []
  if (!l) return null
  return oklchToRgb({
    l: lightPercent ? Number(l) / 100 : Number(l),
    // 100% of chroma is 0.4.
    c: chromaPercent ? Number(c) * 0.004 : Number(c),
    h: h === 'none' ? 0 : Number(h),
    alpha: share(alpha, percent),
  })
}

const share = (value: string | undefined, percent: string | undefined) =>
  value === undefined ? 1 : Number(value) / (percent ? 100 : 1)
