import { steps, type Step } from '../../recolor/palette.ts'
import type { CurveKey, Tune } from './state.ts'

/** How much of a move its neighbours follow, by their distance. */
const following = [1, 0.6, 0.25]

/**
 * Moves one step of a curve by whole units. With `smooth` its neighbours follow a part of the way, up to the colour
 * that was given, which never moves and shields what lies beyond it.
 */
export function moveStep(
  tune: Tune,
  { key, at, by, smooth, input }: { key: CurveKey; at: number; by: number; smooth: boolean; input: number },
): Tune {
  if (at === input) return tune
  const isBehind = (index: number) => (at < input ? index >= input : index <= input)
  const values = tune[key].map((value, index) => {
    const share = isBehind(index) ? 0 : (following[Math.abs(index - at)] ?? 0)
    return index === at ? value + by : smooth ? value + Math.round(by * share) : value
  })
  return { ...tune, [key]: values.map((value) => Math.max(-1000, Math.min(1000, value))) }
}

/** Takes a curve back to where it would be, or with `at` that step of it alone. */
export const reset = (tune: Tune, key: CurveKey, at?: number): Tune => ({
  ...tune,
  [key]: tune[key].map((value, index) => (at === undefined || index === at ? 0 : value)),
})

/** Where a step stands among the eleven. */
export const indexOf = (step: Step) => steps.indexOf(step)
