/** What search looks through, read from the sources as the build reads them. */
import { readTools } from '#scripts/build/goods-list.ts'
import { readPublications } from '#scripts/build/publishing.ts'
import { searchDocuments } from '#server/domain/library/search-documents.ts'
import type { ComponentMeta, CatalogIndex } from '#shared/catalog.ts'
import { splitComponentPath } from '#shared/urls.ts'
import { arrange, readSources } from '#toolchain/catalog-files.ts'

function metaOf({ path, source }: { path: string; source: string }): ComponentMeta & { order: number } {
  const head = source.slice(0, source.indexOf('*/'))
  const detail = (name: string) => new RegExp(`^ \\* @${name} (.*)$`, 'm').exec(head)?.[1]?.trim() ?? ''
  return {
    slug: splitComponentPath(path).slug,
    path,
    title: detail('title'),
    description: detail('description'),
    keywords: detail('keywords').split(/\s*,\s*/),
    free: / \* @free$/m.test(head),
    layout: 'padded',
    minHeight: 0,
    part: detail('part'),
    opens: null,
    picture: null,
    pictureWidth: 1280,
    isDrawable: false,
    order: Number(detail('order')),
  }
}

const components = readSources().sources.map(metaOf)
export const catalogue: CatalogIndex = {
  packages: arrange(components),
  counts: { components: components.length, snippets: components.length * 4, subcategories: 0 },
}
const { docs } = await readPublications()
export const documents = searchDocuments({
  catalogue,
  docs,
  goods: { tools: readTools(), 'starter-kits': [], templates: [] },
})
