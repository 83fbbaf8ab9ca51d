/** Collections that a team keeps: what fits into them, and how they are shown. */
import type { PicturedComponent } from './page-props/library.ts'

/** Characters of a name, collections of a team, and components in one of them. */
export const collectionLimits = { name: 60, perTeam: 50, items: 100 }

/** A collection among the others of its team. */
export type CollectionEntry = {
  id: string
  name: string
  count: number
  /** The first of what lies in it, as many as a card has room for. */
  first: Pick<PicturedComponent, 'path' | 'picture'>[]
}

/** A collection into which a component may be put; `holds`: it lies there already. */
export type CollectionChoice = { id: string; name: string; holds: boolean }
