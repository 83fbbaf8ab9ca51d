import { defined, itemAt } from '../../defined.ts'
import { readColor } from '../../color/read-color.ts'
import type { Oklch } from '../../color/oklch.ts'
import { tailwindColors } from '../../color/tailwind-colors.ts'
import { chromaticFamilies, grayFamilies } from '../../recolor/palette.ts'

/** Lightness, chroma and hue at each of the eleven steps, lightest first. */
export type Curves = { l: number[]; c: number[]; h: number[] }

/** The colour of curves at one of the eleven steps, counted from 0. */
export const pointOf = ({ l, c, h }: Curves, index: number): Oklch => ({
  l: itemAt(l, index),
  c: itemAt(c, index),
  h: itemAt(h, index),
  alpha: 1,
})

const curvesOf = (colors: readonly string[]): Curves => {
  const read = colors.map((color) => defined(readColor(color), color).color)
  return { l: read.map(({ l }) => l), c: read.map(({ c }) => c), h: read.map(({ h }) => h) }
}

const families = chromaticFamilies.map((family) => curvesOf(tailwindColors[family]))
const grays = grayFamilies.map((family) => curvesOf(tailwindColors[family]))

/** The shortest way from one hue to another, -180 to 180 degrees. */
export const turn = (from: number, to: number) => ((((to - from) % 360) + 540) % 360) - 180
/** A hue in degrees brought to 0 up to below 360. */
export const wrap = (hue: number) => ((hue % 360) + 360) % 360
const mix = (one: number, other: number, share: number) => one + (other - one) * share

function mixCurves(one: Curves, other: Curves, share: number): Curves {
  const blend = (key: 'l' | 'c') => one[key].map((value, index) => mix(value, itemAt(other[key], index), share))
  const h = one.h.map((hue, index) => wrap(hue + turn(hue, itemAt(other.h, index)) * share))
  return { l: blend('l'), c: blend('c'), h }
}

/**
 * How the hand that drew Tailwind's families would have drawn one with this hue at a step: between the two families
 * beside it there, their lightness, their chroma, and the way their hue drifts from light to dark.
 */
function familyAt(hue: number, index: number): Curves {
  const hueOf = (family: Curves) => itemAt(family.h, index)
  const ring = families.toSorted((one, other) => hueOf(one) - hueOf(other))
  const after = ring.findIndex((family) => hueOf(family) > hue)
  const upper = itemAt(ring, Math.max(after, 0))
  const lower = itemAt(ring, after > 0 ? after - 1 : ring.length - 1)
  const from = hueOf(lower)
  return mixCurves(lower, upper, wrap(hue - from) / (wrap(hueOf(upper) - from) || 360))
}

/** Tailwind's gray that is nearest at a step, turned to the hue that is asked for. */
function grayAt(c: number, hue: number, index: number): Curves {
  const far = (gray: Curves) => {
    const at = pointOf(gray, index)
    return Math.abs(at.c - c) + (Math.abs(turn(at.h, hue)) / 180) * Math.min(c, 0.02)
  }
  const nearest = itemAt(
    grays.toSorted((one, other) => far(one) - far(other)),
    0,
  )
  const own = pointOf(nearest, index)
  // Where a gray has no chroma its hue says nothing about a drift.
  const drift = (other: Oklch) => (other.c < 0.001 || own.c < 0.001 ? 0 : turn(own.h, other.h))
  return { ...nearest, h: nearest.h.map((_, at) => wrap(hue + drift(pointOf(nearest, at)))) }
}

/**
 * The curves to measure a colour by where it stands at a step. Colours as quiet as grays are measured by Tailwind's
 * grays, vivid ones by its families, and what lies between by both.
 */
export function referenceAt({ c, h }: { c: number; h: number }, index: number): Curves {
  const family = familyAt(h, index)
  const gray = grayAt(c, h, index)
  const quiet = itemAt(gray.c, index) + 0.004
  const vivid = Math.max(quiet + 0.01, itemAt(family.c, index) * 0.5)
  const share = Math.min(1, Math.max(0, (c - quiet) / (vivid - quiet)))
  return mixCurves(gray, family, share)
}
