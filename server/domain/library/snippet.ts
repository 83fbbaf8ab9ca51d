import { join } from 'node:path'
import type { CompiledComponent, CompiledFile, Flavour, SnippetFile } from '#shared/catalog.ts'
import type { CodeAnswer } from '#shared/page-props.ts'
import type { Change, Palette } from '#shared/recolor.ts'
import { site } from '#shared/site.ts'
import { cutFile, defaultStyle, effectsOf, setupForStyle, themeOf, type SnippetStyle } from '#shared/snippet.ts'
import { createHighlighter } from '../../process/highlighter.ts'
import { firstFile } from './compiled.ts'
import { keepFinished } from './kept-files.ts'

/** The colours a snippet has until its reader chooses others. */
export const defaultPalette = {
  primary: site.colors.snippetPrimary,
  secondary: site.colors.snippetSecondary,
} as const satisfies Palette

export type FinishOptions = { siteUrl: string; palette?: Palette; style?: SnippetStyle }
export type Finished = { file: SnippetFile; changes: Change[] }

const highlight = createHighlighter(join(import.meta.dirname, '../../../build/cache/highlighted'))

/**
 * One file as a customer pastes it: real colours in the place of the tokens, with contrast kept, written the way they
 * asked for, and the site's address before the samples' pictures, so that it looks at once like its preview.
 * In: the file, and its code highlighted where anybody looks at it.
 * Out: the file, and what was changed beyond the plain replacement of colours.
 */
export function finishFile(
  { label, fileName, language, ...file }: CompiledFile,
  { siteUrl, palette = defaultPalette, style = defaultStyle }: FinishOptions,
  shown = '',
): Finished {
  const { code, highlighted, changes } = cutFile({ ...file, highlighted: shown }, palette, style)
  const address = (text: string) =>
    text.includes('/media/') ? text.replace(/(?<=["'`(\s])\/media\//g, `${siteUrl}/media/`) : text
  return { file: { label, fileName, language, code: address(code), highlighted: address(highlighted) }, changes }
}

/** The same, highlighted, and kept for whoever asks next. */
export const keptFile = keepFinished(async (file, options) =>
  finishFile(file, options, await highlight(file.code, file.language)),
)

type Cut = Pick<CompiledComponent, 'path' | 'snippets'>

/** Everything a customer gets for one flavour of a component. Changes are those of its first file; the others agree. */
export async function finishSnippet(component: Cut, flavour: Flavour, options: FinishOptions): Promise<CodeAnswer> {
  const { files } = component.snippets[flavour]
  return answerOf(component, flavour, options, await Promise.all(files.map((file) => keptFile(file, options))))
}

/** The same for what nobody looks at: its files are not highlighted, and nothing is kept. */
export function plainSnippet(component: Cut, flavour: Flavour, options: FinishOptions): CodeAnswer {
  const { files } = component.snippets[flavour]
  const finished = files.map((file) => finishFile(file, options))
  return answerOf(component, flavour, options, finished)
}

function answerOf(
  { path, snippets }: Cut,
  flavour: Flavour,
  { palette = defaultPalette, style = defaultStyle }: FinishOptions,
  finished: readonly Finished[],
): CodeAnswer {
  const plain = firstFile(snippets[flavour])
  const { dependencies, setup, setupV3 } = snippets[flavour]
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
