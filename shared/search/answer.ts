import { type FindableDocument, type SearchDocument } from './documents.ts'
import { search, type SearchIndex } from './index.ts'

type Kind = SearchDocument['kind']

/** The documents of a kind, best first; kinds that answer better come first. */
export type AnswerGroup = { title: string; documents: FindableDocument[] }

export type Answer = {
  groups: AnswerGroup[]
  /** Nothing has every word of the query: these have most of it. */
  isNear: boolean
}

/** What stands over each kind; kinds under one title stand together. */
const titles: Record<Kind, string> = {
  component: 'Components',
  section: 'Parts of the library',
  doc: 'Documentation',
  tool: 'Tools',
  template: 'Templates and kits',
  kit: 'Templates and kits',
}
/** More than these of a kind nobody looks through. */
const most: Record<string, number> = { [titles.component]: 60 }
const mostOthers = 6

/**
 * What the library, the documentation and the rest have for a query, by kind.
 * @param left tells what is not to be shown, because it is there already
 */
export function answer(
  index: SearchIndex<FindableDocument>,
  query: string,
  left: (document: FindableDocument) => boolean = () => false,
): Answer {
  const { entries, hasAll } = search(index, query)
  const byTitle = Map.groupBy(
    entries.filter((document) => !left(document)),
    ({ kind }) => titles[kind],
  )
  const groups = [...byTitle].map(([title, documents]) => ({
    title,
    documents: documents.slice(0, most[title] ?? mostOthers),
  }))
  return { groups, isNear: !hasAll && groups.length > 0 }
}
