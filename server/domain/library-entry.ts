import { splitComponentPath } from '#shared/urls.ts'
import type { LibraryEntry } from '#shared/page-props.ts'
import type { Catalogue } from './catalogue.ts'

/** A component with the titles of where it stands; null when the catalogue no longer holds it. */
export function libraryEntry(catalogue: Catalogue, path: string): LibraryEntry | null {
  const meta = catalogue.meta(path)
  const [pkg = '', category = '', subcategory = ''] = splitComponentPath(path).subcategoryPath.split('/')
  const found = meta && catalogue.find(pkg, category, subcategory)
  if (!found) return null
  const { title, path: subcategoryPath } = found.subcategory
  return { ...meta, subcategory: { title, path: subcategoryPath }, packageTitle: found.package.title }
}
