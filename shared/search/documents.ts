/** What can be found on the site and in the app, as search knows it. */
import type { ComponentPicture } from '../catalog.ts'
import type { GlyphKey, IconStyle } from '../tools/icons/sets.ts'
import { urls } from '../urls.ts'
import { sectionWords } from './sections.ts'
import { openIndex, type SearchField, type SearchIndex, type Searchable } from './index.ts'

export type SearchDocument = {
  kind: 'component' | 'section' | 'doc' | 'tool' | 'template' | 'kit'
  title: string
  /** Where it stands: the section of a component, the category of a section, "Tools". */
  place: string
  /** The package of what stands in one: "Marketing". */
  group: string
  /** Path of what stands in the library, of others the slug. */
  path: string
  keywords: readonly string[]
  description: string
  part?: string
  free?: boolean
  picture?: ComponentPicture | null
}

/** An icon that was found. */
export type FoundIcon = {
  key: GlyphKey
  title: string
  set: string
  href: string
  drawing: Pick<IconStyle, 'grid' | 'stroke'> & { body: string }
}

/** Where a document leads: to what everyone sees, or to its like in the app. */
export function hrefOf({ kind, path }: Pick<SearchDocument, 'kind' | 'path'>, isApp: boolean): string {
  switch (kind) {
    case 'component':
      return isApp ? urls.appComponent(path) : urls.component(path)
    case 'section':
      return isApp ? urls.appSubcategory(path) : urls.subcategory(path)
    case 'doc':
      return isApp ? urls.appDocumentation(path) : urls.docs(path)
    case 'tool':
      return urls.tool(path)
    case 'template':
      return isApp ? urls.appTemplate(path) : urls.template(path)
    case 'kit':
      return isApp ? urls.appStarterKit(path) : urls.starterKit(path)
  }
}

export type FindableDocument = SearchDocument & Searchable

/** What a word is worth beside one of the title. */
const weights = { keyword: 0.9, place: 0.85, section: 0.75, group: 0.4, description: 0.35 }

/** Documents ready to be searched. */
export const openDocuments = (documents: readonly SearchDocument[]): SearchIndex<FindableDocument> =>
  openIndex(documents.map((document) => ({ ...document, ...searchable(document) })))

function searchable({ kind, title, place, group, path, keywords, description, part }: SearchDocument): Searchable {
  const own: SearchField[] = [
    [title, 1],
    ...keywords.map((keyword): SearchField => [keyword, weights.keyword]),
    [place, kind === 'component' ? weights.place : weights.group],
    [group, weights.group],
    [description, weights.description],
  ]
  const words = (kind === 'section' && sectionWords[path]) || []
  const more = words.map((word): SearchField => [word, weights.section])
  return { whole: part ? [title, part] : [title], fields: [...own, ...more, ...(part ? [[part, 1] as const] : [])] }
}
