/** The code of many components as files to keep: what a zip of them holds. */
import type { ComponentMeta, Flavour, SnippetFile } from '#shared/catalog.ts'
import { themeFigmaVariables } from '#shared/snippet/theme-figma.ts'
import { themeTokens, themeTokensFile } from '#shared/snippet/theme-tokens.ts'
import { paletteTheme } from '#shared/snippet/theme.ts'
import { defaultStyle } from '#shared/snippet.ts'
import { splitComponentPath } from '#shared/urls.ts'
import type { Catalogue } from './catalogue.ts'
import { archiveReadme, type Taken, themeFile } from './code-archive-readme.ts'
import { compiledOf, oneFileOf } from './compiled.ts'
import { defaultPalette, plainSnippet, type FinishOptions } from './snippet.ts'

export type ArchiveWishes = {
  flavour: Flavour
  /** The label of the file to take where a flavour has several; without it the first. */
  label?: string | undefined
  options: FinishOptions
}

export type Chosen = {
  /** Whoever calls decided that the reader may have these. */
  open: readonly ComponentMeta[]
  /** What was asked for and needs a licence; its titles are listed, its code is never read. */
  locked: readonly ComponentMeta[]
  /** Part numbers that the library does not know. */
  unknown: readonly string[]
}

/**
 * The files of an archive, one after the other as they are asked for: each component in its package, category and
 * subcategory, then the theme, its design tokens and variables for Figma, and last the README, which adds up what all of them need.
 */
export function* archiveFiles(
  catalogue: Catalogue,
  { open, locked, unknown }: Chosen,
  { flavour, label, options }: ArchiveWishes,
): Generator<{ path: string; text: string }> {
  const { palette = defaultPalette, style = defaultStyle, siteUrl } = options
  const taken: Taken[] = []
  for (const meta of open) {
    const { files, dependencies, setup } = plainSnippet(
      oneFileOf(compiledOf(catalogue, meta), flavour, label),
      flavour,
      options,
    )
    for (const file of files) {
      const path = pathOf(meta, file)
      taken.push({ meta, path, dependencies, setup })
      yield { path, text: file.code }
    }
  }
  const theme = paletteTheme(palette, style)
  if (taken.length > 0) {
    if (theme) yield { path: themeFile(theme), text: theme.code }
    yield { path: themeTokensFile, text: themeTokens(palette) }
    yield* themeFigmaVariables(palette)
  }
  yield {
    path: 'README.md',
    text: archiveReadme({ taken, locked, unknown, theme, flavour, palette, style, siteUrl }),
  }
}

const pathOf = ({ path }: ComponentMeta, { fileName }: SnippetFile) =>
  `${splitComponentPath(path).subcategoryPath}/${fileName}`
