import { luminance } from '../color/contrast.ts'
import { rgbToOklch } from '../color/oklch.ts'
import { parseColor } from '../color/parse.ts'
import type { Rgb } from '../color/rgb.ts'
import { tailwindColors } from '../color/tailwind-colors.ts'
import { itemAt } from '../defined.ts'
import { familyOf, nameOf, steps, type Family, type Palette, type Ramp } from './palette.ts'

/** A colour as a class names it: "primary", "red" … with the position of its step, or "white" and the like with -1. */
export type ColorRef = { family: string; index: number }

/** The colours behind a palette's names, each converted once. */
export type ColorBook = {
  /** The opaque sRGB colour. */
  rgb: (color: ColorRef) => Rgb
  /** Relative luminance, 0 to 1. */
  luminance: (color: ColorRef) => number
  /** Whether the family is colourful only while it is light, as yellow is: products put dark text on it. */
  isBright: (family: string) => boolean
  /** "yellow-600", "white": what people call the colour. */
  label: (color: ColorRef) => string
}

type Shade = { rgb: Rgb; luminance: number }
const shade = (rgb: Rgb): Shade => ({ rgb, luminance: luminance(rgb) })
const black = shade(parseColor('#000'))
const fixed: Record<string, Shade> = { white: shade(parseColor('#fff')), black }
const shadesOfFamily = new Map<string, Shade[]>()
const books = new WeakMap<Palette, ColorBook>()

/** Tailwind's families that products fill with a light step under dark text. A choice of taste: green is as light. */
const brightFamilies: readonly string[] = ['amber', 'yellow', 'lime', 'cyan'] satisfies Family[]
/** A customer's own ramp counts as one of them when its step 500 is colourful and at least this light, in OKLCH. */
const bright = { lightness: 0.75, chroma: 0.1 }

/** Whether a class of this family names a colour, in every palette. */
export const isFamily = (family: string): boolean =>
  family in fixed || ['primary', 'secondary', 'transparent'].includes(family) || family in tailwindColors

/** The colour book of a palette. Throws a RangeError when a ramp holds something that is not a colour. */
export function colorBook(palette: Palette): ColorBook {
  const known = books.get(palette)
  if (known) return known
  const tokens: Record<string, Shade[]> = { primary: shadesOf(palette.primary), secondary: shadesOf(palette.secondary) }
  const shadesFor = (family: string) => tokens[family] ?? (family in tailwindColors ? shadesOf(family as Family) : null)
  const find = ({ family, index }: ColorRef) => fixed[family] ?? shadesFor(family)?.[index] ?? black
  const book: ColorBook = {
    rgb: (color) => find(color).rgb,
    luminance: (color) => find(color).luminance,
    isBright: (family) => {
      const colors = family === 'primary' || family === 'secondary' ? palette[family] : (family as Family)
      const known = familyOf(colors)
      return known ? brightFamilies.includes(known) : isBright(shadesOf(colors))
    },
    label: ({ family, index }) => {
      const name = family === 'primary' || family === 'secondary' ? nameOf(palette[family]) : family
      return index < 0 ? name : `${name}-${steps[index]}`
    },
  }
  books.set(palette, book)
  return book
}

function shadesOf(colors: Family | Ramp): Shade[] {
  if (typeof colors === 'object') return steps.map((step) => shade(parseColor(colors.colors[step])))
  const shades = shadesOfFamily.get(colors) ?? tailwindColors[colors].map((color) => shade(parseColor(color)))
  shadesOfFamily.set(colors, shades)
  return shades
}

function isBright(shades: Shade[]): boolean {
  const { l, c } = rgbToOklch(itemAt(shades, steps.indexOf(500)).rgb)
  return l >= bright.lightness && c >= bright.chroma
}
