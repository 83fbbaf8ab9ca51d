/** Cutting a compiled file to a customer's wishes: version, colours, prefix, direction, quotes, semicolons, indent. */
import type { CompiledFile } from './catalog.ts'
import { contrastReplacements, type Change, type Palette } from './recolor.ts'
import { inVersion3, styleClasses } from './snippet/classes.ts'
import { edit, type Draft } from './snippet/draft.ts'
import { styleLayout } from './snippet/layout.ts'
import { defaultStyle, type SnippetStyle } from './snippet/style.ts'

export { setupForStyle } from './snippet/setup.ts'
export {
  darkStrategies,
  defaultStyle,
  directions,
  indents,
  prefixPattern,
  quoteKinds,
  rampNotations,
  readStyle,
  tailwindVersions,
  type DarkStrategy,
  type SnippetStyle,
  type TailwindVersion,
} from './snippet/style.ts'

/**
 * Cuts a file to a palette and a style.
 *
 * @param file as the build keeps it: for Tailwind CSS 4, in token colours
 * @returns the code, the same highlighted, and the colours that were moved to keep contrast
 */
export function cutFile(
  file: Draft,
  palette: Palette,
  style: SnippetStyle = defaultStyle,
): { code: string; highlighted: string; changes: Change[] } {
  const versioned = style.tailwind === 'v3' ? inVersion3(file) : file
  const { replacements, changes } = contrastReplacements(versioned.code, notated(palette, style))
  const { code, highlighted } = styleLayout(styleClasses(edit(versioned, replacements), style), style)
  return { code, highlighted, changes }
}

/** The code of a file in a style, its colours still tokens: for tools that compare flavours and versions. */
export function codeIn(file: Omit<CompiledFile, 'highlighted'>, style: Partial<SnippetStyle>): string {
  const wanted = { ...defaultStyle, ...style }
  const draft = { ...file, highlighted: '' }
  return styleLayout(styleClasses(wanted.tailwind === 'v3' ? inVersion3(draft) : draft, wanted), wanted).code
}

/** The palette with a customer's own colours named the way the style says. */
function notated({ primary, secondary }: Palette, { ramps, tailwind }: SnippetStyle): Palette {
  const as = ramps === 'theme' ? 'theme' : (`variables-${tailwind}` as const)
  return {
    primary: typeof primary === 'string' ? primary : { ...primary, as },
    secondary: typeof secondary === 'string' ? secondary : { ...secondary, as },
  }
}
