/** Starter kits as their own pages need them. */
import type { Goods, ProjectGood } from '#shared/goods.ts'
import type { KitEntry } from '#shared/page-props.ts'

type Kits = Pick<Goods, 'starter-kits'>

/** How many others stand below a kit. */
const mostOthers = 4

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
