/** Sets as far as they stand: which are open, what of them there is, and which of their screens can be shown. */
import type { ComponentMeta } from '#shared/catalog.ts'
import type { ComponentSet, SetScreen } from '#shared/sets.ts'
import type { Catalogue } from './catalogue.ts'

/** A member, by the address it has or had; null while it does not stand. */
export const standing = (catalogue: Catalogue, path: string): ComponentMeta | null =>
  catalogue.meta(catalogue.moved(path) ?? path)

/** The members of a set that stand, in its order. */
export const standingMembers = (catalogue: Catalogue, { members }: Pick<ComponentSet, 'members'>): ComponentMeta[] =>
  members.flatMap((path) => standing(catalogue, path) ?? [])

/** A set is open once two thirds of its members stand. Until then it is nowhere: no link leads to it, and it has no page. */
export const isOpen = (catalogue: Catalogue, set: Pick<ComponentSet, 'members'>): boolean =>
  set.members.length > 0 && standingMembers(catalogue, set).length * 3 >= set.members.length * 2

/** The sets that are open, in their order. */
export const openSets = (catalogue: Catalogue, sets: readonly ComponentSet[]): ComponentSet[] =>
  sets.filter((set) => isOpen(catalogue, set))

/** An open set by its name in addresses; null where there is none. */
export function findOpenSet(catalogue: Catalogue, sets: readonly ComponentSet[], slug: string): ComponentSet | null {
  const set = sets.find((each) => each.slug === slug)
  return set && isOpen(catalogue, set) ? set : null
}

/** The screens of a set on which nothing is missing. */
export const wholeScreens = (catalogue: Catalogue, { screens }: ComponentSet): SetScreen[] =>
  screens.filter(({ shell, parts }) =>
    [...(shell === null ? [] : [shell]), ...parts.map(({ member }) => member)].every(
      (path) => standing(catalogue, path) !== null,
    ),
  )
