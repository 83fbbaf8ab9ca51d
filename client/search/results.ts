import { searchGroups, searchKey, type SearchEntry } from './entries.ts'

export type ResultRow =
  | { kind: 'heading'; text: string }
  /** `index` counts the options, headings left out. */
  | { kind: 'option'; entry: SearchEntry; index: number }

type Sources = { pages: readonly SearchEntry[]; components: readonly SearchEntry[]; recent: readonly string[] }

/**
 * What a query shows: the pages whose title holds it, group by group, then the components. White space and the size of
 * letters mean nothing. Without a query every page shows, those gone to lately once more on top.
 */
export function findResults(query: string, { pages, components, recent }: Sources): ResultRow[] {
  const key = searchKey(query)
  const rows: ResultRow[] = []
  let index = 0
  const add = (text: string, entries: readonly SearchEntry[]) => {
    if (entries.length === 0) return
    rows.push({ kind: 'heading', text })
    for (const entry of entries) rows.push({ kind: 'option', entry, index: index++ })
  }
  if (key === '') {
    const all = [...pages, ...components]
    add(
      'Recent',
      recent.flatMap((href) => all.find((entry) => entry.href === href) ?? []),
    )
  }
  const found = key === '' ? pages : pages.filter((entry) => entry.key.includes(key))
  const byGroup = Map.groupBy(found, ({ group }) => group)
  for (const group of searchGroups) add(group, byGroup.get(group) ?? [])
  if (key !== '')
    add(
      'Components',
      components.filter((entry) => entry.key.includes(key)),
    )
  return rows
}
