import { colorNames } from './color-names.ts'
import { encodedToOklch } from './gamut.ts'
import { hslToRgb } from './hsl.ts'
import type { Oklch } from './oklch.ts'

/** A colour somebody wrote: what it is, and the text as we keep it. */
export type ReadColor = { color: Oklch; text: string }

const number = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`
const part = String.raw`(?:none|${number}(?:%|deg|rad|turn|grad)?)`
const call = new RegExp(
  String.raw`^([a-z]+)\(\s*(?:(srgb|display-p3)\s+)?(${part})[\s,]+(${part})[\s,]+(${part})\s*(?:[/,]\s*(${part})\s*)?\)$`,
)

/**
 * Reads one opaque CSS colour: hexadecimal with or without #, a name, rgb(), hsl(), hwb(), oklch(), oklab() and
 * color() in srgb and display-p3, in old and new notation. Nothing is clipped. Answers null for anything else.
 * Source: CSS Color 4, §5 to §10.
 */
export function readColor(written: string): ReadColor | null {
  const text = written.trim().replace(/;$/, '').replace(/\s+/g, ' ').toLowerCase()
  const digits = colorNames.get(text) ?? hexDigits(text)
  if (digits) {
    const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16) / 255
    const rgb = { r: channel(0), g: channel(2), b: channel(4), alpha: 1 }
    return { color: gray(encodedToOklch(rgb, 'srgb')), text: colorNames.has(text) ? text : `#${digits}` }
  }
  const [, name = '', space, one, two, three, alpha] = call.exec(text) ?? []
  const read = readers[name]
  if (!read || !one || !two || !three || (space !== undefined) !== (name === 'color')) return null
  if (alpha !== undefined && scaled(alpha, 1) !== 1) return null
  const color = read([one, two, three], space)
  return color && { color: gray(color), text }
}

/** Six digits of a hexadecimal colour that lets nothing through; null for any other text. */
function hexDigits(text: string): string | null {
  const [, digits] = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(text) ?? []
  if (!digits) return null
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits
  return /^.{6}(?:ff)?$/.test(long) ? long.slice(0, 6) : null
}

type Reader = (parts: [string, string, string], space?: string) => Oklch | null

const fromSrgb = ([r = 0, g = 0, b = 0]: number[]) => encodedToOklch({ r, g, b, alpha: 1 }, 'srgb')

const readRgb: Reader = (parts) =>
  fromSrgb(parts.map((each) => (each.endsWith('%') ? scaled(each, 1) : scaled(each, 1) / 255)))
const readHsl: Reader = ([h, s, l]) => fromSrgb(hslToRgb(degrees(h), percent(s), percent(l)))

const readers: Record<string, Reader> = {
  rgb: readRgb,
  rgba: readRgb,
  hsl: readHsl,
  hsla: readHsl,
  hwb: ([h, w, b]) => fromSrgb(hwbToRgb(degrees(h), percent(w), percent(b))),
  oklch: ([l, c, h]) => ({ l: scaled(l, 1), c: scaled(c, 0.4), h: degrees(h), alpha: 1 }),
  oklab: ([l, a, b]) => {
    const [x, y] = [scaled(a, 0.4), scaled(b, 0.4)]
    return { l: scaled(l, 1), c: Math.hypot(x, y), h: degrees(String((Math.atan2(y, x) * 180) / Math.PI)), alpha: 1 }
  },
  color: (parts, space) => {
    const [r, g, b] = parts.map((each) => scaled(each, 1)) as [number, number, number]
    return encodedToOklch({ r, g, b, alpha: 1 }, space === 'srgb' ? 'srgb' : 'p3')
  },
}

/** A number, or a percentage of what 100% stands for. */
const scaled = (text: string, whole: number) =>
  text === 'none' ? 0 : text.endsWith('%') ? (Number.parseFloat(text) / 100) * whole : Number.parseFloat(text)
/** hsl() and hwb() count in percent, with or without the sign. */
const percent = (text: string) => (text === 'none' ? 0 : Number.parseFloat(text) / 100)

/** Degrees of each unit but the usual one. "grad" ends with "rad" and comes first. */
const units = [
  ['grad', 0.9],
  ['rad', 180 / Math.PI],
  ['turn', 360],
] as const
function degrees(text: string): number {
  if (text === 'none') return 0
  const [, each = 1] = units.find(([unit]) => text.endsWith(unit)) ?? []
  const value = Number.parseFloat(text) * each
  return ((value % 360) + 360) % 360
}

function hwbToRgb(h: number, w: number, b: number): number[] {
  if (w + b >= 1) return [w, w, w].map((value) => value / (w + b))
  return hslToRgb(h, 1, 0.5).map((value) => value * (1 - w - b) + w)
}

/** Rounding leaves grays a trace of chroma and a hue by chance. */
const gray = (color: Oklch): Oklch => (color.c < 0.0005 ? { ...color, c: 0, h: 0 } : color)

/**
 * Every opaque colour in a text that `readColor` reads, in its order: for what people paste. Other words are passed
 * over.
 */
export function findColors(text: string): ReadColor[] {
  const found = text.match(/#[\da-f]{3,8}\b|[a-z]+\([^)]*\)|[a-z]+|[\da-f]{6}\b/gi) ?? []
  return found.flatMap((each) => readColor(each) ?? [])
}
