/**
 * Cutting a compiled file to a customer's wishes, always in this order: version, colours, the dark, density, direction,
 * prefix, quotes, semicolons, indent. Colours come before the dark goes, so that a snippet has the same light colours
 * with and without it; the prefix comes after all that looks for a class by its name.
 */
import type { CompiledFile } from './catalog.ts'
import { contrastReplacements, type Change, type Palette } from './recolor.ts'
import { inVersion3 } from './snippet/classes.ts'
import { edit, type Draft } from './snippet/draft.ts'
import { styleLayout } from './snippet/layout.ts'
import { styleClasses } from './snippet/style-classes.ts'
import { defaultStyle, type SnippetStyle } from './snippet/style.ts'
import { namedPalette } from './snippet/theme.ts'
import { isForDark } from './snippet/without-dark.ts'

export { effectsOf } from './snippet/effects.ts'
export { setupForStyle } from './snippet/setup.ts'
export { themeOf, type SnippetTheme } from './snippet/theme.ts'
export {
  colourNames,
  darkStrategies,
  defaultStyle,
  densities,
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
 * @returns the code, the same highlighted where that was given, and the colours that were moved to keep contrast
 */
export function cutFile(
  { code: text, marks, highlighted: shown = '' }: Omit<Draft, 'highlighted'> & Partial<Draft>,
  palette: Palette,
  style: SnippetStyle = defaultStyle,
): { code: string; highlighted: string; changes: Change[] } {
  const file = { code: text, marks, highlighted: shown }
  const versioned = style.tailwind === 'v3' ? inVersion3(file) : file
  const { replacements, changes } = contrastReplacements(versioned.code, namedPalette(palette, style))
  const { code, highlighted } = styleLayout(styleClasses(edit(versioned, replacements), style), style)
  return { code, highlighted, changes: style.dark === 'none' ? inLight(changes) : changes }
}

/** The code of a file in a style, its colours still tokens: for tools that compare flavours and versions. */
export function codeIn(file: Pick<CompiledFile, 'code' | 'marks'>, style: Partial<SnippetStyle>): string {
  const wanted = { ...defaultStyle, ...style }
  const draft: Draft = { code: file.code, marks: file.marks, highlighted: '' }
  return styleLayout(styleClasses(wanted.tailwind === 'v3' ? inVersion3(draft) : draft, wanted), wanted).code
}

/** What was moved for the light theme, without what stands beside it for the dark. */
const inLight = (changes: readonly Change[]): Change[] =>
  changes.flatMap((change) => {
    const after = change.after
      .split(' ')
      .filter((name) => !isForDark(name))
      .join(' ')
    return change.mode === 'dark' || after === change.before ? [] : [{ ...change, after }]
  })
