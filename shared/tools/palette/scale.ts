import { defined, itemAt } from '../../defined.ts'
import { mapTo, isIn } from '../../color/gamut.ts'
import { readColor } from '../../color/read-color.ts'
import { toHex, type Rgb } from '../../color/rgb.ts'
import type { Oklch } from '../../color/oklch.ts'
import { steps, type Step } from '../../recolor/palette.ts'
import { pointOf, referenceAt, turn, wrap, type Curves } from './reference.ts'
import type { Brand, Tune } from './state.ts'

/** One step of a scale. */
export type Swatch = {
  step: Step
  /** What the curves ask for, whether a screen can show it or not. */
  wish: Oklch
  /** What sRGB shows of it, and what Display P3 shows, each in its own channels. */
  srgb: Rgb
  p3: Rgb
  hex: string
  inSrgb: boolean
  inP3: boolean
  /** Whether this is the very colour that was given. */
  isInput: boolean
}

export type Scale = { name: string; input: string; inputStep: Step; swatches: Swatch[] }

/** The swatch of the very colour that was given. */
export const inputSwatch = ({ name, swatches }: Scale): Swatch =>
  defined(
    swatches.find(({ isInput }) => isInput),
    `The swatch that ${name} was made of`,
  )

/** The step at which a colour stands in a scale like Tailwind's: where its lightness differs least from the usual. */
export function naturalStep(color: Oklch): Step {
  const off = steps.map((_, index) => Math.abs(itemAt(referenceAt(color, index).l, index) - color.l))
  return itemAt(steps, off.indexOf(Math.min(...off)))
}

/**
 * Eleven colours from 50 to 950 round one that is given, which stays as it is at its step. The shape of the curves is
 * that of Tailwind's families beside it, bent so that they go through the given colour; its tuning is laid on top.
 */
export function scaleOf({ name, input, step, tune }: Brand): Scale {
  const given = readColor(input)
  if (!given) throw new RangeError(`Not a colour we can read: ${JSON.stringify(input)}.`)
  const inputStep = step ?? naturalStep(given.color)
  const at = steps.indexOf(inputStep)
  const curves = tuned(through(given.color, at), tune, at)
  const swatches = steps.map((each, index): Swatch => {
    const isInput = index === at
    const wish = isInput ? given.color : pointOf(curves, index)
    const srgb = mapTo(wish, 'srgb')
    const p3 = mapTo(wish, 'p3')
    return {
      step: each, wish, srgb, p3, hex: toHex(srgb), inSrgb: isIn(wish, 'srgb'), inP3: isIn(wish, 'p3'), isInput,
    } // prettier-ignore
  })
  return { name, input: given.text, inputStep, swatches }
}

/** The reference's curves, bent to go through a colour at a step. */
export function through(color: Oklch, at: number): Curves {
  const reference = referenceAt(color, at)
  const own = pointOf(reference, at)
  const c = reference.c.map((value) => (own.c < 0.0005 ? color.c : (value * color.c) / own.c))
  const drift = turn(own.h, color.h)
  return { l: lightnessThrough(color.l, at, reference.l), c, h: reference.h.map((hue) => wrap(hue + drift)) }
}

/** The share of their usual distance that a colour near an end leaves the steps beyond it. */
const least = 0.3

/** Keeps both ends where they are, unless the colour lies beyond them, and the order of light and dark always. */
function lightnessThrough(own: number, at: number, usual: number[]): number[] {
  const [first, middle, last] = [itemAt(usual, 0), itemAt(usual, at), itemAt(usual, usual.length - 1)]
  const lightest = Math.max(first, own + Math.min((first - middle) * least, (1 - own) * 0.75))
  const darkest = Math.min(last, own - Math.min((middle - last) * least, own * 0.55))
  return usual.map((value, index) => {
    if (index < at) return own + ((value - middle) / (first - middle)) * (lightest - own)
    if (index > at) return own + ((value - middle) / (last - middle)) * (darkest - own)
    return own
  })
}

/** Units of a tuning: thousandths of lightness and of chroma, and whole degrees of hue. */
export const unit = { l: 0.001, c: 0.001, h: 1 } as const

function tuned(curves: Curves, tune: Tune, at: number): Curves {
  const add = (key: 'l' | 'c') =>
    curves[key].map((value, index) =>
      index === at ? value : Math.max(0, value + itemAt(tune[key], index) * unit[key]),
    )
  return {
    l: add('l').map((value) => Math.min(1, value)),
    c: add('c'),
    h: curves.h.map((value, index) => (index === at ? value : wrap(value + itemAt(tune.h, index) * unit.h))),
  }
}
