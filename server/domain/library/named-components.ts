/** Components by what people, programs and assistants call them; and what is meant where nothing is called so. */
import type { ComponentMeta } from '#shared/catalog.ts'
import { registryNameOf } from '#shared/component-names.ts'
import { openIndex, search, type Searchable, type SearchIndex } from '#shared/search/index.ts'
import { wordsOf } from '#shared/search/words.ts'
import type { Catalogue } from './catalogue.ts'
import { likenessOf, pairsOf } from './likeness.ts'
import { perBuild } from './per-build.ts'

export type Named =
  | { kind: 'found'; component: ComponentMeta }
  /** It had this name or path once: `component` is what it is now. */
  | { kind: 'moved'; component: ComponentMeta }
  /** Nothing is called so: the names in the registry of what comes nearest, best first. */
  | { kind: 'unknown'; nearest: string[] }

/** How many names are offered in the place of an unknown one. */
export const nearestNames = 5
/** Characters of a name that are looked at. */
export const longestName = 160
/** Words of it that are searched for. */
const mostWords = 12
/** From so much on, a name is taken for another with slips in it: 1 is the same. */
const alikeEnough = 0.6

/**
 * Finds a component by its name in the registry ("tables-with-totals"), its whole path, or its part number ("AUI-C38-1"),
 * in whatever case and with or without a namespace ("@millwork/…").
 *
 * @param name what somebody asks for; of more than `longestName` characters only these are looked at
 * @returns the component, what became of it, or the names that come nearest. Spelling is asked first, then the search
 *   over names, titles and keywords, then spelling again for those that are still wanted.
 */
export function findNamed(catalogue: Catalogue, name: string): Named {
  const known = knownNames(catalogue)
  const asked = plain(name)
  const component = known.now.get(asked)
  if (component) return { kind: 'found', component }
  const moved = known.before.get(asked) ?? movedBelow(catalogue, asked)
  if (moved) return { kind: 'moved', component: moved }
  return { kind: 'unknown', nearest: nearestTo(nameIndex(catalogue), asked) }
}

const plain = (name: string) =>
  name
    .slice(0, longestName)
    .trim()
    .toLowerCase()
    .replace(/^@[^/]*\//, '')
    .replace(/^\/+|\/+$|\.json$/g, '')

type Entry = Searchable & { name: string; pairs: ReadonlySet<string> }
type Names = ReadonlyMap<string, ComponentMeta>

/** Reckoned once for each build. */
const knownNames = perBuild((catalogue): { now: Names; before: Names } => {
  const names = catalogue
    .all()
    .flatMap((component) =>
      [registryNameOf(component.path), component.path, component.part.toLowerCase()].map(
        (name) => [name, component] as const,
      ),
    )
  const now = new Map(names)
  return { now, before: formerNames(catalogue, now) }
})

/** What only unknown names are looked for in. */
const nameIndex = perBuild((catalogue) => openIndex(catalogue.all().map(entryOf)))

function entryOf({ path, title, keywords }: ComponentMeta): Entry {
  const name = registryNameOf(path)
  const fields = [[name, 1], [title, 1], ...keywords.map((keyword) => [keyword, 0.9] as const), [path, 0.4]] as const
  return { name, pairs: pairsOf(name), whole: [name], fields }
}

/** What components were called before they moved; a name that another one has now is not among them. */
function formerNames(catalogue: Catalogue, now: Names): Names {
  const former = new Map<string, ComponentMeta>()
  const add = (from: string, to: string) => {
    const component = catalogue.meta(to)
    for (const name of component ? [from, registryNameOf(from)] : [])
      if (component && !now.has(name)) former.set(name, component)
  }
  for (const [from, to] of Object.entries(catalogue.moves()))
    if (catalogue.meta(to)) add(from, to)
    else for (const { path } of catalogue.all()) if (path.startsWith(`${to}/`)) add(from + path.slice(to.length), path)
  return former
}

/** Of a component that moved, and whose subcategory moved besides. */
function movedBelow(catalogue: Catalogue, path: string): ComponentMeta | null {
  const moved = path.split('/').length === 4 ? catalogue.moved(path) : null
  return moved === null ? null : catalogue.meta(moved)
}

function nearestTo(index: SearchIndex<Entry>, asked: string): string[] {
  const words = wordsOf(asked).slice(0, mostWords).join(' ')
  const pairs = pairsOf(asked.includes('/') ? asked.split('/').slice(-2).join('-') : asked)
  const bySpelling = index.entries
    .map((entry) => ({ name: entry.name, likeness: likenessOf(pairs, entry.pairs) }))
    .sort((a, z) => z.likeness - a.likeness)
  const alike = bySpelling.filter(({ likeness }) => likeness >= alikeEnough)
  const found = search(index, words).entries
  return [...new Set([...alike, ...found, ...bySpelling].map(({ name }) => name))].slice(0, nearestNames)
}
