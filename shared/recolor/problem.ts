import type { ColorBook, ColorRef } from './color-book.ts'
import type { Pair } from './pairs.ts'
import type { Paint } from './paints.ts'
import { createView, type View } from './view.ts'

/** What has to hold in a snippet, whatever colours it gets. */
export type Demand = {
  pairs: readonly Pair[]
  /** The pairs that passed as designed. */
  mustPass: ReadonlySet<Pair>
  /** The snippet as it was designed. */
  design: View
  /** All pairs in which a class is seen, as the colour in front or as a fill behind. */
  pairsOf: (paint: Paint) => readonly Pair[]
}

/** What has to hold, and what has been decided so far. */
export type Problem = Demand & {
  book: ColorBook
  /** The snippet in the buyer's colours, with the choices made so far. */
  view: View
  choices: Map<Paint, ColorRef>
  /** What some of these classes are in the dark, where one colour cannot serve both themes. */
  inDark: Map<Paint, ColorRef>
  /** Those that must pass and do not as seen now, or in another view. */
  failing: (among?: Iterable<Pair>, as?: View) => Pair[]
}

/** What a snippet's pairs demand: those that passed as designed must pass. */
export function demandOf(pairs: readonly Pair[], designBook: ColorBook): Demand {
  const design = createView(designBook)
  const passed = pairs.filter((pair) => design.ratio(pair) >= pair.needs)
  const standsOutside = new Set(passed.filter(({ isInner }) => !isInner).map(({ paint, dark }) => keyOf(paint, dark)))
  const mustPass = new Set(
    passed.filter(({ isInner, paint, dark }) => !isInner || !standsOutside.has(keyOf(paint, dark))),
  )

  const byPaint = new Map<Paint, Pair[]>()
  for (const pair of pairs) {
    for (const paint of [pair.paint, ...pair.surface.layers]) {
      const known = byPaint.get(paint)
      if (known) known.push(pair)
      else byPaint.set(paint, [pair])
    }
  }
  return { pairs, mustPass, design, pairsOf: (paint) => byPaint.get(paint) ?? [] }
}

/** States the problem of a snippet in a buyer's colours, with nothing chosen yet. */
export function stateProblem(demand: Demand, book: ColorBook): Problem {
  const choices = new Map<Paint, ColorRef>()
  const inDark = new Map<Paint, ColorRef>()
  const view = createView(book, { everywhere: choices, inDark })
  const { mustPass } = demand
  return {
    ...demand,
    book,
    view,
    choices,
    inDark,
    failing: (among = mustPass, as = view) =>
      [...among].filter((pair) => mustPass.has(pair) && as.ratio(pair) < pair.needs),
  }
}

const keyOf = ({ start }: Paint, dark: boolean) => (dark ? -1 - start : start)

/** Whether the colour in front is the lighter one, as designed. */
export const isLightOnDark = ({ design }: Problem, pair: Pair) => design.front(pair) > design.behind(pair)

/** The opaque fill that a pair's colour stands on, if it is one of the snippet's own. */
export const ground = ({ surface }: Pair): Paint | null => (surface.page ? null : surface.layers[0])

/** Tries choices: keeps them when `isGood` says so, else takes them back. */
export function attempt(problem: Problem, tried: readonly [Paint, ColorRef][], isGood: () => boolean): boolean {
  const { choices } = problem
  const before = tried.map(([paint]) => choices.get(paint))
  const choose = (paint: Paint, color: ColorRef = paint) => {
    if (color.family === paint.family && color.index === paint.index) choices.delete(paint)
    else choices.set(paint, color)
  }
  for (const [paint, color] of tried) choose(paint, color)
  if (isGood()) return true
  for (const [index, [paint]] of tried.entries()) choose(paint, before[index])
  return false
}
