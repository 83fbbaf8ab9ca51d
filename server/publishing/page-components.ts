import { componentsIn, type Block } from '#shared/article.ts'
import type { Thumbnail, PageComponent } from '#shared/page-props.ts'
import type { Catalogue } from '../domain/library/catalogue.ts'
import { mayReadCode } from '../domain/library/entitlement.ts'
import { awaitedCode } from '../domain/library/component-code.ts'
import { thumbnailOf } from '../domain/library/thumbnail.ts'
import { compiledOf } from '../domain/library/compiled.ts'

/** What a text needs to show the components in it. One that left the catalogue since the build is left out. */
export function pageComponentsIn(blocks: readonly Block[], catalogue: Catalogue): Record<string, PageComponent> {
  const live = componentsIn(blocks)
  const withCode = new Set(live.flatMap(({ path, code }) => (code ? [path] : [])))
  const metas = live.flatMap(({ path }) => catalogue.meta(path) ?? [])
  const entries = metas.map((meta) => {
    const { path, slug, title, part, minHeight } = meta
    // A text is the same for everyone, so it carries only what everyone may read.
    const isOpen = mayReadCode({ user: null, component: meta, isOfTheDay: false })
    const bare = { path, slug, title, part, minHeight }
    if (!withCode.has(path)) return [path, bare] as const
    return [path, { ...bare, code: isOpen ? awaitedCode(compiledOf(catalogue, meta)) : null }] as const
  })
  return Object.fromEntries(entries)
}

/** What a text can be pictured by: the first component in it. */
export function thumbnailIn({ blocks }: { blocks: readonly Block[] }, catalogue: Catalogue): Thumbnail | null {
  const meta = componentsIn(blocks).flatMap(({ path }) => catalogue.meta(path) ?? [])[0]
  return meta ? thumbnailOf(meta) : null
}
