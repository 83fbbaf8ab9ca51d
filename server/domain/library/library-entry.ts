import { standaloneTitle } from '#shared/standalone-title.ts'
import { splitComponentPath } from '#shared/urls.ts'
import type { LibraryEntry } from '#shared/page-props.ts'
import type { Catalogue } from './catalogue.ts'

/** A component, by a path it has or had, with the titles of where it stands; null when the catalogue no longer holds it. */
export function libraryEntry(catalogue: Catalogue, known: string): LibraryEntry | null {
  const path = catalogue.moved(known) ?? known
  const meta = catalogue.meta(path)
  const [pkg = '', category = '', subcategory = ''] = splitComponentPath(path).subcategoryPath.split('/')
  const found = meta && catalogue.find(pkg, category, subcategory)
  if (!found) return null
  const { path: subcategoryPath } = found.subcategory
  const title = standaloneTitle(found.subcategory.title, found.category.title)
  return { ...meta, subcategory: { title, path: subcategoryPath }, packageTitle: found.package.title }
}
