import { flavours, type SnippetFile } from '#shared/catalog.ts'
import { componentsIn, type Block } from '#shared/article.ts'
import type { Catalogue } from '../domain/library/catalogue.ts'
import { mayReadCode } from '../domain/library/entitlement.ts'
import { finishFile } from '../domain/library/snippet.ts'
import { firstFile } from '../domain/library/compiled.ts'

/** What a text without pictures says of its components, by path: what each is called, and the code it is shown with. */
export type TextComponents = Record<
  string,
  { title: string; files: Pick<SnippetFile, 'fileName' | 'language' | 'code'>[] }
>

/** The components of a text, with their code in every flavour where everyone may read it. */
export function textComponentsIn(
  blocks: readonly Block[],
  catalogue: Catalogue,
  { siteUrl }: { siteUrl: string },
): TextComponents {
  const entries = componentsIn(blocks).flatMap(({ path }) => {
    const component = catalogue.component(path)
    const meta = catalogue.meta(path)
    if (!component || !meta) return []
    const isOpen = mayReadCode({ user: null, component: meta, isOfTheDay: false })
    const files = flavours.map((flavour) => finishFile(firstFile(component.snippets[flavour]), { siteUrl }).file)
    return [[path, { title: meta.title, files: isOpen ? files : [] }] as const]
  })
  return Object.fromEntries(entries)
}
