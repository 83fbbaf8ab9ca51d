import { byteStore } from '../byte-store.ts'
import { reportChanges, reportUnsolved, twinOf, writeColor, type Change } from './changes.ts'
import { readElements } from './class-lists.ts'
import { colorBook } from './color-book.ts'
import { mendFills } from './fills.ts'
import { mendFronts } from './fronts.ts'
import { readPaints } from './paints.ts'
import { findPairs } from './pairs.ts'
import { designPalette, familyOf, type Palette } from './palette.ts'
import { demandOf, stateProblem, type Demand, type Problem } from './problem.ts'
import type { Replacement } from '../edits/replacements.ts'
import { tokenReplacements } from './tokens.ts'

/** Mending a fill can leave a border to mend, and that is where it ends; more rounds are for odd ramps. */
const mostRounds = 4

/** Bytes of what codes demand that is kept, and of a pair with the paints that are seen in it, as measured. */
const [mostBytes, bytesOfPair] = [8 * 1024 * 1024, 600]
const demands = byteStore<Demand>(mostBytes)

/** A snippet's colours, solved for a palette: which classes need another step than plain replacement gives. */
export function solve(code: string, palette: Palette): Problem {
  const book = colorBook(palette)
  const problem = stateProblem(demandOfCode(code), book)
  for (let round = 0; round < mostRounds && problem.failing().length > 0; round++) {
    mendFills(problem)
    mendFronts(problem)
  }
  return problem
}

/** The same for every palette, and most of the work: kept for the next who wants the same code in other colours. */
function demandOfCode(code: string): Demand {
  const known = demands.get(code)
  if (known) return known
  const demand = demandOf(findPairs(readPaints(code, readElements(code))), colorBook(designPalette))
  demands.put(code, demand, 2 * code.length + bytesOfPair * demand.pairs.length)
  return demand
}

/** What to replace, in order; how that differs from replacing step for step; and what could not be kept, in words. */
export type Solution = { replacements: Replacement[]; changes: Change[]; unsolved: string[] }

/**
 * What to replace in a snippet so that it has the buyer's colours and every pair of colours that passed WCAG 2.2 AA in
 * blue and gray still passes. In: code of any flavour with token colours.
 */
export function contrastReplacements(code: string, palette: Palette): Solution {
  const plain = tokenReplacements(code, palette)
  if (familyOf(palette.primary) === designPalette.primary && familyOf(palette.secondary) === designPalette.secondary) {
    return { replacements: plain, changes: [], unsolved: [] }
  }
  const problem = solve(code, palette)
  const unsolved = reportUnsolved(problem)
  if (problem.choices.size === 0) return { replacements: plain, changes: [], unsolved }

  const byStart = new Map(plain.map((replacement) => [replacement.start, replacement]))
  for (const [paint, color] of problem.choices) {
    const { start, end } = paint
    const text = [writeColor(paint, color, palette), ...twinOf(problem, paint, palette)].join(' ')
    byStart.set(start, { start, end, text })
  }
  const replacements = [...byStart.values()].sort((a, b) => a.start - b.start)
  return { replacements, changes: reportChanges(problem, palette), unsolved }
}
