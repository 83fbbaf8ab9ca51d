import { readColor } from '../../color/read-color.ts'
import { tailwindColors } from '../../color/tailwind-colors.ts'
import { chromaticFamilies, grayFamilies } from '../../recolor/palette.ts'

/** Lightness, chroma and hue at each of the eleven steps, lightest first. */
export type Curves = { l: number[]; c: number[]; h: number[] }

const curvesOf = (colors: readonly string[]): Curves => {
  const read = colors.map((color) => readColor(color)!.color)
  return { l: read.map(({ l }) => l), c: read.map(({ c }) => c), h: read.map(({ h }) => h) }
}

const families = chromaticFamilies.map((family) => curvesOf(tailwindColors[family]))
const grays = grayFamilies.map((family) => curvesOf(tailwindColors[family]))

/** The shortest way from one hue to another, -180 to 180 degrees. */
export const turn = (from: number, to: number) => ((((to - from) % 360) + 540) % 360) - 180
export const wrap = (hue: number) => ((hue % 360) + 360) % 360
const mix = (one: number, other: number, share: number) => one + (other - one) * share

function mixCurves(one: Curves, other: Curves, share: number): Curves {
  const blend = (key: 'l' | 'c') => one[key].map((value, index) => mix(value, other[key][index]!, share))
  const h = one.h.map((hue, index) => wrap(hue + turn(hue, other.h[index]!) * share))
  return { l: blend('l'), c: blend('c'), h }
}

/**
 * How the hand that drew Tailwind's families would have drawn one with this hue at a step: between the two families
 * beside it there, their lightness, their chroma, and the way their hue drifts from light to dark.
 */
function familyAt(hue: number, index: number): Curves {
  const ring = families.toSorted((one, other) => one.h[index]! - other.h[index]!)
  const after = ring.findIndex((family) => family.h[index]! > hue)
  const upper = ring[Math.max(after, 0)]!
  const lower = ring.at(after < 0 ? -1 : after - 1)!
  const [from, to] = [lower.h[index]!, upper.h[index]!]
  return mixCurves(lower, upper, wrap(hue - from) / (wrap(to - from) || 360))
}

/** Tailwind's gray that is nearest at a step, turned to the hue that is asked for. */
function grayAt(c: number, hue: number, index: number): Curves {
  const far = (gray: Curves) =>
    Math.abs(gray.c[index]! - c) + (Math.abs(turn(gray.h[index]!, hue)) / 180) * Math.min(c, 0.02)
  const nearest = grays.toSorted((one, other) => far(one) - far(other))[0]!
  const own = nearest.h[index]!
  // Where a gray has no chroma its hue says nothing about a drift.
  const drift = (at: number) => (nearest.c[at]! < 0.001 || nearest.c[index]! < 0.001 ? 0 : turn(own, nearest.h[at]!))
  return { ...nearest, h: nearest.h.map((_, at) => wrap(hue + drift(at))) }
}

/**
 * The curves to measure a colour by where it stands at a step. Colours as quiet as grays are measured by Tailwind's
 * grays, vivid ones by its families, and what lies between by both.
 */
export function referenceAt({ c, h }: { c: number; h: number }, index: number): Curves {
  const family = familyAt(h, index)
  const gray = grayAt(c, h, index)
  const quiet = gray.c[index]! + 0.004
  const vivid = Math.max(quiet + 0.01, family.c[index]! * 0.5)
  const share = Math.min(1, Math.max(0, (c - quiet) / (vivid - quiet)))
  return mixCurves(gray, family, share)
}
