import { componentsIn, type Block } from '#shared/article.ts'
import type { ShownComponent } from '#shared/page-props.ts'
import type { Catalogue } from '../domain/catalogue.ts'

/** What a text needs to show the components in it. One that left the catalogue since the build is left out. */
export function shownIn(blocks: readonly Block[], catalogue: Catalogue): Record<string, ShownComponent> {
  const entries = componentsIn(blocks).flatMap(({ path }) => {
    const meta = catalogue.meta(path)
    if (!meta) return []
    const { slug, title, part, minHeight } = meta
    return [[path, { path, slug, title, part, minHeight }] as const]
  })
  return Object.fromEntries(entries)
}
