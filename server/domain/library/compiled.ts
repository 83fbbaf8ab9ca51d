import type { CompiledComponent, CompiledFile, ComponentMeta, Flavour, Snippet } from '#shared/catalog.ts'
import { needed } from '#shared/needed.ts'
import type { Catalogue, CompiledPreview } from './catalogue.ts'

type Listed = Pick<ComponentMeta, 'path'>

/** A component of the catalogue with its code; whoever calls decides who may see it. Throws when the build lacks it. */
export const compiledOf = (catalogue: Catalogue, { path }: Listed): CompiledComponent =>
  needed(catalogue.component(path), `The catalogue lists ${path}, and the build holds no code of it.`)

/** What the preview of a component of the catalogue starts with. Throws when the build lacks it. */
export const previewOf = (catalogue: Catalogue, { path }: Listed): CompiledPreview =>
  needed(catalogue.preview(path), `The catalogue lists ${path}, and the build holds no preview of it.`)

/** The file that stands for a snippet; the build writes no snippet without one. */
export const firstFile = ({ files }: Snippet): CompiledFile =>
  needed(files[0], 'The build wrote a snippet without a file.')

/** A component with nothing of one flavour but the file of a label; with the first where it has none of this label. */
export function oneFileOf(
  component: CompiledComponent,
  flavour: Flavour,
  label: string | undefined,
): Pick<CompiledComponent, 'path' | 'snippets'> {
  const { path, snippets } = component
  const snippet = snippets[flavour]
  const file = snippet.files.find((each) => each.label === label) ?? firstFile(snippet)
  return { path, snippets: { ...snippets, [flavour]: { ...snippet, files: [file] } } }
}
