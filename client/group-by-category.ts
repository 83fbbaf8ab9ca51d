import type { PackageEntry } from '#shared/page-props.ts'

type Group = { slug: string; title: string; entries: PackageEntry[] }

/** The entries of a package under their categories, in the order they come. */
export function groupByCategory(entries: readonly PackageEntry[]): Group[] {
  const groups = new Map<string, Group>()
  for (const entry of entries) {
    const { category_slug: slug, category_title: title } = entry
    const group = groups.get(slug) ?? { slug, title, entries: [] }
    group.entries.push(entry)
    groups.set(slug, group)
  }
  return [...groups.values()]
}
