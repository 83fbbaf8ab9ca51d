import { defined } from '../../defined.ts'
import { apca } from '../../color/apca.ts'
import { contrast } from '../../color/contrast.ts'
import type { Rgb } from '../../color/rgb.ts'
import type { Scale } from './scale.ts'

export const measures = ['wcag', 'apca'] as const
export type Measure = (typeof measures)[number]

/** A colour that text and surfaces can have: a step of the scale, white or black. */
export type Tone = { name: string; rgb: Rgb; hex: string }

const white: Tone = { name: 'white', rgb: { r: 1, g: 1, b: 1, alpha: 1 }, hex: '#ffffff' }
const black: Tone = { name: 'black', rgb: { r: 0, g: 0, b: 0, alpha: 1 }, hex: '#000000' }

/** White, the eleven steps and black: from light to dark. */
export const tonesOf = ({ swatches }: Scale): Tone[] => [
  white,
  ...swatches.map(({ step, srgb, hex }) => ({ name: String(step), rgb: srgb, hex })),
  black,
]

/** The tone of this name: "white", "950"; throws when there is none. */
export const toneOf = (tones: readonly Tone[], name: string): Tone =>
  defined(
    tones.find((tone) => tone.name === name),
    `The tone “${name}”`,
  )

/** Contrast of text on a surface: a ratio from 1 to 21, or Lc without its sign, 0 to about 108. */
export const measured = (measure: Measure, text: Tone, surface: Tone): number =>
  measure === 'wcag' ? contrast(text.rgb, surface.rgb) : Math.abs(apca(text.rgb, surface.rgb))

/**
 * A contrast as it is written: a ratio with two decimals (one from 10 on), an Lc in whole numbers; cut, so that it
 * never shows a limit it does not reach.
 */
export const formatContrast = (measure: Measure, value: number) =>
  measure === 'wcag' ? (Math.floor(value * 100) / 100).toFixed(value < 10 ? 2 : 1) : String(Math.floor(value))

export type Grade = 'best' | 'text' | 'large' | 'none'

/** Least values: WCAG 2.2 (1.4.6, 1.4.3, 1.4.11), and APCA's bronze levels for body text, other text, and headings. */
export const limits: Record<Measure, Record<Exclude<Grade, 'none'>, number>> = {
  wcag: { best: 7, text: 4.5, large: 3 },
  apca: { best: 75, text: 60, large: 45 },
}

export const gradeNames: Record<Measure, Record<Grade, string>> = {
  wcag: { best: 'AAA', text: 'AA', large: 'Large text and icons', none: 'Too weak for text' },
  apca: { best: 'Body text', text: 'Text', large: 'Large text and icons', none: 'Too weak for text' },
}

/** What a contrast is good for: the best of `limits` that it reaches. In: a ratio or an Lc as `measured` answers it. */
export function gradeOf(measure: Measure, value: number): Grade {
  const { best, text, large } = limits[measure]
  return value >= best ? 'best' : value >= text ? 'text' : value >= large ? 'large' : 'none'
}

/** A use of two colours that interfaces always need. */
export type Use = {
  title: string
  theme: 'light' | 'dark'
  text: Tone
  surface: Tone
  value: number
}

type Wish = {
  title: string
  theme: 'light' | 'dark'
  need: Exclude<Grade, 'none'>
  /** Which of the two is looked for; the other one is given. */
  seek: 'text' | 'surface'
  given: string
  /** Steps to choose from, the first that is strong enough is taken. */
  among: string[]
}

const fromLight = ['300', '400', '500', '600', '700', '800', '900', '950']
const fromDark = ['700', '600', '500', '400', '300', '200', '100', '50']

const wishes: Wish[] = [
  { title: 'Button with white text', theme: 'light', need: 'text', seek: 'surface', given: 'white', among: fromLight },
  { title: 'Text and links on white', theme: 'light', need: 'text', seek: 'text', given: 'white', among: fromLight },
  { title: 'Text on a tint', theme: 'light', need: 'text', seek: 'text', given: '100', among: fromLight },
  {
    title: 'Icons and outlines on white',
    theme: 'light',
    need: 'large',
    seek: 'text',
    given: 'white',
    among: fromLight,
  },
  { title: 'Button with black text', theme: 'dark', need: 'text', seek: 'surface', given: 'black', among: fromDark },
  { title: 'Text and links on 950', theme: 'dark', need: 'text', seek: 'text', given: '950', among: fromDark },
  { title: 'Text on a shade', theme: 'dark', need: 'text', seek: 'text', given: '900', among: fromDark },
  { title: 'Icons and outlines on 950', theme: 'dark', need: 'large', seek: 'text', given: '950', among: fromDark },
]

/** The pairs to use: for each use the quietest colour that is strong enough. A use nothing is strong enough for is left out. */
export function usesOf(scale: Scale, measure: Measure): Use[] {
  const tones = tonesOf(scale)
  return wishes.flatMap(({ title, theme, need, seek, given, among }) => {
    for (const name of among) {
      const [found, other] = [toneOf(tones, name), toneOf(tones, given)]
      const [text, surface] = seek === 'text' ? [found, other] : [other, found]
      const value = measured(measure, text, surface)
      if (value >= limits[measure][need]) return [{ title, theme, text, surface, value }]
    }
    return []
  })
}
