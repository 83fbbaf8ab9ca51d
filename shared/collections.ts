/** Collections that a team keeps: what fits into them, and how they are shown. */
import type { LibraryEntry, PicturedComponent } from './page-props/library.ts'

/** Characters of a name, collections of a team, and components and sets in one of them. */
export const collectionLimits = { name: 60, perTeam: 50, items: 100 }

/** A collection among the others of its team. */
export type CollectionEntry = {
  id: string
  name: string
  /** Components that lie in it by themselves, and sets. */
  components: number
  sets: number
  /** The first of what lies in it, as many as a card has room for. */
  first: Pick<PicturedComponent, 'path' | 'picture'>[]
}

/** A collection into which something may be put; `holds`: it lies there already. */
export type CollectionChoice = { id: string; name: string; holds: boolean }

/** What lies in a collection: a component by its path, a set by the key that `itemOfSet` gives it. */
export type CollectedComponent = LibraryEntry & { locked: boolean; set: null }

/** A set in a collection: it stays one, and grows as the set does. */
export type CollectedSet = {
  /** Its key among what lies in the collection. */
  path: string
  set: string
  title: string
  description: string
  count: number
  /** Of its members, those whose code this visitor may not read. */
  locked: number
  first: Pick<PicturedComponent, 'path' | 'picture'>[]
}

export type CollectedItem = CollectedComponent | CollectedSet

const setKey = /^sets\/([^/]+)$/

/** What a set is called among what lies in a collection; no path of a component reads so. */
export const itemOfSet = (slug: string): string => `sets/${slug}`

/** The set that such a key names; null where it is a component's path. */
export const setOfItem = (item: string): string | null => setKey.exec(item)?.[1] ?? null
