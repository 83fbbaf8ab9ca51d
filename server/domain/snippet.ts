import type { Flavour, SnippetFile } from '#shared/catalog.ts'
import type { CodeAnswer } from '#shared/page-props.ts'
import { recolorHighlighted, type Change, type Palette } from '#shared/recolor.ts'
import type { CompiledComponent } from '#shared/catalog.ts'
import { site } from '#shared/site.ts'

/** The colours a snippet has until its reader chooses others. */
export const defaultPalette = {
  primary: site.colors.snippetPrimary,
  secondary: site.colors.snippetSecondary,
} as const satisfies Palette

type Options = { siteUrl: string; palette?: Palette }
type Finished = { file: SnippetFile; changes: Change[] }

/**
 * One file as a customer pastes it: real colours in the place of the tokens, with contrast kept, and the site's address
 * before the samples' pictures, so that a pasted snippet looks at once like its preview.
 * Out: the file, and what was changed beyond the plain replacement.
 */
export function finishFile(file: SnippetFile, { siteUrl, palette = defaultPalette }: Options): Finished {
  const { code, highlighted, changes } = recolorHighlighted(file, palette)
  const address = (text: string) => text.replace(/(?<=["'`(\s])\/media\//g, `${siteUrl}/media/`)
  return { file: { ...file, code: address(code), highlighted: address(highlighted) }, changes }
}

/** Everything a customer gets for one flavour of a component. Changes are those of its first file; the others agree. */
export function finishSnippet({ path, snippets }: CompiledComponent, flavour: Flavour, options: Options): CodeAnswer {
  const { files, dependencies, setup } = snippets[flavour]
  const finished = files.map((file) => finishFile(file, options))
  return { path, flavour, files: finished.map(({ file }) => file), dependencies, setup, changes: finished[0]!.changes }
}
