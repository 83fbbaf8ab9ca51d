import type { ComponentMeta } from '#shared/catalog.ts'

/** However large the catalogue grows, the home page loads no more documents than this. */
const mostPieces = 12
/** Between two sections of pages stand this many smaller things. */
const smallBetweenSections = 4

/**
 * What lies on the bench, in order: first a section of a page, then smaller things and sections in turn, so that the
 * wall has a rhythm and every package is seen. Each subcategory gives one piece before any gives a second.
 */
export function benchOrder<Piece extends Pick<ComponentMeta, 'path' | 'layout'>>(
  components: readonly Piece[],
): Piece[] {
  const varied = inTurns(components)
  const sections = varied.filter(({ layout }) => layout === 'full')
  const small = varied.filter(({ layout }) => layout !== 'full')
  const order: Piece[] = []
  while (sections.length + small.length > 0)
    order.push(...sections.splice(0, 1), ...small.splice(0, smallBetweenSections))
  return order.slice(0, mostPieces)
}

/** The first of each subcategory, then the second of each, and so on. */
function inTurns<Piece extends Pick<ComponentMeta, 'path'>>(components: readonly Piece[]): Piece[] {
  const seen = new Map<string, number>()
  const turnOf = new Map(
    components.map((component) => {
      const subcategory = component.path.slice(0, component.path.lastIndexOf('/'))
      const turn = seen.get(subcategory) ?? 0
      seen.set(subcategory, turn + 1)
      return [component, turn]
    }),
  )
  return [...components].sort((a, b) => turnOf.get(a)! - turnOf.get(b)!)
}
