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

/** What a member may read, and what they marked; for guests both are left out, as are the filters that ask for them. */
type Own = {
  isOpen?: ((component: ComponentMeta) => boolean) | undefined
  favourites?: ReadonlySet<string> | undefined
}

type Narrowing = Omit<AppLibraryFilters, 'sort'>

/** Whether a component has what a word of a filter asks for. */
const conditions: Record<keyof Narrowing, (fact: Fact, word: string, own: Own) => boolean> = {
  package: (fact, word) => fact.package === word,
  kind: (fact, word) => fact.kind === word,
  behaviour: (fact, word) => fact.behaviour === word,
  free: ({ free }) => free,
  pictures: ({ hasPictures }) => hasPictures,
  new: ({ isNew }) => isNew,
  open: (fact, _, { isOpen }) => isOpen?.(fact) ?? false,
  favourites: ({ path }, _, { favourites }) => favourites?.has(path) ?? false,
}
const filterNames = Object.keys(conditions) as (keyof Narrowing)[]

/** The components of which everything holds that is asked, in our order. */
function narrowed(catalogue: Catalogue, words: { [Name in keyof Narrowing]?: string }, own: Own): Fact[] {
  const set = filterNames.flatMap((name) => (words[name] === undefined ? [] : [[name, words[name]] as const]))
  return factsOf(catalogue).filter((fact) => set.every(([name, word]) => conditions[name](fact, word, own)))
}

/**
 * How many components each word of a filter leaves beside what the other filters ask for: what somebody gets who
 * chooses it next.
 */
export function libraryCounts(catalogue: Catalogue, filters: AppLibraryFilters = {}, own: Own = {}): LibraryCounts {
  const facts = factsOf(catalogue)
  const left = (name: keyof Narrowing, word = '1') => narrowed(catalogue, { ...filters, [name]: word }, own).length
  const byWord = (name: 'package' | 'kind') =>
    Object.fromEntries([...new Set(facts.map((fact) => fact[name]))].map((word) => [word, left(name, word)]))
  return {
    all: facts.length,
    interactive: left('behaviour', 'interactive'),
    static: left('behaviour', 'static'),
    free: left('free'),
    pictures: left('pictures'),
    new: left('new'),
    // Where most is new, to be new says nothing.
    tellsNew: facts.filter(({ isNew }) => isNew).length * 2 < facts.length,
    package: byWord('package'),
    kind: byWord('kind'),
    ...(own.isOpen && { open: left('open') }),
    ...(own.favourites && { favourites: left('favourites') }),
  }
}

/** How often each was taken, where that is asked for: those of which nobody took any follow by their age. */
type Asked = Own & { copies?: Copies | undefined }

/** The components that a query leaves, in the order it asks for, each with where it stands. */
export function libraryView(
  catalogue: Catalogue,
  { sort, ...filters }: AppLibraryFilters,
  { copies = new Map(), ...own }: Asked = {},
): FoundComponent[] {
  const left = narrowed(catalogue, filters, own)
  // Of the same day, our own order stays.
  const byAge = (a: Fact, b: Fact) => (a.added === b.added ? 0 : a.added < b.added ? 1 : -1)
  const taken = ({ path }: Fact) => copies.get(path) ?? 0
  if (sort === 'newest') left.sort(byAge)
  if (sort === 'most-copied') left.sort((a, b) => taken(b) - taken(a) || byAge(a, b))
  if (sort === 'name') left.sort((a, b) => a.title.localeCompare(b.title, 'en-GB'))
  return left.map((fact) => ({ ...pictured(fact), place: fact.place }))
}

const later = (one: string, other: string) => (one > other ? one : other)
