import { applyReplacements, type Replacement } from '../edits/replacements.ts'
import { checkNames, nameOf, steps, type Family, type Palette, type Ramp, type Step } from './palette.ts'

/** A token with one of Tailwind's eleven steps, as it stands in a class name or a CSS variable, with its alpha. */
export const tokenPattern = /(?<=-)(primary|secondary)-(50|[1-9]00|950)(?!\d)(\/(?:\d+(?:\.\d+)?|\[[\d.]+%?\]))?/g

/**
 * Replaces the token palettes by the buyer's, step for step, and looks no further.
 * In: code, or its highlighted HTML, in which every class name stands unbroken. Out: the same with real colours.
 * Throws a RangeError when a ramp has a name that no class can carry.
 */
export function recolorTokens(code: string, palette: Palette): string {
  return applyReplacements(code, tokenReplacements(code, palette))
}

/** The replacements that `recolorTokens` makes, in order and apart, in UTF-16 units; throws as it does. */
export function tokenReplacements(code: string, palette: Palette): Replacement[] {
  checkNames(palette)
  return [...code.matchAll(tokenPattern)].map((match) => {
    const [token, name, step, opacity = ''] = match
    const colors = palette[name as keyof Palette]
    const end = match.index + token.length
    const before = code.slice(Math.max(0, match.index - 8), match.index)
    if (before === '--color-') {
      // A theme variable: --color-primary-600 becomes --color-amber-600, or --brand-600 for a ramp kept in variables.
      const own = typeof colors === 'object' && colors.as?.startsWith('variables')
      return {
        start: own ? match.index - 'color-'.length : match.index,
        end,
        text: `${nameOf(colors)}-${step}${opacity}`,
      }
    }
    // In v4, an unknown variable after these means a whole shadow unless it is said to be a colour.
    const hint = before.endsWith('shadow-')
    return { start: match.index, end, text: colorName(colors, steps.indexOf(Number(step) as Step), opacity, hint) }
  })
}

/**
 * How a class names a colour.
 * In: the family or ramp, the step's position in `steps`, the alpha as written ("/10", "/[0.08]" or ""), and whether
 * a variable must be marked as a colour. Out: "amber-600/10", "(--brand-600)/10" or, for v3, "[var(--brand-600)]".
 */
export function colorName(colors: Family | Ramp, index: number, opacity: string, hint = false): string {
  if (typeof colors === 'string') return `${colors}-${steps[index]}${opacity}`
  const name = `${colors.name}-${steps[index]}`
  if (colors.as === 'variables-v4') return `(${hint ? 'color:' : ''}--${name})${opacity}`
  if (colors.as !== 'variables-v3') return `${name}${opacity}`
  // v3 cannot thin a variable that holds a whole colour; CSS can.
  if (opacity) return `[color-mix(in_srgb,var(--${name})_${percent(opacity)},transparent)]`
  return `[var(--${name})]`
}

function percent(opacity: string): string {
  const text = opacity.slice(1).replace(/[[\]]/g, '')
  if (text.endsWith('%')) return text
  return `${opacity.startsWith('/[') ? Number((Number(text) * 100).toFixed(4)) : text}%`
}
