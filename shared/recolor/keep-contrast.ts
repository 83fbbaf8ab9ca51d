import { reportChanges, writeColor, type Change } from './changes.ts'
import { readElements } from './class-lists.ts'
import { colorBook } from './color-book.ts'
import { mendFills } from './fills.ts'
import { mendFronts } from './fronts.ts'
import { readPaints } from './paints.ts'
import { findPairs } from './pairs.ts'
import { designPalette, type Palette } from './palette.ts'
import { stateProblem, type Problem } from './problem.ts'
import { tokenReplacements, type Replacement } from './tokens.ts'

/** Mending a fill can leave a border to mend, and that is where it ends; more rounds are for odd ramps. */
const mostRounds = 4

/** A snippet's colours, solved for a palette: which classes need another step than plain replacement gives. */
export function solve(code: string, palette: Palette): Problem {
  const book = colorBook(palette)
  const pairs = findPairs(readPaints(code, readElements(code), book))
  const problem = stateProblem(pairs, colorBook(designPalette), book)
  for (let round = 0; round < mostRounds && problem.failing().length > 0; round++) {
    mendFills(problem)
    mendFronts(problem)
  }
  return problem
}

/**
 * What to replace in a snippet so that it has the buyer's colours and every pair of colours that passed WCAG 2.2 AA in
 * blue and gray still passes. In: code of any flavour. Out: replacements in order, and what differs from plain ones.
 */
export function contrastReplacements(
  code: string,
  palette: Palette,
): { replacements: Replacement[]; changes: Change[] } {
  const plain = tokenReplacements(code, palette)
  const problem = solve(code, palette)
  if (problem.choices.size === 0) return { replacements: plain, changes: [] }

  const byStart = new Map(plain.map((replacement) => [replacement.start, replacement]))
  for (const [paint, color] of problem.choices) {
    const { start, end } = paint
    byStart.set(start, { start, end, text: writeColor(paint, color, palette) })
  }
  return {
    replacements: [...byStart.values()].sort((a, b) => a.start - b.start),
    changes: reportChanges(problem, palette),
  }
}
