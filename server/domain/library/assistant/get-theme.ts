import { tailwindColors } from '#shared/color/tailwind-colors.ts'
import { type Family, nameOf, type Palette, type Ramp, steps } from '#shared/recolor/palette.ts'
import type { SnippetStyle } from '#shared/snippet.ts'
import { paletteTheme } from '#shared/snippet/theme.ts'
import { callOf, fenced, type Told } from './told.ts'

/**
 * The theme that all components of a palette need together, and which colour each step is.
 *
 * @param asked the colours as they were asked for, for the next call
 */
export function getTheme(palette: Palette, style: SnippetStyle, asked: { primary?: string; secondary?: string }): Told {
  const theme = paletteTheme(palette, style)
  const names = [
    `primary is ${nameOf(palette.primary)}, secondary is ${nameOf(palette.secondary)}; steps 50 to 950`,
    `primary: ${valuesOf(palette.primary)}`,
    `secondary: ${valuesOf(palette.secondary)}`,
  ]
  const body = theme
    ? [
        `Paste once into ${theme.fileName}; every component in these colours uses it:`,
        fenced(theme.code, theme.fileName === 'your CSS' ? 'css' : 'js'),
      ]
    : ['Both are families that Tailwind CSS has: nothing is to be added to the project.']
  return { text: [...names, ...body, `Next: ${callOf('get_component', { name: '…', ...asked })}`].join('\n') }
}

/** The colours of the eleven steps, lightest first. */
const valuesOf = (colours: Family | Ramp): string =>
  (typeof colours === 'object' ? steps.map((step) => colours.colors[step]) : tailwindColors[colours]).join(' ')
