import type { ColorRef } from './color-book.ts'
import type { Pair } from './pairs.ts'
import type { Paint } from './paints.ts'
import { steps } from './palette.ts'
import { attempt, isLightOnDark, type Problem } from './problem.ts'

const lastStep = steps.length - 1

/**
 * Mends text, icons, borders and shapes that no longer stand out from what lies behind them: darker on light surfaces,
 * lighter on dark ones, by as few steps as possible. The states of one element (resting, hovered …) move together as
 * long as that helps; then the class alone; then the surface gives way.
 */
export function mendFronts(problem: Problem) {
  // A line is judged against a fill that may itself have to move, so that lines come last.
  const inOrder = problem.failing().sort((a, z) => Number(a.paint.role === 'line') - Number(z.paint.role === 'line'))
  for (const pair of inOrder) {
    if (problem.view.ratio(pair) >= pair.needs) continue
    const way = isLightOnDark(problem, pair) ? -1 : 1
    const { paint } = pair
    const together = statesOfFront(problem, pair)
    const done =
      move(problem, together, way) ||
      move(problem, [paint], way) ||
      split(problem, paint) ||
      move(problem, [paint], -way as 1 | -1) ||
      pair.surface.layers.some((layer) => giveWay(problem, layer, -way as 1 | -1)) ||
      turnAround(problem, paint)
    if (!done) improve(problem, pair, together, way)
  }
}

/** The classes of the same element, kind and hue that stand on the same side of their surfaces, in the same theme. */
function statesOfFront(problem: Problem, pair: Pair): Paint[] {
  const { paint } = pair
  const way = isLightOnDark(problem, pair)
  const sameSide = (other: Paint) => {
    const seen = problem.pairsOf(other).filter((candidate) => candidate.paint === other)
    const agreeing = seen.filter((candidate) => isLightOnDark(problem, candidate) === way)
    return agreeing.length * 2 >= seen.length
  }
  return paint.element.lists
    .flatMap((list) => list.paints)
    .filter(
      (other) =>
        other === paint ||
        (other.role === paint.role &&
          other.property === paint.property &&
          other.part === paint.part &&
          other.family === paint.family &&
          other.dark === paint.dark &&
          sameSide(other)),
    )
}

/** Moves classes darker (1) or lighter (-1), by as few steps as let every pair they are part of pass; else not at all. */
export function move(problem: Problem, paints: Paint[], way: 1 | -1): boolean {
  if (paints.some(({ index }) => index < 0)) return false
  const pairs = paints.flatMap((paint) => problem.pairsOf(paint))
  for (let shift = 1; shift <= lastStep; shift++) {
    const choices = shifted(problem, paints, shift * way)
    if (attempt(problem, choices, () => problem.failing(pairs).length === 0)) return true
  }
  return false
}

/** Moves a surface, with its other states when they lie near: hover is then still hover. */
function giveWay(problem: Problem, layer: Paint, way: 1 | -1): boolean {
  const near = layer.element.lists
    .flatMap((list) => list.paints)
    .filter(
      ({ property, part, family, dark, index }) =>
        property === layer.property &&
        part === layer.part &&
        family === layer.family &&
        dark === layer.dark &&
        Math.abs(index - layer.index) <= 2,
    )
  return move(problem, near, way) || move(problem, [layer], way)
}

/**
 * Where no one step serves both themes, the class gets a twin for the dark: "text-primary-600" becomes
 * "text-yellow-700 dark:text-yellow-500".
 */
function split(problem: Problem, paint: Paint): boolean {
  if (paint.dark || paint.index < 0 || paint.word.includes('!')) return false
  const { choices, inDark } = problem
  const { family, index } = problem.view.colorOf(paint, true)
  const pairs = problem.pairsOf(paint).filter(({ dark }) => dark)
  const found = nearestSteps(index).find((step) => {
    inDark.set(paint, { family, index: step })
    return problem.failing(pairs).length === 0
  })
  if (found !== undefined && (move(problem, [paint], 1) || move(problem, [paint], -1))) {
    choices.set(paint, problem.view.colorOf(paint, false))
    return true
  }
  inDark.delete(paint)
  return false
}

/** All steps, the nearest to one first. */
const nearestSteps = (index: number) =>
  steps.map((_, step) => step).sort((a, b) => Math.abs(a - index) - Math.abs(b - index))

/** From where the classes stand now, not from where they began: a fill may have been moved before. */
const shifted = (problem: Problem, paints: Paint[], shift: number) =>
  paints.map((paint): [Paint, ColorRef] => {
    const { family, index } = problem.view.colorOf(paint, paint.dark)
    return [paint, { family, index: Math.min(lastStep, Math.max(0, index + shift)) }]
  })

/** White that now stands on something light becomes the darkest step of what it stands on, and the other way round. */
function turnAround(problem: Problem, paint: Paint): boolean {
  if (paint.index >= 0 || paint.alpha === 0) return false
  const pairs = problem.pairsOf(paint)
  const family = pairs.flatMap(({ surface }) => surface.layers).find(({ index }) => index >= 0)?.family ?? 'secondary'
  const index = paint.family === 'white' ? lastStep : 0
  return attempt(problem, [[paint, { family, index }]], () => problem.failing(pairs).length === 0)
}

/** Where nothing lets every pair pass: the shift that leaves the fewest failing and mends this one. */
function improve(problem: Problem, pair: Pair, paints: Paint[], way: 1 | -1) {
  if (paints.some(({ index }) => index < 0)) return
  const pairs = paints.flatMap((paint) => problem.pairsOf(paint))
  let fewest = problem.failing(pairs).length
  for (let shift = 1; shift <= lastStep; shift++) {
    const choices = shifted(problem, paints, shift * way)
    const isBetter = () => problem.view.ratio(pair) >= pair.needs && problem.failing(pairs).length < fewest
    if (attempt(problem, choices, isBetter)) fewest = problem.failing(pairs).length
  }
}
