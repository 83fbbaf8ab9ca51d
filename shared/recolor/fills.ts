import type { ColorRef } from './color-book.ts'
import type { Pair } from './pairs.ts'
import { move } from './fronts.ts'
import type { Paint } from './paints.ts'
import { attempt, ground, isLightOnDark, type Problem } from './problem.ts'
import { steps } from './palette.ts'

const brightStep = steps.indexOf(400)
const darkestStep = steps.length - 1
/** Steps up to this one stand for "white with a breath of colour". */
const palestStep = steps.indexOf(200)

/**
 * Mends solid fills that white or pale content no longer stands out from.
 *
 * All states of an element's fill move together, so that hover keeps its direction and the dark theme its relation:
 * a hue that is colourful only while light (yellow) goes to its step 400 and its content turns dark; any other hue goes
 * darker until the content passes.
 */
export function mendFills(problem: Problem) {
  for (const pair of problem.failing()) {
    if (problem.view.ratio(pair) >= pair.needs) continue
    const fill = solidFill(problem, pair)
    if (!fill || !isPale(pair.paint) || !isLightOnDark(problem, pair)) continue
    // Tinted text that only needs to be a little paler leaves the fill alone.
    if (pair.paint.index > 0 && move(problem, [pair.paint], -1)) continue
    const fills = statesOfFill(problem, fill)
    const isText = [...content(problem, fills)].some(({ role }) => role === 'text' || role === 'icon')
    if (isText && problem.book.isBright(fill.family) && flip(problem, fills, fill.family)) continue
    darken(problem, fills)
  }
}

const isPale = ({ family, index }: Paint) => family === 'white' || (index >= 0 && index <= palestStep)

/** The token fill that a pair's colour stands on; a nearly opaque one (bg-primary-600/90) counts as solid. */
function solidFill(problem: Problem, { surface }: Pair): Paint | null {
  const top = surface.layers.findLast(({ alpha }) => alpha >= 0.75)
  return top && top.index > palestStep && (top.family === 'primary' || top.family === 'secondary') ? top : null
}

/** The fills of the same element and hue that carry light content, whatever the state and theme. */
function statesOfFill(problem: Problem, fill: Paint): Paint[] {
  const paints = fill.element.lists.flatMap((list) => list.paints)
  return paints.filter(
    (paint) =>
      (paint.role === 'fill' || paint.role === 'gradient') &&
      paint.family === fill.family &&
      paint.part === fill.part &&
      paint.alpha >= 0.75 &&
      paint.index > palestStep &&
      onTopOf(problem, paint).every((pair) => isLightOnDark(problem, pair) || !isReadable(problem, pair)),
  )
}

/** A pair that did not pass as designed says nothing about what the fill is for. */
const isReadable = ({ design }: Problem, pair: Pair) => design.ratio(pair) >= pair.needs

const onTopOf = (problem: Problem, fill: Paint) =>
  problem
    .pairsOf(fill)
    .filter((pair) => pair.paint !== fill && (ground(pair) === fill || pair.surface.layers.at(-1) === fill))

/** The pale colours that stand on some of the fills. */
const content = (problem: Problem, fills: Paint[]) =>
  new Set(
    fills
      .flatMap((fill) => onTopOf(problem, fill))
      .filter((pair) => isPale(pair.paint) && isLightOnDark(problem, pair))
      .map(({ paint }) => paint),
  )

/** By as few steps as possible; the dark theme's own fills go at least as far as those of the light one. */
function darken(problem: Problem, fills: Paint[]): boolean {
  const pairs = fills.flatMap((fill) => onTopOf(problem, fill)).filter(({ paint }) => isPale(paint))
  const darkerBy = (light: number, dark: number) =>
    fills.map((fill): [Paint, ColorRef] => {
      const index = Math.min(darkestStep, fill.index + (fill.dark ? dark : light))
      return [fill, { family: fill.family, index }]
    })
  for (let light = 0; light < steps.length; light++) {
    for (let dark = light; dark < steps.length; dark++) {
      if (attempt(problem, darkerBy(light, dark), () => problem.failing(pairs).length === 0)) return true
    }
  }
  return false
}

/** Resting on step 400; on 300 when a state that darkens would come too close to the dark content. */
const flip = (problem: Problem, fills: Paint[], family: string) =>
  [brightStep, brightStep - 1].some((index) => flipTo(problem, fills, { family, index }))

function flipTo(problem: Problem, fills: Paint[], { family, index: step }: ColorRef): boolean {
  const light = step - restingStep(fills.filter(({ dark }) => !dark))
  const dark = step - restingStep(fills.filter(({ dark }) => dark))
  const bright = fills.map((fill): [Paint, ColorRef] => {
    const index = fill.index + (fill.dark ? dark : light)
    return [fill, { family, index: Math.max(0, Math.min(darkestStep, index)) }]
  })
  const pale = content(problem, fills)
  return [0, 1, 2].some((deeper) => {
    // White and 50 become 950, 100 becomes 900, 200 becomes 800; deeper still when that is not enough.
    const deep = [...pale].map((paint): [Paint, ColorRef] => [
      paint,
      { family, index: Math.min(darkestStep, darkestStep - Math.max(0, paint.index) + deeper) },
    ])
    const tried = [...bright, ...deep]
    const concerned = tried.flatMap(([paint]) => problem.pairsOf(paint))
    return attempt(problem, tried, () => problem.failing(concerned).every(isMendedLater))
  })
}

/** Borders and outlines round a fill find their own step afterwards. */
const isMendedLater = ({ paint }: Pair) => paint.role === 'line' && paint.family !== 'white'

/** The step of the fill that depends on the fewest conditions. */
function restingStep(fills: Paint[]): number {
  const [resting] = [...fills].sort((a, b) => a.conditions.length - b.conditions.length)
  return resting?.index ?? brightStep
}
