import type { Change } from './changes.ts'
import { contrastReplacements } from './keep-contrast.ts'
import type { Palette } from './palette.ts'
import { applyReplacements } from '../edits/replacements.ts'
import { recolorTokens } from './tokens.ts'

/** Code in the buyer's colours. */
export type Recolored = {
  code: string
  /** Where it differs from replacing step for step. */
  changes: Change[]
  /** Pairs whose contrast no step of the palette could keep, in words; empty with Tailwind's own families. */
  unsolved: string[]
}

/**
 * Gives code the buyer's colours.
 * In: code of any flavour with token colours, and the palette. Out: the code with real colours; with `keepContrast`,
 * also what was changed so that every pair that passes WCAG 2.2 AA in blue and gray still does. Blue and gray, and any
 * palette that keeps contrast by itself, give what plain replacement gives, byte for byte.
 * Throws a RangeError when a ramp has a name that no class can carry or holds something that is not a colour.
 */
export function recolor(code: string, palette: Palette): string
export function recolor(code: string, palette: Palette, options: { keepContrast: true }): Recolored
export function recolor(code: string, palette: Palette, options?: { keepContrast: true }): string | Recolored {
  if (!options?.keepContrast) return recolorTokens(code, palette)
  const { replacements, ...report } = contrastReplacements(code, palette)
  return { code: applyReplacements(code, replacements), ...report }
}
