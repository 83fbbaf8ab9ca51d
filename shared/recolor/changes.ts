import { itemAt } from '../defined.ts'
import type { ColorBook, ColorRef } from './color-book.ts'
import type { Pair } from './pairs.ts'
import type { Paint } from './paints.ts'
import type { Palette } from './palette.ts'
import type { Problem } from './problem.ts'
import { colorName } from './tokens.ts'
import { createView } from './view.ts'

/** One class that did not simply get its step of the buyer's palette. */
export type Change = {
  /** What plain replacement would have written: "hover:bg-yellow-500". */
  before: string
  /** What stands there now: "hover:bg-yellow-300". */
  after: string
  /** "white on yellow-600 is 2.9:1, needs 4.5:1", or "keeps step with bg-yellow-400" */
  reason: string
  /** Contrast ratio of the pair that the reason is about, or else of the class's own worst pair. */
  ratio: { before: number; after: number }
  /** The theme in which the reason holds. */
  mode: 'light' | 'dark'
}

/** Says what was chosen and why, in the order of the code, each kind of change once. */
export function reportChanges(problem: Problem, palette: Palette): Change[] {
  const plain = createView(problem.book)
  const changed = [...problem.choices].sort(([a], [b]) => a.start - b.start)
  const changes = new Map<string, Change>()
  for (const [paint, color] of changed) {
    const pairs = problem.pairsOf(paint)
    const worst = (candidates: readonly Pair[]) =>
      candidates.reduce<Pair | null>((low, pair) => (low && shortfall(low) <= shortfall(pair) ? low : pair), null)
    const shortfall = (pair: Pair) => plain.ratio(pair) / pair.needs
    const failed = pairs.filter((pair) => plain.ratio(pair) < pair.needs && pair.paint.role !== 'line')
    const mended = failed.filter((pair) => problem.view.ratio(pair) > plain.ratio(pair))
    const cause = worst(problem.failing(pairs, plain)) ?? worst(mended)
    const pair = cause ?? worst(pairs)
    const change: Change = {
      before: rename(paint, paint, palette),
      after: [rename(paint, color, palette), ...twinOf(problem, paint, palette)].join(' '),
      reason: cause ? describe(cause, plain.ratio(cause), problem.book) : follows(paint, changed, palette),
      ratio: pair ? { before: plain.ratio(pair), after: problem.view.ratio(pair) } : { before: 1, after: 1 },
      mode: pair?.dark || (!pair && paint.dark) ? 'dark' : 'light',
    }
    const key = `${change.before} ${change.after} ${change.mode}`
    if (!changes.has(key)) changes.set(key, change)
  }
  return [...changes.values()]
}

/** In the words of a change's reason: pairs that passed as designed and that no step of the palette lets pass. */
export function reportUnsolved(problem: Problem): string[] {
  const sentences = problem.failing().map((pair) => {
    const seen = (paint: Paint) => ({ ...problem.view.colorOf(paint, pair.dark), alpha: paint.alpha })
    const surface = { ...pair.surface, layers: pair.surface.layers.map(seen) }
    return describe({ paint: seen(pair.paint), surface, needs: pair.needs }, problem.view.ratio(pair), problem.book)
  })
  return [...new Set(sentences)]
}

/** The class with another colour, in the buyer's names. */
function rename(paint: Paint, color: ColorRef, palette: Palette): string {
  const at = paint.word.length - (paint.end - paint.start) - (paint.word.endsWith('!') ? 1 : 0)
  return `${paint.word.slice(0, at)}${writeColor(paint, color, palette)}${paint.word.slice(at + paint.end - paint.start)}`
}

/** The class for the dark that a class gets beside it, if it needs one. */
export function twinOf(problem: Problem, paint: Paint, palette: Palette): string[] {
  const color = problem.inDark.get(paint)
  return color ? [`dark:${rename(paint, color, palette)}`] : []
}

/** A colour as a snippet's class writes it, in the buyer's names and with the class's own alpha: "amber-600/10". */
export function writeColor(paint: Paint, { family, index }: ColorRef, palette: Palette): string {
  const opacity = paint.word.slice(paint.colorStart, paint.colorEnd).replace(/^[^/]*/, '')
  if (index < 0) return `${family}${opacity}`
  const colors = family === 'primary' || family === 'secondary' ? palette[family] : (family as 'red')
  return colorName(colors, index, opacity)
}

type PlacedColor = ColorRef & { alpha: number }
type PlacedPair = { paint: PlacedColor; surface: { page: ColorRef | null; layers: PlacedColor[] }; needs: number }

function describe({ paint, surface, needs }: PlacedPair, ratio: number, book: ColorBook): string {
  const name = (color: PlacedColor) =>
    `${book.label(color)}${color.alpha < 1 ? ` at ${Math.round(color.alpha * 100)}%` : ''}`
  const page = surface.page ? [book.label(surface.page)] : []
  const behind = [...surface.layers.toReversed().map(name), ...page].join(' over ')
  return `${name(paint)} on ${behind} is ${oneDecimal(ratio)}:1, needs ${needs}:1`
}

/** Rounded down, so that 4.49 is not said to be 4.5. */
const oneDecimal = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1)

function follows(paint: Paint, changed: [Paint, ColorRef][], palette: Palette): string {
  const near = changed.filter(([other]) => other.element === paint.element && other !== paint)
  const [lead] = near.find(([other]) => other.role === paint.role) ?? near[0] ?? itemAt(changed, 0)
  return `keeps step with ${rename(lead, lead, palette)}`
}
