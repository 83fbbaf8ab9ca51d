import type { CurveKey } from '#shared/tools/palette/state.ts'
import { turn } from '#shared/tools/palette/reference.ts'
import { inputSwatch, unit, type Scale, type Swatch } from '#shared/tools/palette/scale.ts'

/** The drawing's own measures. */
export const plot = { width: 336, height: 176, left: 17, right: 319, top: 14, bottom: 138 }

export const xOf = (index: number) => plot.left + (index * (plot.right - plot.left)) / 10

type Axis = {
  title: string
  /** Ends of the vertical axis. */
  range: (scale: Scale) => [number, number]
  /** Value of a step, as the axis counts. */
  value: (swatch: Swatch, scale: Scale) => number
  words: (value: number, scale: Scale) => string
  /** Units of one press of an arrow key. */
  press: number
}

const inputHue = (scale: Scale) => inputSwatch(scale).wish.h

/** What each curve counts. Hue is counted from that of the given colour, so that it has no seam. */
export const axes: Record<CurveKey, Axis> = {
  l: {
    title: 'Lightness',
    range: () => [0, 1],
    value: ({ wish }) => wish.l,
    words: (value) => `${(value * 100).toFixed(1)} %`,
    press: 5,
  },
  c: {
    title: 'Chroma',
    range: ({ swatches }) => [0, Math.max(0.12, ...swatches.map(({ wish }) => wish.c * 1.35))],
    value: ({ wish }) => wish.c,
    words: (value) => value.toFixed(3),
    press: 5,
  },
  h: {
    title: 'Hue',
    range: (scale) => {
      const most = Math.max(
        36,
        ...scale.swatches.map((swatch) => Math.abs(turn(inputHue(scale), swatch.wish.h)) * 1.25),
      )
      return [-Math.min(180, most), Math.min(180, most)]
    },
    value: ({ wish }, scale) => turn(inputHue(scale), wish.h),
    words: (value, scale) => `${((((inputHue(scale) + value) % 360) + 360) % 360).toFixed(1)}°`,
    press: 1,
  },
}

/** Where a value lies in the drawing, and back. */
export const yOf = (value: number, [from, to]: [number, number]) =>
  plot.bottom - ((value - from) / (to - from)) * (plot.bottom - plot.top)
/** Whole units that a way down the drawing is worth. */
export const unitsOf = (pixels: number, [from, to]: [number, number], key: CurveKey) =>
  Math.round((-pixels / (plot.bottom - plot.top)) * ((to - from) / unit[key]))
