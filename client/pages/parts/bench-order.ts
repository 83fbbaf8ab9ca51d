import type { ComponentMeta } from '#shared/catalog.ts'

/** However large the catalogue grows, the home page loads no more documents than this. */
const mostPieces = 12
const mostWide = 4
/** Components that need the whole width to show what they do, the best opening first. */
const wideSubcategories = ['cards-in-grid', 'hero', 'tabs', 'tables']

type Placed = Pick<ComponentMeta, 'path'>
type Laid<Piece> = { component: Piece; wide: boolean }

const subcategoryOf = ({ path }: Placed) => path.slice(0, path.lastIndexOf('/'))
const packageOf = ({ path }: Placed) => path.slice(0, path.indexOf('/'))
const wideRank = (component: Placed) => wideSubcategories.indexOf(subcategoryOf(component).split('/').at(-1)!)
const isWide = (component: Placed) => wideRank(component) >= 0

/**
 * What lies on the bench, in order: a wide piece at the top, one halfway and the rest at the bottom, so that the wall
 * ends even. Packages take turns, and each subcategory shows one piece before any shows a second.
 */
export function benchOrder<Piece extends Placed>(components: readonly Piece[]): Laid<Piece>[] {
  const varied = inTurns(inTurns(components, subcategoryOf), packageOf)
  const wide = inTurns(varied.filter(isWide), subcategoryOf)
    .slice(0, mostWide)
    .sort((a, b) => wideRank(a) - wideRank(b))
  const narrow = varied.filter((component) => !isWide(component)).slice(0, mostPieces - wide.length)
  const half = wide.length > 1 ? Math.floor(narrow.length / 2) : 0
  const lay = (pieces: Piece[], across: boolean) => pieces.map((component) => ({ component, wide: across }))

  return [
    ...lay(wide.slice(0, 1), true),
    ...lay(narrow.slice(0, half), false),
    ...lay(wide.slice(1, 2), true),
    ...lay(narrow.slice(half), false),
    ...lay(wide.slice(2), true),
  ]
}

/** The first of each group, then the second of each, and so on. */
function inTurns<Piece>(pieces: readonly Piece[], groupOf: (piece: Piece) => string): Piece[] {
  const taken = new Map<string, number>()
  const withTurn = pieces.map((piece) => {
    const turn = taken.get(groupOf(piece)) ?? 0
    taken.set(groupOf(piece), turn + 1)
    return { piece, turn }
  })
  return withTurn.sort((a, b) => a.turn - b.turn).map(({ piece }) => piece)
}
