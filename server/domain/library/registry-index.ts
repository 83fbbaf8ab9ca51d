/** The index of the registry: every item that a reader can ask for by name, and none of their code. */
import type { ComponentSet } from '#shared/sets.ts'
import { rootOf, wordsOf } from '#shared/search/words.ts'
import type { Catalogue } from './catalogue.ts'
import { perBuild } from './per-build.ts'
import { type ListedItem, listedComponent, listedSet } from './registry-items.ts'
import { openSets } from './sets.ts'

/** An item of the index, and as it is sent. */
export type Written = { item: ListedItem; text: string }

export const written = (item: ListedItem): Written => ({ item, text: JSON.stringify(item) })

/** Every component in reading order, and the sets that are open; made once for each build. */
export const libraryItems = (catalogue: Catalogue, sets: readonly ComponentSet[]): LibraryItems =>
  itemsOfBuild(catalogue)(sets)

type LibraryItems = { components: ReadonlyMap<string, Written>; sets: readonly Written[] }

const itemsOfBuild = perBuild((catalogue) => {
  let made: LibraryItems | undefined
  return (sets: readonly ComponentSet[]) =>
    (made ??= {
      components: new Map(catalogue.all().map((component) => [component.path, written(listedComponent(component))])),
      sets: openSets(catalogue, sets).map((set) => written(listedSet(set))),
    })
})

/** Whether an item that is no component has all words that are asked for. */
export function hasWords({ title, description }: ListedItem, query: string): boolean {
  const own = new Set(wordsOf(`${title} ${description}`).map(rootOf))
  return wordsOf(query).every((word) => own.has(rootOf(word)))
}

export type Part = { limit: number | undefined; offset: number }

/**
 * The index as JSON.
 *
 * @param site what it is called, and where it is at home
 * @param items all that were found; `part` says which of them are sent
 */
export function indexText(
  { name, homepage }: { name: string; homepage: string },
  items: readonly Written[],
  { limit = items.length, offset }: Part,
): string {
  const sent = items.slice(offset, offset + limit)
  const pagination = { total: items.length, offset, limit, hasMore: offset + limit < items.length }
  const head = JSON.stringify({ name, homepage, pagination })
  return `${head.slice(0, -1)},"items":[${sent.map(({ text }) => text).join(',')}]}`
}
