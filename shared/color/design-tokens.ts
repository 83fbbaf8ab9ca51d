/**
 * Colours as design tokens: the JSON of the Design Tokens Community Group. Source: Design Tokens Format Module and Color
 * Module 2025.10, https://www.designtokens.org/TR/2025.10/.
 */
import { mapTo } from './gamut.ts'
import { readColor } from './read-color.ts'
import { toHex, type Rgb } from './rgb.ts'
import type { Oklch } from './oklch.ts'

/** A colour in one of the spaces we write; `hex` is what a tool without that space shows. */
export type TokenColor = {
  colorSpace: 'srgb' | 'display-p3' | 'oklch' | 'hsl'
  components: [number, number, number]
  hex: string
}
/** `$value` is a colour, or the path of another token in curly brackets. */
export type ColorToken = { $type: 'color'; $value: TokenColor | `{${string}}`; $description?: string }
export type TokenGroup = { $description?: string } & { [name: string]: ColorToken | TokenGroup | string }

const round = (value: number, digits: number) => Number(value.toFixed(digits))
/** A hue that is rounded up to a whole turn is none. */
const hue = (degrees: number) => round(degrees, 3) % 360
/** Chroma below which a hue says nothing. */
const leastChroma = 0.00005

/** OKLCH as a token's colour: lightness from 0 to 1, chroma, and hue from 0 to below 360 (§4.2.8). */
export function oklchToken({ l, c, h }: Oklch, hex: string): TokenColor {
  const isGray = c < leastChroma
  const components: TokenColor['components'] = [Math.min(1, round(l, 5)), isGray ? 0 : round(c, 5), isGray ? 0 : hue(h)]
  return { colorSpace: 'oklch', components, hex }
}

/** Channels from 0 to 1 as a token's colour (§4.2.1 and §4.2.9). */
export const rgbToken = ({ r, g, b }: Rgb, colorSpace: 'srgb' | 'display-p3', hex: string): TokenColor => ({
  colorSpace,
  components: [round(r, 5), round(g, 5), round(b, 5)],
  hex,
})

/** Degrees and two percentages as a token's colour (§4.2.3). */
export const hslToken = ([h, s, l]: readonly [number, number, number], hex: string): TokenColor => ({
  colorSpace: 'hsl',
  components: [round(h, 2) % 360, round(s, 2), round(l, 2)],
  hex,
})

/** A CSS colour as a token's, in the space it was written in: OKLCH stays that, everything else is sRGB. */
export function tokenOf(css: string): TokenColor {
  const read = readColor(css)
  if (!read) throw new RangeError(`Not a colour we can read: ${JSON.stringify(css)}.`)
  const srgb = mapTo(read.color, 'srgb')
  return read.text.startsWith('oklch(') ? oklchToken(read.color, toHex(srgb)) : rgbToken(srgb, 'srgb', toHex(srgb))
}

/** A file of tokens as text, the components of a colour on one line. */
export const writeTokens = (tokens: TokenGroup): string =>
  `${JSON.stringify(tokens, null, 2).replace(/\[\s+([\d.,\s]+?)\s+\]/g, (_, list: string) => `[${list.replace(/\s+/g, ' ')}]`)}\n`
