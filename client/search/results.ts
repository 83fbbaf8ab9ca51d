import { answer } from '#shared/search/answer.ts'
import type { FindableDocument, FoundIcon } from '#shared/search/documents.ts'
import type { SearchIndex } from '#shared/search/index.ts'
import { documentEntry, searchGroups, searchKey, type SearchEntry } from './entries.ts'

export type ResultRow =
  | { kind: 'heading'; text: string }
  /** `index` counts the options, headings left out. */
  | { kind: 'option'; entry: SearchEntry; index: number; icon?: FoundIcon }

type Sources = {
  pages: readonly SearchEntry[]
  /** Null until it was fetched. */
  index: SearchIndex<FindableDocument> | null
  icons?: readonly FoundIcon[]
  recent: readonly string[]
  /** Whether what is found leads into the app, or to what everyone sees. */
  isApp: boolean
}

/**
 * What a query shows. First, to the letter, the pages whose title holds it, group by group: white space and the size of
 * letters mean nothing there. Below them what answers it in any words: components, documentation, tools, and last icons.
 * Without a query every page shows, those gone to lately once more on top.
 */
export function findResults(query: string, { pages, index, icons = [], recent, isApp }: Sources): ResultRow[] {
  const key = searchKey(query)
  const rows: ResultRow[] = []
  let count = 0
  const add = (text: string, entries: readonly (SearchEntry & { icon?: FoundIcon })[]) => {
    if (entries.length === 0) return
    rows.push({ kind: 'heading', text })
    for (const { icon, ...entry } of entries)
      rows.push({ kind: 'option', entry, index: count++, ...(icon && { icon }) })
  }
  if (key === '') add('Recent', recentEntries(recent, { pages, index, isApp }))
  const found = key === '' ? pages : pages.filter((entry) => entry.key.includes(key))
  const byGroup = Map.groupBy(found, ({ group }) => group)
  for (const group of searchGroups) add(group, byGroup.get(group) ?? [])
  if (key === '' || !index) return rows

  const there = new Set(found.map(({ href }) => href))
  const entryOf = (document: FindableDocument) => documentEntry(document, isApp)
  const { groups, isNear } = answer(index, query, (document) => there.has(entryOf(document).href))
  for (const { title, documents } of groups) add(isNear ? `${title}, near it` : title, documents.map(entryOf))
  add(
    'Icons',
    icons.map((icon) => ({ title: icon.title, place: icon.set, group: 'Extras', href: icon.href, key: '', icon })),
  )
  return rows
}

function recentEntries(recent: readonly string[], { pages, index, isApp }: Omit<Sources, 'recent'>): SearchEntry[] {
  const all = [...pages, ...(index?.entries.map((document) => documentEntry(document, isApp)) ?? [])]
  return recent.flatMap((href) => all.find((entry) => entry.href === href) ?? [])
}
