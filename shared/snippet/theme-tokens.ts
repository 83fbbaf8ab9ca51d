import { type ColorToken, tokenOf, type TokenGroup, writeTokens } from '../color/design-tokens.ts'
import { tailwindColors } from '../color/tailwind-colors.ts'
import { type Family, nameOf, type Palette, perStep, type Ramp } from '../recolor/palette.ts'

/** How a file of these tokens is called; the ending is the format's own. */
export const themeTokensFile = 'theme.tokens.json'

/**
 * The colours of a palette as design tokens: its families as they are, and `primary` and `secondary` as references to
 * them, so that a design follows when these lead elsewhere.
 */
export function themeTokens({ primary, secondary }: Palette): string {
  return writeTokens({
    [nameOf(primary)]: stepsOf(primary),
    [nameOf(secondary)]: stepsOf(secondary),
    primary: referencesTo(primary),
    secondary: referencesTo(secondary),
  })
}

const stepsOf = (colors: Family | Ramp): TokenGroup =>
  perStep((step, index): ColorToken => {
    const css = typeof colors === 'string' ? tailwindColors[colors][index] : colors.colors[step]
    return { $type: 'color', $value: tokenOf(css ?? '') }
  })

const referencesTo = (colors: Family | Ramp): TokenGroup =>
  perStep((step): ColorToken => ({ $type: 'color', $value: `{${nameOf(colors)}.${step}}` }))
