/** Starter kits as their own pages need them. */
import type { Goods, ProjectGood } from '#shared/goods.ts'
import type { KitEntry } from '#shared/page-props.ts'
import { likenessOf, pairsOf } from './likeness.ts'

type Kits = Pick<Goods, 'starter-kits'>

/** How many others stand below a kit, and how many are offered in the place of one that does not exist. */
const [mostOthers, mostNear] = [4, 3]
/** Characters of an unknown name that are looked at. */
const longestSlug = 80

export const findKit = (goods: Kits, slug: string): ProjectGood | undefined =>
  goods['starter-kits'].find((kit) => kit.slug === slug)

/** The kits beside one: those of its family first, then the others in their order. */
export function otherKits(goods: Kits, { slug, kit }: ProjectGood): KitEntry[] {
  const others = goods['starter-kits'].filter((other) => other.slug !== slug)
  const isNear = (other: ProjectGood) => other.kit?.family === kit?.family
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))].slice(0, mostOthers).map(entryOf)
}

const entryOf = ({ slug, title, description, free, picture, kit }: ProjectGood): KitEntry => {
  return { slug, title, description, free, picture, kit }
}

/** The kits whose names are most like one that does not exist, the likest first. */
export function kitsLike(goods: Kits, slug: string): Pick<ProjectGood, 'slug' | 'title'>[] {
  const asked = pairsOf(slug.slice(0, longestSlug).toLowerCase())
  return goods['starter-kits']
    .map((kit) => ({ slug: kit.slug, title: kit.title, likeness: likenessOf(asked, pairsOf(kit.slug)) }))
    .sort((a, z) => z.likeness - a.likeness)
    .slice(0, mostNear)
    .map(({ slug: found, title }) => ({ slug: found, title }))
}
