import type { ComponentMeta } from '#shared/catalog.ts'
import type { AppLibraryFilters, LibraryCounts } from '#shared/library-filters.ts'
import type { FoundComponent } from '#shared/page-props.ts'
import { standaloneTitle } from '#shared/standalone-title.ts'
import type { Catalogue } from './catalogue.ts'
import { pictured } from './component-place.ts'
import type { Copies } from './most-copied.ts'
import { perBuild } from './per-build.ts'

type Fact = ComponentMeta & {
  package: string
  kind: string
  place: string
  added: string
  behaviour: 'interactive' | 'static'
  hasPictures: boolean
  isNew: boolean
}

/** What the library is filtered by, of every component in our order. New is what came on the last day that anything did. */
const factsOf = perBuild((catalogue: Catalogue): Fact[] => {
  const newest = catalogue.all().reduce((last, { path }) => later(last, catalogue.traits(path).added), '')
  return catalogue.index().packages.flatMap((pack) =>
    pack.categories.flatMap((category) =>
      category.subcategories.flatMap((subcategory) =>
        subcategory.components.map((meta) => {
          const { added, isInteractive, hasPictures } = catalogue.traits(meta.path)
          return {
            ...meta,
            package: pack.slug,
            kind: category.slug,
            place: `${pack.title} / ${standaloneTitle(subcategory.title, category.title)}`,
            added,
            behaviour: isInteractive ? ('interactive' as const) : ('static' as const),
            hasPictures,
            isNew: added !== '' && added === newest,
          }
        }),
      ),
    ),
  )
})

/** How many components each filter leaves by itself. */
export const libraryCounts = perBuild((catalogue: Catalogue): LibraryCounts => {
  const facts = factsOf(catalogue)
  const count = (holds: (fact: Fact) => boolean) => facts.filter(holds).length
  const by = (name: 'package' | 'kind') =>
    Object.fromEntries([...Map.groupBy(facts, (fact) => fact[name])].map(([word, some]) => [word, some.length]))
  return {
    all: facts.length,
    interactive: count(({ behaviour }) => behaviour === 'interactive'),
    static: count(({ behaviour }) => behaviour === 'static'),
    free: count(({ free }) => free),
    pictures: count(({ hasPictures }) => hasPictures),
    new: count(({ isNew }) => isNew),
    package: by('package'),
    kind: by('kind'),
  }
})

type Asked = {
  /** How often each was taken, where that is asked for: those of which nobody took any follow by their age. */
  copies?: Copies | undefined
  /** What a member may read, and what they marked; for guests both are left out, as are the filters that ask for them. */
  isOpen?: ((component: ComponentMeta) => boolean) | undefined
  favourites?: ReadonlySet<string> | undefined
}

/** The components that a query leaves, in the order it asks for, each with where it stands. */
export function libraryView(
  catalogue: Catalogue,
  { package: pack, kind, behaviour, free, pictures, new: isNew, open, favourites: marked, sort }: AppLibraryFilters,
  { copies = new Map(), isOpen, favourites }: Asked = {},
): FoundComponent[] {
  const left = factsOf(catalogue).filter(
    (fact) =>
      (!pack || fact.package === pack) &&
      (!kind || fact.kind === kind) &&
      (!behaviour || fact.behaviour === behaviour) &&
      (!free || fact.free) &&
      (!pictures || fact.hasPictures) &&
      (!isNew || fact.isNew) &&
      (!open || isOpen?.(fact)) &&
      (!marked || favourites?.has(fact.path)),
  )
  // Of the same day, our own order stays.
  const byAge = (a: Fact, b: Fact) => (a.added === b.added ? 0 : a.added < b.added ? 1 : -1)
  const taken = ({ path }: Fact) => copies.get(path) ?? 0
  if (sort === 'newest') left.sort(byAge)
  if (sort === 'most-copied') left.sort((a, b) => taken(b) - taken(a) || byAge(a, b))
  if (sort === 'name') left.sort((a, b) => a.title.localeCompare(b.title, 'en-GB'))
  return left.map((fact) => ({ ...pictured(fact), place: fact.place }))
}

const later = (one: string, other: string) => (one > other ? one : other)
