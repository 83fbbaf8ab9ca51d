import type { CompiledComponent, CompiledFile, Flavour, SnippetFile } from '#shared/catalog.ts'
import type { CodeAnswer } from '#shared/page-props.ts'
import type { Change, Palette } from '#shared/recolor.ts'
import { site } from '#shared/site.ts'
import { cutFile, defaultStyle, effectsOf, setupForStyle, themeOf, type SnippetStyle } from '#shared/snippet.ts'
import { firstFile } from './compiled.ts'
import { keepFinished } from './kept-files.ts'

/** The colours a snippet has until its reader chooses others. */
export const defaultPalette = {
  primary: site.colors.snippetPrimary,
  secondary: site.colors.snippetSecondary,
} as const satisfies Palette

export type FinishOptions = { siteUrl: string; palette?: Palette; style?: SnippetStyle }
export type Finished = { file: SnippetFile; changes: Change[] }

/**
 * One file as a customer pastes it: real colours in the place of the tokens, with contrast kept, written the way they
 * asked for, and the site's address before the samples' pictures, so that it looks at once like its preview.
 * Out: the file, and what was changed beyond the plain replacement of colours.
 */
export function finishFile(
  { label, fileName, language, ...file }: CompiledFile,
  { siteUrl, palette = defaultPalette, style = defaultStyle }: FinishOptions,
): Finished {
  const { code, highlighted, changes } = cutFile(file, palette, style)
  const address = (text: string) => text.replace(/(?<=["'`(\s])\/media\//g, `${siteUrl}/media/`)
  return { file: { label, fileName, language, code: address(code), highlighted: address(highlighted) }, changes }
}

/** The same, kept for whoever asks next. */
export const keptFile = keepFinished(finishFile)

/**
 * Everything a customer gets for one flavour of a component. Changes are those of its first file; the others agree.
 * What is finished is kept for whoever asks next, unless another `finish` is handed in.
 */
export function finishSnippet(
  { path, snippets }: Pick<CompiledComponent, 'path' | 'snippets'>,
  flavour: Flavour,
  options: FinishOptions,
  finish: typeof finishFile = keptFile,
): CodeAnswer {
  const { palette = defaultPalette, style = defaultStyle } = options
  const plain = firstFile(snippets[flavour])
  const { files, dependencies, setup, setupV3 } = snippets[flavour]
  const finished = files.map((file) => finish(file, options))
  const [first] = finished
  const forTailwind = [...(style.tailwind === 'v3' ? setupV3 : []), ...setupForStyle(plain.code, style)]
  return {
    path,
    flavour,
    files: finished.map(({ file }) => file),
    dependencies,
    setup: [...setup, ...forTailwind],
    changes: first?.changes ?? [],
    theme: first ? themeOf(first.file.code, palette, style) : null,
    effects: effectsOf(plain, style),
  }
}
