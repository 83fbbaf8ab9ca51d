import { itemAt } from '../../defined.ts'
import { difference, encodedToOklch } from '../../color/gamut.ts'
import { simulateVision, type Vision } from '../../color/vision.ts'
import type { Rgb } from '../../color/rgb.ts'
import { steps, type Step } from '../../recolor/palette.ts'
import type { Scale } from './scale.ts'

/** Two scales whose steps somebody with a vision cannot tell apart well. */
export type Confusable = { one: string; other: string; steps: Step[] }

/** Steps that stand for something by their colour alone: buttons, badges, lines of a chart. */
const telling: readonly Step[] = [300, 400, 500, 600, 700]
/** Below this, in deltaEOK, two patches that do not touch are hard to tell apart. */
const close = 0.06

/** Which scales look alike with a vision although they do not look alike without it. */
export function confusableWith(vision: Vision, scales: readonly Scale[]): Confusable[] {
  const apart = (one: Rgb, other: Rgb) => difference(encodedToOklch(one, 'srgb'), encodedToOklch(other, 'srgb'))
  const pairs = scales.flatMap((one, index) => scales.slice(index + 1).map((other) => [one, other] as const))
  return pairs.flatMap(([one, other]) => {
    const alike = telling.filter((step) => {
      const [a, b] = [colorAt(one, step), colorAt(other, step)]
      return apart(a, b) >= close && apart(simulateVision(vision, a), simulateVision(vision, b)) < close
    })
    return alike.length > 0 ? [{ one: one.name, other: other.name, steps: alike }] : []
  })
}

const colorAt = ({ swatches }: Scale, step: Step): Rgb => itemAt(swatches, steps.indexOf(step)).srgb
